// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Ask for a recovery mail. */
export const recoverPassword: ChangingOperation<'recoverPassword'> = {
  id: 'recoverPassword',
  method: 'post',
  path: '/api/auth/password/recovery/',
  stale: [],
};
