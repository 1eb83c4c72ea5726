import type { Policy } from '@corredor/core/api';
import { getBranch, listPolicyVehicles } from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useCan, useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';

const staleTime = 300_000;

/** Whether a policy's vehicles are of interest: its branch insures vehicles, or it lists some all the same. */
export function useVehiclesTab({ id, branch_id }: Policy): boolean {
  const client = useClient();
  const canViewBranches = useCan('policy_app.view_branch');
  const branch = useQuery({
    ...queryOf(client, getBranch, { path: { branchId: branch_id ?? 0 } }),
    enabled: canViewBranches && branch_id !== null,
    staleTime,
  });
  const isOther = branch.data?.flags.vehicles === false;
  const listed = useQuery({ ...queryOf(client, listPolicyVehicles, { path: { policyId: id } }), enabled: isOther });
  // Until more is known the tab stands where it usually is.
  return !isOther || (listed.data?.count ?? 1) > 0;
}
