import { useQuery } from '@tanstack/react-query';
import { useCan, useSession } from '../app/index.ts';
import { toRecordState } from '../crud/index.ts';
import { useApi } from '../data/index.ts';
import { DashboardView } from './DashboardView.tsx';
import { getDashboardSummary } from './dashboard.queries.ts';

/** The first screen of a user; its numbers are asked for again whenever somebody comes back to it. */
export function Dashboard() {
  const { record } = useSession();
  const summary = useQuery({
    ...getDashboardSummary(useApi()),
    // Without a brokerage there is nothing to count, and a refusal kept from then would greet its new owner.
    enabled: record.has_partner,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  });
  return (
    <DashboardView
      summary={toRecordState(summary)}
      name={record.full_name}
      canCreatePolicy={useCan('policy_app.add_policy')}
      canCreateCustomer={useCan('core_app.add_customer')}
      canViewPayments={useCan('policy_app.view_payment')}
      onRetry={() => void summary.refetch()}
    />
  );
}
