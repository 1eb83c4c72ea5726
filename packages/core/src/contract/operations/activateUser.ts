// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Activate a user. */
export const activateUser: ChangingOperation<'activateUser'> = {
  id: 'activateUser',
  method: 'post',
  path: '/api/auth/users/{userId}/activate/',
  stale: ['users'],
};
