// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/operation.ts';

/** Ask for a recovery mail. */
export const recoverPassword: ChangingOperation<'recoverPassword'> = {
  id: 'recoverPassword',
  method: 'post',
  path: '/api/auth/password/recovery/',
  stale: ['password'],
};

/** Set a new password. */
export const resetPassword: ChangingOperation<'resetPassword'> = {
  id: 'resetPassword',
  method: 'post',
  path: '/api/auth/password/reset/',
  stale: ['password'],
};

/** Change own password. */
export const changePassword: ChangingOperation<'changePassword'> = {
  id: 'changePassword',
  method: 'post',
  path: '/api/auth/password/change/',
  stale: ['password'],
};
