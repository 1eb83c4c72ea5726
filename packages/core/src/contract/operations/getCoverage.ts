// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** One coverage. */
export const getCoverage: ReadingOperation<'getCoverage'> = {
  id: 'getCoverage',
  method: 'get',
  path: '/api/policy/coverages/{coverageId}/',
  reads: ['coverages'],
};
