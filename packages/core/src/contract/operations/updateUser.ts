// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change a user. */
export const updateUser: ChangingOperation<'updateUser'> = {
  id: 'updateUser',
  method: 'patch',
  path: '/api/auth/users/{userId}/',
  stale: ['users'],
};
