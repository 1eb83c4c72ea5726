import { getDashboardSummary } from '@corredor/core/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCan, useClient, useSession } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { toRecordState } from '../../frames/records/index.ts';
import { readPeriod } from './ChartsPart.tsx';
import { DashboardView } from './DashboardView.tsx';
import { useFirstFigureMark } from './useFirstFigureMark.ts';

/** The first screen of a user; its numbers are asked for again whenever somebody comes back to it or changes something. */
export function Dashboard() {
  const { record } = useSession();
  const { pathname, search, go } = useNavigation();
  const period = readPeriod(new URLSearchParams(search).get('period'));
  const summary = useQuery({
    ...queryOf(useClient(), getDashboardSummary, { query: { period: period === 'all' ? undefined : period } }),
    // Without a brokerage there is nothing to count, and a refusal kept from then would greet its new owner.
    enabled: record.has_partner,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  });
  useFirstFigureMark(summary.isSuccess);
  return (
    <DashboardView
      summary={toRecordState(summary)}
      name={record.full_name}
      canCreatePolicy={useCan('policy_app.add_policy')}
      canCreateCustomer={useCan('core_app.add_customer')}
      canViewPayments={useCan('policy_app.view_payment')}
      canViewPolicies={useCan('policy_app.view_policy')}
      period={period}
      onPeriodChange={(chosen) => go(chosen === 'all' ? pathname : `${pathname}?period=${chosen}`, { replace: true })}
      onRetry={() => void summary.refetch()}
    />
  );
}
