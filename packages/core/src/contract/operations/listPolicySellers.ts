// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List sellers of a policy. */
export const listPolicySellers: ReadingOperation<'listPolicySellers'> = {
  id: 'listPolicySellers',
  method: 'get',
  path: '/api/policy/policies/{policyId}/sellers/',
  reads: ['policy-sellers', 'policies'],
};
