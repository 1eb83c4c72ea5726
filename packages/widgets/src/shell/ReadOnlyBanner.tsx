import { Banner } from '@corredor/ui/Banner';
import { useTranslation } from 'react-i18next';

/** Told on every page while the server has no room: reading goes on, changes wait. */
export function ReadOnlyBanner() {
  const { t } = useTranslation('shell');
  return (
    <Banner tone="caution" title={t('banner.readOnly')} isLive>
      {t('banner.readOnlyText')}
    </Banner>
  );
}
