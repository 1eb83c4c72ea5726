// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Reopen a task. */
export const reopenTask: ChangingOperation<'reopenTask'> = {
  id: 'reopenTask',
  method: 'post',
  path: '/api/core/tasks/{taskId}/reopen/',
  stale: ['tasks'],
};
