// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** List coverages of a policy. */
export const listPolicyCoverages: ReadingOperation<'listPolicyCoverages'> = {
  id: 'listPolicyCoverages',
  method: 'get',
  path: '/api/policy/policies/{policyId}/coverages/',
  reads: ['policy-coverages', 'policies'],
};

/** Add a coverage of a policy. */
export const createPolicyCoverage: ChangingOperation<'createPolicyCoverage'> = {
  id: 'createPolicyCoverage',
  method: 'post',
  path: '/api/policy/policies/{policyId}/coverages/',
  stale: ['policy-coverages', 'policies'],
};

/** Change a coverage of a policy. */
export const updatePolicyCoverage: ChangingOperation<'updatePolicyCoverage'> = {
  id: 'updatePolicyCoverage',
  method: 'patch',
  path: '/api/policy/policies/{policyId}/coverages/{rowId}/',
  stale: ['policy-coverages', 'policies'],
};

/** Remove a coverage of a policy. */
export const deletePolicyCoverage: ChangingOperation<'deletePolicyCoverage'> = {
  id: 'deletePolicyCoverage',
  method: 'delete',
  path: '/api/policy/policies/{policyId}/coverages/{rowId}/',
  stale: ['policy-coverages', 'policies'],
};
