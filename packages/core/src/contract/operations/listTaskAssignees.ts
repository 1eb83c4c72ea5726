// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List users who can do a task. */
export const listTaskAssignees: ReadingOperation<'listTaskAssignees'> = {
  id: 'listTaskAssignees',
  method: 'get',
  path: '/api/core/task-assignees/',
  reads: ['tasks', 'users', 'roles'],
};
