// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Add a coverage of a policy. */
export const createPolicyCoverage: ChangingOperation<'createPolicyCoverage'> = {
  id: 'createPolicyCoverage',
  method: 'post',
  path: '/api/policy/policies/{policyId}/coverages/',
  stale: ['policy-coverages', 'policies'],
};
