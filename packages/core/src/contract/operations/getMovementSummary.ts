// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Count and add up movements. */
export const getMovementSummary: ReadingOperation<'getMovementSummary'> = {
  id: 'getMovementSummary',
  method: 'get',
  path: '/api/policy/movements-summary/',
  reads: ['movements', 'policies'],
};
