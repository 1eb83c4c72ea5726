// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Check a new password. */
export const checkNewPassword: ChangingOperation<'checkNewPassword'> = {
  id: 'checkNewPassword',
  method: 'post',
  path: '/api/auth/password/check/',
  stale: [],
};
