import { Divider } from '@corredor/ui/Divider';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { InstalmentsPlan } from '../parts/InstalmentsPlan.tsx';
import { PremiumLines } from '../parts/PremiumLines.tsx';
import type { PremiumPreview } from './usePremiumPreview.ts';

/** What the premium that is typed comes to, line by line and in instalments. */
export function PolicyPreview({ preview, currency }: { preview: PremiumPreview; currency: string }) {
  const { t } = useTranslation('policies');
  const { premium, instalments, isFailed, isLoading } = preview;
  return (
    <section aria-label={t('form.preview')} aria-busy={isLoading}>
      <Stack gap="small">
        <Divider />
        {isFailed && <Text tone="critical">{t('form.previewFailed')}</Text>}
        {!premium && !isFailed && <Text tone="muted">{t('form.previewWaits')}</Text>}
        {premium && <PremiumLines {...premium} currency={currency} />}
        {premium &&
          (instalments ? (
            <InstalmentsPlan {...instalments} currency={currency} />
          ) : (
            <Text tone="muted">{t('form.planWaits')}</Text>
          ))}
      </Stack>
    </section>
  );
}
