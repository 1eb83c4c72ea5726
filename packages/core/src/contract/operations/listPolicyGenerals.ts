// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List general items of a policy. */
export const listPolicyGenerals: ReadingOperation<'listPolicyGenerals'> = {
  id: 'listPolicyGenerals',
  method: 'get',
  path: '/api/policy/policies/{policyId}/generals/',
  reads: ['policy-generals', 'policies'],
};
