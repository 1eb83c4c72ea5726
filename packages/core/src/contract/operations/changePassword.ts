// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change own password. */
export const changePassword: ChangingOperation<'changePassword'> = {
  id: 'changePassword',
  method: 'post',
  path: '/api/auth/password/change/',
  stale: ['password'],
};
