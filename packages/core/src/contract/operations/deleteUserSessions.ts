// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** End all sessions of a user. */
export const deleteUserSessions: ChangingOperation<'deleteUserSessions'> = {
  id: 'deleteUserSessions',
  method: 'delete',
  path: '/api/auth/users/{userId}/sessions/',
  stale: ['users'],
};
