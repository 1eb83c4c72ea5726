// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change a rule of tasks. */
export const updateTaskRule: ChangingOperation<'updateTaskRule'> = {
  id: 'updateTaskRule',
  method: 'patch',
  path: '/api/core/task-rules/{taskRuleId}/',
  stale: ['tasks'],
};
