// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Check a new password. */
export const checkNewPassword: ReadingOperation<'checkNewPassword'> = {
  id: 'checkNewPassword',
  method: 'post',
  path: '/api/auth/password/check/',
  reads: [],
};
