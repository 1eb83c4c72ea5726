// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Add a user. */
export const createUser: ChangingOperation<'createUser'> = {
  id: 'createUser',
  method: 'post',
  path: '/api/auth/users/',
  stale: ['users'],
};
