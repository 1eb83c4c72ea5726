// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change a coverage of a policy. */
export const updatePolicyCoverage: ChangingOperation<'updatePolicyCoverage'> = {
  id: 'updatePolicyCoverage',
  method: 'patch',
  path: '/api/policy/policies/{policyId}/coverages/{rowId}/',
  stale: ['policy-coverages', 'policies'],
};
