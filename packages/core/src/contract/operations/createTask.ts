// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Add a task. */
export const createTask: ChangingOperation<'createTask'> = {
  id: 'createTask',
  method: 'post',
  path: '/api/core/tasks/',
  stale: ['tasks'],
};
