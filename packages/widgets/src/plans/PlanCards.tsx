import type { Plan, PlanName } from '@corredor/core/api';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { ToggleGroup } from '@corredor/ui/ToggleGroup';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../app/index.ts';
import * as css from './PlanCard.css.ts';
import { PlanCard } from './PlanCard.tsx';
import type { BillingPeriod } from './planPrice.ts';
import type { PlansState } from './usePlans.ts';

export interface PlanCardsProps {
  state: PlansState;
  onRetry: () => void;
  period: BillingPeriod;
  onPeriodChange: (period: BillingPeriod) => void;
  currentPlan?: PlanName | undefined;
  /** Chosen at registration, and still to be bought. */
  chosenPlan?: PlanName | null | undefined;
  /** Of the plans' names, in the outline of the page. */
  level: 2 | 3;
  /** The links of one plan. */
  actionsOf: (plan: Plan) => ReactNode;
}

/** All plans beside each other, with their prices by month or by year. */
export function PlanCards({
  state,
  onRetry,
  period,
  onPeriodChange,
  currentPlan,
  chosenPlan,
  level,
  actionsOf,
}: PlanCardsProps) {
  const { t } = useTranslation('plans');
  const { percent } = useFormats();
  if (state.status === 'failed') return <ErrorState title={t('failed')} text={state.message} onRetry={onRetry} />;
  const tax = state.status === 'ready' ? state.plans.find((plan) => plan.vat_percent)?.vat_percent : null;
  return (
    <Stack gap="medium">
      <ToggleGroup
        label={t('period.label')}
        items={[
          { id: 'monthly', label: t('period.monthly') },
          { id: 'annual', label: t('period.annual') },
        ]}
        value={period}
        onChange={onPeriodChange}
      />
      <div className={css.cards}>
        {state.status === 'loading'
          ? [1, 2, 3, 4].map((place) => <Skeleton key={place} shape="block" height="27rem" />)
          : state.plans.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                level={level}
                period={period}
                isCurrent={plan.name === currentPlan}
                isChosen={plan.name === chosenPlan}
                actions={actionsOf(plan)}
              />
            ))}
      </div>
      <Text size="sm" tone="muted">
        {tax ? t('price.withTax', { percent: percent(tax) }) : t('price.noTax')}
      </Text>
    </Stack>
  );
}
