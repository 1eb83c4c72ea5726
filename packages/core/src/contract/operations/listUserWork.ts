// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Work of a user. */
export const listUserWork: ReadingOperation<'listUserWork'> = {
  id: 'listUserWork',
  method: 'get',
  path: '/api/auth/users/{userId}/work/',
  reads: ['users'],
};
