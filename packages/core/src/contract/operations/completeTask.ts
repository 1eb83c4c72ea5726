// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Complete a task. */
export const completeTask: ChangingOperation<'completeTask'> = {
  id: 'completeTask',
  method: 'post',
  path: '/api/core/tasks/{taskId}/complete/',
  stale: ['tasks'],
};
