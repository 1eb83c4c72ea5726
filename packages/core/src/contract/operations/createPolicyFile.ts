// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Add a file to a policy. */
export const createPolicyFile: ChangingOperation<'createPolicyFile'> = {
  id: 'createPolicyFile',
  method: 'post',
  path: '/api/policy/policies/{policyId}/files/',
  stale: ['policy-files', 'policies'],
};
