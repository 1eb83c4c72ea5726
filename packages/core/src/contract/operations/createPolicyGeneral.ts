// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Add a general item of a policy. */
export const createPolicyGeneral: ChangingOperation<'createPolicyGeneral'> = {
  id: 'createPolicyGeneral',
  method: 'post',
  path: '/api/policy/policies/{policyId}/generals/',
  stale: ['policy-generals', 'policies'],
};
