// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Delete a user. */
export const deleteUser: ChangingOperation<'deleteUser'> = {
  id: 'deleteUser',
  method: 'delete',
  path: '/api/auth/users/{userId}/',
  stale: ['users'],
};
