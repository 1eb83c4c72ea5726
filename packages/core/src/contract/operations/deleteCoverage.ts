// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Delete a coverage. */
export const deleteCoverage: ChangingOperation<'deleteCoverage'> = {
  id: 'deleteCoverage',
  method: 'delete',
  path: '/api/policy/coverages/{coverageId}/',
  stale: ['coverages'],
};
