import { paths } from '@corredor/core/paths';
import { LinkButton } from '@corredor/ui/LinkButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanCards } from './PlanCards.tsx';
import type { BillingPeriod } from './planPrice.ts';
import { usePlans } from './usePlans.ts';

/** The plans for visitors; each leads to registering with it. */
export function PlanPrices({ actionLabel }: { actionLabel: (plan: string) => string }) {
  const { t } = useTranslation('common');
  const { state, retry } = usePlans();
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  return (
    <PlanCards
      level={3}
      state={state}
      onRetry={retry}
      period={period}
      onPeriodChange={setPeriod}
      actionsOf={({ name }) => (
        <LinkButton href={paths.register({ plan: name })} tone={name === 'Free' ? 'accent' : 'neutral'} isFullWidth>
          {actionLabel(t(`planName.${name}`))}
        </LinkButton>
      )}
    />
  );
}
