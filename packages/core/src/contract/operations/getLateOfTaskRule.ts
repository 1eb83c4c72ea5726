// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Count what was late before a rule. */
export const getLateOfTaskRule: ReadingOperation<'getLateOfTaskRule'> = {
  id: 'getLateOfTaskRule',
  method: 'get',
  path: '/api/core/task-rules/{taskRuleId}/late/',
  reads: ['tasks'],
};
