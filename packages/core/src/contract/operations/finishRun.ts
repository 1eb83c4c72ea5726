// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Finish a run. */
export const finishRun: ChangingOperation<'finishRun'> = {
  id: 'finishRun',
  method: 'post',
  path: '/api/core/runs/{runId}/finish/',
  stale: ['runs'],
};
