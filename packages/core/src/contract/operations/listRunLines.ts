// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List what became of each record. */
export const listRunLines: ReadingOperation<'listRunLines'> = {
  id: 'listRunLines',
  method: 'get',
  path: '/api/core/runs/{runId}/lines/',
  reads: ['runs'],
};
