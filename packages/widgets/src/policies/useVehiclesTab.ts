import type { Policy } from '@corredor/core/api';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../app/index.ts';
import { useApi } from '../data/index.ts';
import { listPolicyVehicles } from './policyVehicles.queries.ts';

const staleTime = 300_000;

/** Whether a policy's vehicles are of interest: its branch insures vehicles, or it lists some all the same. */
export function useVehiclesTab({ id, branch_id }: Policy): boolean {
  const api = useApi();
  const canViewBranches = useCan('policy_app.view_branch');
  const branch = useQuery({
    ...api.queryOptions('get', '/api/policy/branches/{branchId}/', { params: { path: { branchId: branch_id ?? 0 } } }),
    enabled: canViewBranches && branch_id !== null,
    staleTime,
  });
  const isOther = branch.data?.flags.vehicles === false;
  const listed = useQuery({ ...listPolicyVehicles(api, id), enabled: isOther });
  // Until more is known the tab stands where it usually is.
  return !isOther || (listed.data?.count ?? 1) > 0;
}
