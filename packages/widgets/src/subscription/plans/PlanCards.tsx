import { ErrorState } from '@corredor/ui/ErrorState';
import { Stack } from '@corredor/ui/Stack';
import { ToggleGroup } from '@corredor/ui/ToggleGroup';
import { useTranslation } from 'react-i18next';
import { PlanGrid, type PlanGridProps } from './PlanGrid.tsx';
import { PlanPriceLine } from './PlanPriceLine.tsx';
import type { BillingPeriod } from './planPrice.ts';
import type { PlansState } from './usePlans.ts';

type PlanCardsProps = Omit<PlanGridProps, 'plans' | 'priceOf'> & {
  state: PlansState;
  onRetry: () => void;
  period: BillingPeriod;
  onPeriodChange: (period: BillingPeriod) => void;
};

/** All plans beside each other, with their prices by month or by year. */
export function PlanCards({ state, onRetry, period, onPeriodChange, ...grid }: PlanCardsProps) {
  const { t } = useTranslation('plans');
  if (state.status === 'failed') return <ErrorState title={t('failed')} text={state.message} onRetry={onRetry} />;
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
      <PlanGrid
        {...grid}
        plans={state.status === 'ready' ? state.plans : null}
        priceOf={(plan) => <PlanPriceLine plan={plan} period={period} />}
      />
    </Stack>
  );
}
