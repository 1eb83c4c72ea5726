import { planNames } from '@corredor/core/billing';
import type { SessionRecord } from '@corredor/core/session';
import { Banner } from '@corredor/ui/Banner';
import { useTranslation } from 'react-i18next';

interface SubscriptionNoticeProps {
  subscription: Pick<SessionRecord, 'current_subscription' | 'valid_subscription' | 'subscription_payed'>;
}

/** What is wrong with a subscription, if anything. */
export function SubscriptionNotice({ subscription }: SubscriptionNoticeProps) {
  const { t } = useTranslation(['plans', 'common']);
  const { current_subscription: current, valid_subscription, subscription_payed } = subscription;
  if (!valid_subscription)
    return (
      <Banner tone="caution" title={t('page.expired')}>
        {t('page.expiredText')}
      </Banner>
    );
  if (subscription_payed) return null;
  const known = planNames.find((name) => name === current.name);
  const plan = known ? t(`common:planName.${known}`) : current.name;
  return <Banner title={t('page.pending')}>{t('page.pendingText', { plan })}</Banner>;
}
