// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Assign a task. */
export const assignTask: ChangingOperation<'assignTask'> = {
  id: 'assignTask',
  method: 'post',
  path: '/api/core/tasks/{taskId}/assign/',
  stale: ['tasks'],
};
