// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Set a new password. */
export const resetPassword: ChangingOperation<'resetPassword'> = {
  id: 'resetPassword',
  method: 'post',
  path: '/api/auth/password/reset/',
  stale: [],
};
