// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Take back that a task was put off. */
export const undoTaskSnooze: ChangingOperation<'undoTaskSnooze'> = {
  id: 'undoTaskSnooze',
  method: 'post',
  path: '/api/core/tasks/{taskId}/snooze/undo/',
  stale: ['tasks'],
};
