// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Make an account. */
export const register: ChangingOperation<'register'> = {
  id: 'register',
  method: 'post',
  path: '/api/auth/register/',
  stale: [],
};
