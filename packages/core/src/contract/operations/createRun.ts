// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Begin a run. */
export const createRun: ChangingOperation<'createRun'> = {
  id: 'createRun',
  method: 'post',
  path: '/api/core/runs/',
  stale: ['runs'],
};
