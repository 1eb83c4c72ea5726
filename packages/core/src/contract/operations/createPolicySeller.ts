// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Add a seller of a policy. */
export const createPolicySeller: ChangingOperation<'createPolicySeller'> = {
  id: 'createPolicySeller',
  method: 'post',
  path: '/api/policy/policies/{policyId}/sellers/',
  stale: ['policy-sellers', 'policies'],
};
