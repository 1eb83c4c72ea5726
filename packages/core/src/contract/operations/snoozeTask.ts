// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Put a task off. */
export const snoozeTask: ChangingOperation<'snoozeTask'> = {
  id: 'snoozeTask',
  method: 'post',
  path: '/api/core/tasks/{taskId}/snooze/',
  stale: ['tasks'],
};
