import type { Plan } from '@corredor/core/api';
import { getSubscription } from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCan, useClient, useSession } from '../../base/app/index.ts';
import type { Brand } from '../../base/brand/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { PlansView } from './PlansView.tsx';
import type { BillingPeriod } from './planPrice.ts';
import { usePlans } from './usePlans.ts';

interface PlansProps {
  brand: Brand;
  /** What can be done with a plan. */
  actionsOf: (plan: Plan, period: BillingPeriod) => ReactNode;
}

/** The plans for the signed-in brokerage. */
export function Plans({ brand, actionsOf }: PlansProps) {
  const { record, partner, status, logOut } = useSession();
  const { state, retry } = usePlans(record.country_id);
  const canView = useCan('core_app.view_partner');
  const subscription = useQuery({ ...queryOf(useClient(), getSubscription), enabled: canView });
  const underReview = subscription.data?.under_review;
  return (
    <PlansView
      brand={brand}
      state={state}
      onRetry={retry}
      subscription={record}
      underReview={underReview}
      partnerName={partner?.name ?? record.full_name}
      // Only who is on the free plan may have a choice that is still to be bought.
      chosenPlan={record.current_subscription.is_free ? subscription.data?.chosen_plan : null}
      canBuy={useCan('core_app.change_partner')}
      // While a payment is under review, another one would be a second order.
      actionsOf={underReview ? () => null : actionsOf}
      isLoggingOut={status === 'loggingOut'}
      onLogOut={logOut}
    />
  );
}
