// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Get a message. */
export const getMessage: ReadingOperation<'getMessage'> = {
  id: 'getMessage',
  method: 'get',
  path: '/api/core/messages/{messageId}/',
  reads: ['messages', 'policies', 'customers', 'users'],
};
