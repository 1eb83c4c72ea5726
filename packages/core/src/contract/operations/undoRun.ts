// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Begin the undo of a run. */
export const undoRun: ChangingOperation<'undoRun'> = {
  id: 'undoRun',
  method: 'post',
  path: '/api/core/runs/{runId}/undo/',
  stale: ['runs'],
};
