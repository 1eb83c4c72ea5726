import type { Subscription } from '@corredor/core/api';
import { planNames } from '@corredor/core/billing';
import type { SessionRecord } from '@corredor/core/session';
import { Banner } from '@corredor/ui/Banner';
import { useTranslation } from 'react-i18next';

interface SubscriptionNoticeProps {
  /** The payment that waits for its review while the plan runs on. */
  underReview?: Subscription['under_review'];
  subscription: Pick<SessionRecord, 'current_subscription' | 'valid_subscription' | 'subscription_payed'>;
}

/** What is wrong with a subscription, if anything. */
export function SubscriptionNotice({ subscription, underReview }: SubscriptionNoticeProps) {
  const { t } = useTranslation(['plans', 'common']);
  const { current_subscription: current, valid_subscription, subscription_payed } = subscription;
  if (!valid_subscription)
    return (
      <Banner tone="caution" title={t('page.expired')}>
        {t('page.expiredText')}
      </Banner>
    );
  const planOf = (wanted: string) => {
    const known = planNames.find((name) => name === wanted);
    return known ? t(`common:planName.${known}`) : wanted;
  };
  if (!subscription_payed)
    return <Banner title={t('page.pending')}>{t('page.pendingText', { plan: planOf(current.name) })}</Banner>;
  if (!underReview) return null;
  return <Banner title={t('page.pending')}>{t('page.reviewText', { plan: planOf(underReview.plan) })}</Banner>;
}
