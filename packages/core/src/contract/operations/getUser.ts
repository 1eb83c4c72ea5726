// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** One user. */
export const getUser: ReadingOperation<'getUser'> = {
  id: 'getUser',
  method: 'get',
  path: '/api/auth/users/{userId}/',
  reads: ['users'],
};
