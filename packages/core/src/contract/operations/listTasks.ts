// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List tasks. */
export const listTasks: ReadingOperation<'listTasks'> = {
  id: 'listTasks',
  method: 'get',
  path: '/api/core/tasks/',
  reads: ['tasks', 'users', 'policies', 'customers', 'vehicles', 'providers', 'renewals', 'movements'],
};
