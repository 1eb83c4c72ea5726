// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Delete a rule of tasks. */
export const deleteTaskRule: ChangingOperation<'deleteTaskRule'> = {
  id: 'deleteTaskRule',
  method: 'delete',
  path: '/api/core/task-rules/{taskRuleId}/',
  stale: ['tasks'],
};
