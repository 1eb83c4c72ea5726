// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change a general item of a policy. */
export const updatePolicyGeneral: ChangingOperation<'updatePolicyGeneral'> = {
  id: 'updatePolicyGeneral',
  method: 'patch',
  path: '/api/policy/policies/{policyId}/generals/{rowId}/',
  stale: ['policy-generals', 'policies'],
};
