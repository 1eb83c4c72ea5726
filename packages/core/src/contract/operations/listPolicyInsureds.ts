// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List insureds of a policy. */
export const listPolicyInsureds: ReadingOperation<'listPolicyInsureds'> = {
  id: 'listPolicyInsureds',
  method: 'get',
  path: '/api/policy/policies/{policyId}/insureds/',
  reads: ['policy-insureds', 'policies'],
};
