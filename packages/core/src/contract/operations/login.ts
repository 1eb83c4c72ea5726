// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Sign in. */
export const login: ChangingOperation<'login'> = {
  id: 'login',
  method: 'post',
  path: '/api/auth/login/',
  stale: [],
};
