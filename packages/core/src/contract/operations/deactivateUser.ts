// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Deactivate a user. */
export const deactivateUser: ChangingOperation<'deactivateUser'> = {
  id: 'deactivateUser',
  method: 'post',
  path: '/api/auth/users/{userId}/deactivate/',
  stale: ['users'],
};
