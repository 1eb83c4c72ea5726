// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change a task. */
export const updateTask: ChangingOperation<'updateTask'> = {
  id: 'updateTask',
  method: 'patch',
  path: '/api/core/tasks/{taskId}/',
  stale: ['tasks'],
};
