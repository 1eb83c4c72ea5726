// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Add a rule of tasks. */
export const createTaskRule: ChangingOperation<'createTaskRule'> = {
  id: 'createTaskRule',
  method: 'post',
  path: '/api/core/task-rules/',
  stale: ['tasks'],
};
