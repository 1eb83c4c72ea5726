import { Card } from '@corredor/ui/Card';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useSession } from '../app/index.ts';
import type { Brand } from '../brand/index.ts';
import { toRecordState } from '../crud/index.ts';
import { useApi } from '../data/index.ts';
import { PlanActions } from './PlanActions.tsx';
import { PlanCards } from './PlanCards.tsx';
import { PlanUseView } from './PlanUseView.tsx';
import type { BillingPeriod } from './planPrice.ts';
import { usePlans } from './usePlans.ts';

/** The plan of the brokerage with its use, and all plans; within a page. */
export function OwnPlans({ brand }: { brand: Brand }) {
  const { t } = useTranslation('plans');
  const { record, partner } = useSession();
  const canBuy = useCan('core_app.change_partner');
  const { state, retry } = usePlans(record.country_id);
  const subscription = useQuery(useApi().queryOptions('get', '/api/billing/subscription/'));
  const current = record.current_subscription;
  const [period, setPeriod] = useState<BillingPeriod>(current.subscription_type === 'annual' ? 'annual' : 'monthly');
  const partnerName = partner?.name ?? record.full_name;
  return (
    <Stack gap="large">
      <PlanUseView subscription={toRecordState(subscription)} onRetry={() => void subscription.refetch()} />
      <PlanCards
        level={2}
        state={state}
        onRetry={retry}
        period={period}
        onPeriodChange={setPeriod}
        currentPlan={state.status === 'ready' ? state.plans.find(({ name }) => name === current.name)?.name : undefined}
        actionsOf={(plan) =>
          canBuy && <PlanActions {...{ brand, plan, period, partnerName }} isCurrent={plan.name === current.name} />
        }
      />
      <Card title={t('page.howTitle')}>
        <Text>{canBuy ? t('page.how', { hours: brand.support.hours }) : t('page.whoBuys')}</Text>
      </Card>
    </Stack>
  );
}
