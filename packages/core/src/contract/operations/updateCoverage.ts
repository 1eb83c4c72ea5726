// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change a coverage. */
export const updateCoverage: ChangingOperation<'updateCoverage'> = {
  id: 'updateCoverage',
  method: 'patch',
  path: '/api/policy/coverages/{coverageId}/',
  stale: ['coverages'],
};
