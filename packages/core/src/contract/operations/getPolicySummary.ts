// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Count and add up policies. */
export const getPolicySummary: ReadingOperation<'getPolicySummary'> = {
  id: 'getPolicySummary',
  method: 'get',
  path: '/api/policy/policies-summary/',
  reads: ['policies'],
};
