// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Remove a seller of a policy. */
export const deletePolicySeller: ChangingOperation<'deletePolicySeller'> = {
  id: 'deletePolicySeller',
  method: 'delete',
  path: '/api/policy/policies/{policyId}/sellers/{rowId}/',
  stale: ['policy-sellers', 'policies'],
};
