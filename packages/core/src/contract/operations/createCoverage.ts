// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Add a coverage. */
export const createCoverage: ChangingOperation<'createCoverage'> = {
  id: 'createCoverage',
  method: 'post',
  path: '/api/policy/coverages/',
  stale: ['coverages'],
};
