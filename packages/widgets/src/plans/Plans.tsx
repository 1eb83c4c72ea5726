import { useSession } from '../app/index.ts';
import type { Brand } from '../brand/index.ts';
import { PlansView } from './PlansView.tsx';
import { usePlans } from './usePlans.ts';

/** The plans for the signed-in brokerage. */
export function Plans({ brand }: { brand: Brand }) {
  const { record, partner, status, logOut } = useSession();
  const { state, retry } = usePlans(record.country_id);
  return (
    <PlansView
      brand={brand}
      state={state}
      onRetry={retry}
      subscription={record}
      partnerName={partner?.name ?? record.full_name}
      isLoggingOut={status === 'loggingOut'}
      onLogOut={logOut}
    />
  );
}
