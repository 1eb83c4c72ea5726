// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List rules of tasks. */
export const listTaskRules: ReadingOperation<'listTaskRules'> = {
  id: 'listTaskRules',
  method: 'get',
  path: '/api/core/task-rules/',
  reads: ['tasks', 'users', 'branches', 'providers'],
};
