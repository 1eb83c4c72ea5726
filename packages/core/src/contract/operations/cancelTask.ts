// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Cancel a task. */
export const cancelTask: ChangingOperation<'cancelTask'> = {
  id: 'cancelTask',
  method: 'post',
  path: '/api/core/tasks/{taskId}/cancel/',
  stale: ['tasks'],
};
