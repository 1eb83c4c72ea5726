import type { Policy } from '@corredor/core/api';
import { getBranch, getSettings } from '@corredor/core/operations';
import { renewalEntry } from '@corredor/core/renewals';
import { useQuery } from '@tanstack/react-query';
import { useCan, useClient } from '../../../base/app/index.ts';
import { pageOf, queryOf } from '../../../base/data/index.ts';

/** A branch changes seldom: it is not asked for again for so long, in milliseconds. */
const branchAge = 300_000;

/** The day on which the end of a policy comes up for renewal; undefined until it is known how early the brokerage begins, null where its branch is not renewed. */
export function useRenewalEntry({
  end_date,
  notification_limit_days,
  branch_id,
}: Pick<Policy, 'end_date' | 'notification_limit_days' | 'branch_id'>) {
  const client = useClient();
  const settings = useQuery(queryOf(client, getSettings));
  // The page asks for the branch already; whoever may not see branches is told as if it were renewed.
  const canViewBranches = useCan('policy_app.view_branch');
  const branch = useQuery({
    ...pageOf(client, getBranch, { path: { branchId: branch_id ?? 0 } }),
    enabled: canViewBranches && branch_id !== null,
    staleTime: branchAge,
  });
  if (settings.isPending || branch.isLoading || !end_date) return undefined;
  if (branch.data?.renews === false) return null;
  // Where the brokerage's cannot be had, the usual window counts.
  return renewalEntry(end_date, {
    noticeDays: notification_limit_days,
    windowDays: settings.data?.renewals.window_days,
  });
}
