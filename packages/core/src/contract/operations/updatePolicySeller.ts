// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change a seller of a policy. */
export const updatePolicySeller: ChangingOperation<'updatePolicySeller'> = {
  id: 'updatePolicySeller',
  method: 'patch',
  path: '/api/policy/policies/{policyId}/sellers/{rowId}/',
  stale: ['policy-sellers', 'policies'],
};
