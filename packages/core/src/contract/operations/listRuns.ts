// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List runs. */
export const listRuns: ReadingOperation<'listRuns'> = {
  id: 'listRuns',
  method: 'get',
  path: '/api/core/runs/',
  reads: ['runs'],
};
