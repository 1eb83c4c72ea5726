// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change a vehicle of a policy. */
export const updatePolicyVehicle: ChangingOperation<'updatePolicyVehicle'> = {
  id: 'updatePolicyVehicle',
  method: 'patch',
  path: '/api/policy/policies/{policyId}/vehicles/{rowId}/',
  stale: ['policy-vehicles', 'policies'],
};
