// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List coverages. */
export const listCoverages: ReadingOperation<'listCoverages'> = {
  id: 'listCoverages',
  method: 'get',
  path: '/api/policy/coverages/',
  reads: ['coverages'],
};
