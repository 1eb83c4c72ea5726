import type { Policy } from '@corredor/core/api';
import {
  getBranch,
  listPayments,
  listPolicyCoverages,
  listPolicyFiles,
  listPolicyGenerals,
  listPolicyInsureds,
  listPolicyVehicles,
} from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useCan, useClient } from '../../../base/app/index.ts';
import { pageOf, queryOf } from '../../../base/data/index.ts';
import { firstPage } from './useRowPages.ts';

/** What a policy's tabs say of what is behind them. */
export interface PolicyParts {
  /** Which lists are of interest: its branch uses them, or they hold something all the same. Undefined while that is being asked. */
  has: Record<'insureds' | 'vehicles' | 'generals', boolean> | undefined;
  /** How many are behind a tab; undefined until that is known. */
  counts: Record<'coverages' | 'insureds' | 'files' | 'payments' | 'movements', number | undefined>;
  /** How many instalments are late. */
  late: number;
}

/** A branch changes seldom: it is not asked for again for so long, in milliseconds. */
const branchAge = 300_000;

/** How much a policy holds in each of its parts. */
export function usePolicyParts({ id, branch_id, type, instalments_summary, movements_count }: Policy): PolicyParts {
  const client = useClient();
  const canViewBranches = useCan('policy_app.view_branch');
  const canViewPayments = useCan('policy_app.view_payment');
  const path = { policyId: id };
  const branch = useQuery({
    // Until another branch is known the lists stand by the one before: a row in them may be half written.
    ...pageOf(client, getBranch, { path: { branchId: branch_id ?? 0 } }),
    enabled: canViewBranches && branch_id !== null,
    staleTime: branchAge,
  });
  const flags = branch.data?.flags;
  const coverages = useQuery(queryOf(client, listPolicyCoverages, { path, query: firstPage })).data?.count;
  const insureds = useQuery(queryOf(client, listPolicyInsureds, { path }));
  const vehicles = useQuery(queryOf(client, listPolicyVehicles, { path, query: firstPage }));
  const generals = useQuery(queryOf(client, listPolicyGenerals, { path, query: firstPage }));
  const files = useQuery(queryOf(client, listPolicyFiles, { path })).data?.count;
  const late = useQuery({
    ...pageOf(client, listPayments, { query: { policy: id, status: 'delayed', page_size: 1 } }),
    enabled: canViewPayments && instalments_summary.count > 0,
  }).data?.count;
  // What could not be learnt leaves a list where it usually is.
  const isUsed = (flag: boolean | undefined, { data }: typeof insureds | typeof vehicles | typeof generals) =>
    flag !== false || (data?.count ?? 1) > 0;
  const ofInterest = [insureds, vehicles, generals];
  const isLearning = [branch, ...ofInterest].some(({ isLoading }) => isLoading);
  const counted = ofInterest.map(({ data }) => data?.count);
  return {
    has: isLearning
      ? undefined
      : {
          // A group is not enabled without somebody insured, whatever its branch.
          insureds: type === 'group' || isUsed(flags?.insureds, insureds),
          vehicles: isUsed(flags?.vehicles, vehicles),
          generals: isUsed(flags?.generals, generals),
        },
    counts: {
      coverages,
      insureds: counted.reduce((sum, count) => (sum === undefined || count === undefined ? undefined : sum + count), 0),
      files,
      payments: instalments_summary.count,
      movements: movements_count || undefined,
    },
    late: late ?? 0,
  };
}
