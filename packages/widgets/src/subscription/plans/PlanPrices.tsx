import type { Plan } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { ErrorState } from '@corredor/ui/ErrorState';
import { LinkButton } from '@corredor/ui/LinkButton';
import { useTranslation } from 'react-i18next';
import * as css from './PeriodChoice.css.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { PlanGrid } from './PlanGrid.tsx';
import { PlanPriceLine } from './PlanPriceLine.tsx';
import { usePlans } from './usePlans.ts';

interface PlanPricesProps {
  /** What is known already, where the server has drawn the page. */
  plans?: readonly Plan[];
  actionLabel: (plan: string) => string;
}

/** The plans for visitors; each leads to registering with it. */
export function PlanPrices({ plans, actionLabel }: PlanPricesProps) {
  const { t } = useTranslation(['plans', 'common']);
  const { state, retry } = usePlans(null, plans);
  if (state.status === 'failed') return <ErrorState title={t('failed')} text={state.message} onRetry={retry} />;
  return (
    <div className={css.chooser}>
      <PeriodChoice />
      <PlanGrid
        plans={state.status === 'ready' ? state.plans : null}
        level={3}
        priceOf={(plan) => (
          <>
            <div className={css.monthly}>
              <PlanPriceLine plan={plan} period="monthly" />
            </div>
            <div className={css.annual}>
              <PlanPriceLine plan={plan} period="annual" />
            </div>
          </>
        )}
        actionsOf={({ name }) => (
          <LinkButton href={paths.register({ plan: name })} tone={name === 'Free' ? 'accent' : 'neutral'} isFullWidth>
            {actionLabel(t(`common:planName.${name}`))}
          </LinkButton>
        )}
      />
    </div>
  );
}
