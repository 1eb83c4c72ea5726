import type { Plan, PlanName } from '@corredor/core/api';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Text } from '@corredor/ui/Text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import * as css from './PlanCard.css.ts';
import { PlanCard } from './PlanCard.tsx';

export interface PlanGridProps {
  /** Null while they are fetched. */
  plans: readonly Plan[] | null;
  currentPlan?: PlanName;
  /** Chosen at registration, and still to be bought. */
  chosenPlan?: PlanName | null;
  /** Of the plans' names, in the outline of the page. */
  level: 2 | 3;
  priceOf: (plan: Plan) => ReactNode;
  /** The links of one plan. */
  actionsOf: (plan: Plan) => ReactNode;
}

/** All plans beside each other, and what is added to their prices. */
export function PlanGrid({ plans, currentPlan, chosenPlan, level, priceOf, actionsOf }: PlanGridProps) {
  const { t } = useTranslation('plans');
  const { percent } = useFormats();
  const tax = plans?.find((plan) => plan.vat_percent)?.vat_percent;
  return (
    <>
      <div className={css.cards}>
        {plans === null
          ? [1, 2, 3, 4].map((place) => <Skeleton key={place} shape="rows" height="27rem" />)
          : plans.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                level={level}
                price={priceOf(plan)}
                isCurrent={plan.name === currentPlan}
                isChosen={plan.name === chosenPlan}
                actions={actionsOf(plan)}
              />
            ))}
      </div>
      <Text size="sm" tone="muted">
        {tax ? t('price.withTax', { percent: percent(tax) }) : t('price.noTax')}
      </Text>
    </>
  );
}
