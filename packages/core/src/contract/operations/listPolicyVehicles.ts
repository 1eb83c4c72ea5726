// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List vehicles of a policy. */
export const listPolicyVehicles: ReadingOperation<'listPolicyVehicles'> = {
  id: 'listPolicyVehicles',
  method: 'get',
  path: '/api/policy/policies/{policyId}/vehicles/',
  reads: ['policy-vehicles', 'policies'],
};
