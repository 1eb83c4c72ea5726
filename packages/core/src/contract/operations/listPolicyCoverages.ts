// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List coverages of a policy. */
export const listPolicyCoverages: ReadingOperation<'listPolicyCoverages'> = {
  id: 'listPolicyCoverages',
  method: 'get',
  path: '/api/policy/policies/{policyId}/coverages/',
  reads: ['policy-coverages', 'policies'],
};
