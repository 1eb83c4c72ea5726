// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** See what the undo of a run would take back. */
export const previewRunUndo: ReadingOperation<'previewRunUndo'> = {
  id: 'previewRunUndo',
  method: 'get',
  path: '/api/core/runs/{runId}/undo/',
  reads: ['runs', 'payments', 'renewals', 'users', 'policies'],
};
