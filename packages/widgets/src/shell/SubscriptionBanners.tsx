import { useSession } from '../base/app/index.ts';
import { SubscriptionBanner } from './SubscriptionBanner.tsx';

/** What is wrong with the subscription of the signed-in user's brokerage, if anything. */
export function SubscriptionBanners() {
  const { has_partner, valid_subscription, subscription_payed } = useSession().record;
  if (!has_partner) return null;
  if (!valid_subscription) return <SubscriptionBanner about="expired" />;
  return subscription_payed ? null : <SubscriptionBanner about="pending" />;
}
