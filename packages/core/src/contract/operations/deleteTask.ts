// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Delete a task. */
export const deleteTask: ChangingOperation<'deleteTask'> = {
  id: 'deleteTask',
  method: 'delete',
  path: '/api/core/tasks/{taskId}/',
  stale: ['tasks'],
};
