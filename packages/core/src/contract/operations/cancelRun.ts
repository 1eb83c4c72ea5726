// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Give up a run. */
export const cancelRun: ChangingOperation<'cancelRun'> = {
  id: 'cancelRun',
  method: 'post',
  path: '/api/core/runs/{runId}/cancel/',
  stale: ['runs'],
};
