// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Remove a coverage of a policy. */
export const deletePolicyCoverage: ChangingOperation<'deletePolicyCoverage'> = {
  id: 'deletePolicyCoverage',
  method: 'delete',
  path: '/api/policy/policies/{policyId}/coverages/{rowId}/',
  stale: ['policy-coverages', 'policies'],
};
