import { paths } from '@corredor/core/paths';
import type { Gate } from '@corredor/machines/layout-gates';
import { Banner } from '@corredor/ui/Banner';
import { LinkButton } from '@corredor/ui/LinkButton';
import { useTranslation } from 'react-i18next';

/** What is wrong with the subscription, with the way to the plans; nothing where all is well. */
export function SubscriptionBanner({ gate }: { gate: Gate }) {
  const { t } = useTranslation('shell');
  if (gate !== 'invalidSubscription' && gate !== 'paymentPending') return null;
  const about = gate === 'invalidSubscription' ? 'expired' : 'pending';
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
