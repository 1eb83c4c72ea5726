// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Remove a general item of a policy. */
export const deletePolicyGeneral: ChangingOperation<'deletePolicyGeneral'> = {
  id: 'deletePolicyGeneral',
  method: 'delete',
  path: '/api/policy/policies/{policyId}/generals/{rowId}/',
  stale: ['policy-generals', 'policies'],
};
