// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Add a vehicle of a policy. */
export const createPolicyVehicle: ChangingOperation<'createPolicyVehicle'> = {
  id: 'createPolicyVehicle',
  method: 'post',
  path: '/api/policy/policies/{policyId}/vehicles/',
  stale: ['policy-vehicles', 'policies'],
};
