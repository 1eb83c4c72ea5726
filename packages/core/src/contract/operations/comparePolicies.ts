// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Compare two terms. */
export const comparePolicies: ReadingOperation<'comparePolicies'> = {
  id: 'comparePolicies',
  method: 'get',
  path: '/api/policy/policies/{policyId}/comparison/',
  reads: ['policies', 'customers', 'vehicles', 'coverages', 'providers', 'branches'],
};
