import type { Plan } from '@corredor/core/api';
import type { ReactNode } from 'react';
import { useCan, useSession } from '../app/index.ts';
import type { Brand } from '../brand/index.ts';
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
  return (
    <PlansView
      brand={brand}
      state={state}
      onRetry={retry}
      subscription={record}
      partnerName={partner?.name ?? record.full_name}
      canBuy={useCan('core_app.change_partner')}
      actionsOf={actionsOf}
      isLoggingOut={status === 'loggingOut'}
      onLogOut={logOut}
    />
  );
}
