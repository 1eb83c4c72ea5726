// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** List vehicles of a policy. */
export const listPolicyVehicles: ReadingOperation<'listPolicyVehicles'> = {
  id: 'listPolicyVehicles',
  method: 'get',
  path: '/api/policy/policies/{policyId}/vehicles/',
  reads: ['policy-vehicles', 'policies'],
};

/** Add a vehicle of a policy. */
export const createPolicyVehicle: ChangingOperation<'createPolicyVehicle'> = {
  id: 'createPolicyVehicle',
  method: 'post',
  path: '/api/policy/policies/{policyId}/vehicles/',
  stale: ['policy-vehicles', 'policies'],
};

/** Remove a vehicle of a policy. */
export const deletePolicyVehicle: ChangingOperation<'deletePolicyVehicle'> = {
  id: 'deletePolicyVehicle',
  method: 'delete',
  path: '/api/policy/policies/{policyId}/vehicles/{rowId}/',
  stale: ['policy-vehicles', 'policies'],
};
