// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** One crossing. */
export const getCrossing: ReadingOperation<'getCrossing'> = {
  id: 'getCrossing',
  method: 'get',
  path: '/api/policy/crossings/{crossingId}/',
  reads: ['payments', 'policies'],
};
