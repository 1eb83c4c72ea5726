// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Get a run. */
export const getRun: ReadingOperation<'getRun'> = {
  id: 'getRun',
  method: 'get',
  path: '/api/core/runs/{runId}/',
  reads: ['runs'],
};
