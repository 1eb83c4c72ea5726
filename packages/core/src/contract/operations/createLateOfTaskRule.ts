// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Add tasks for what was late before a rule. */
export const createLateOfTaskRule: ChangingOperation<'createLateOfTaskRule'> = {
  id: 'createLateOfTaskRule',
  method: 'post',
  path: '/api/core/task-rules/{taskRuleId}/late/',
  stale: ['tasks'],
};
