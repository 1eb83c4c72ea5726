// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Remove a vehicle of a policy. */
export const deletePolicyVehicle: ChangingOperation<'deletePolicyVehicle'> = {
  id: 'deletePolicyVehicle',
  method: 'delete',
  path: '/api/policy/policies/{policyId}/vehicles/{rowId}/',
  stale: ['policy-vehicles', 'policies'],
};
