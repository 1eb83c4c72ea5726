// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** One task. */
export const getTask: ReadingOperation<'getTask'> = {
  id: 'getTask',
  method: 'get',
  path: '/api/core/tasks/{taskId}/',
  reads: ['tasks', 'users', 'policies', 'customers', 'vehicles', 'providers'],
};
