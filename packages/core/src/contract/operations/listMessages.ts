// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List messages. */
export const listMessages: ReadingOperation<'listMessages'> = {
  id: 'listMessages',
  method: 'get',
  path: '/api/core/messages/',
  reads: ['messages', 'policies', 'customers', 'users'],
};
