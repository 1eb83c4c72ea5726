import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { useTranslation } from 'react-i18next';

interface SampleNoticeProps {
  /** Opens the removal; without it the reader may not remove anything. */
  onRemove?: () => void;
}

/** Says that what is seen is partly a sample, as long as it is. */
export function SampleNotice({ onRemove }: SampleNoticeProps) {
  const { t } = useTranslation('firstSteps');
  return (
    <Banner
      action={
        onRemove && (
          <Button size="small" onPress={onRemove}>
            {t('sample.open')}
          </Button>
        )
      }
    >
      {t('sample.notice')}
    </Banner>
  );
}
