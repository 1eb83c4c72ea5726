import type { Plan } from '@corredor/core/api';
import { getSubscription } from '@corredor/core/operations';
import { Stack } from '@corredor/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useCan, useClient, useSession } from '../../base/app/index.ts';
import type { Brand } from '../../base/brand/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { toRecordState } from '../../frames/records/index.ts';
import { PlanCards } from './PlanCards.tsx';
import { PlanQuestions } from './PlanQuestions.tsx';
import { PlanUseView } from './PlanUseView.tsx';
import type { BillingPeriod } from './planPrice.ts';
import { SubscriptionNotice } from './SubscriptionNotice.tsx';
import { usePlans } from './usePlans.ts';

interface OwnPlansProps {
  brand: Brand;
  /** What can be done with a plan. */
  actionsOf: (plan: Plan, period: BillingPeriod) => ReactNode;
}

/** The plan of the brokerage with its use, and all plans; within a page. */
export function OwnPlans({ brand, actionsOf }: OwnPlansProps) {
  const { record, partner } = useSession();
  const canBuy = useCan('core_app.change_partner');
  const { state, retry } = usePlans(record.country_id);
  const subscription = useQuery(queryOf(useClient(), getSubscription));
  const current = record.current_subscription;
  const underReview = subscription.data?.under_review;
  const [period, setPeriod] = useState<BillingPeriod>(current.subscription_type === 'annual' ? 'annual' : 'monthly');
  const partnerName = partner?.name ?? record.full_name;
  return (
    <Stack gap="large">
      {underReview && <SubscriptionNotice subscription={record} underReview={underReview} />}
      <PlanUseView subscription={toRecordState(subscription)} onRetry={() => void subscription.refetch()} />
      <PlanCards
        level={2}
        state={state}
        onRetry={retry}
        period={period}
        onPeriodChange={setPeriod}
        currentPlan={state.status === 'ready' ? state.plans.find(({ name }) => name === current.name)?.name : undefined}
        chosenPlan={subscription.data?.chosen_plan}
        // While a payment is under review, another one would be a second order.
        actionsOf={(plan) => (underReview ? null : actionsOf(plan, period))}
      />
      <PlanQuestions brand={brand} partnerName={partnerName} canBuy={canBuy} />
    </Stack>
  );
}
