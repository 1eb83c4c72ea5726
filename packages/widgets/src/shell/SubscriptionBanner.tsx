import { paths } from '@corredor/core/paths';
import { Banner } from '@corredor/ui/Banner';
import { LinkButton } from '@corredor/ui/LinkButton';
import { useTranslation } from 'react-i18next';

/** What is wrong with the subscription, with the way to the plans. */
export function SubscriptionBanner({ about }: { about: 'expired' | 'pending' }) {
  const { t } = useTranslation('shell');
  return (
    <Banner
      tone="caution"
      title={t(`banner.${about}`)}
      action={
        <LinkButton size="small" href={paths.plans()}>
          {t('banner.continue')}
        </LinkButton>
      }
    >
      {t(`banner.${about}Text`)}
    </Banner>
  );
}
