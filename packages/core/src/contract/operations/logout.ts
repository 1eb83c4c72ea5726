// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Sign out. */
export const logout: ChangingOperation<'logout'> = {
  id: 'logout',
  method: 'post',
  path: '/api/auth/logout/',
  stale: [],
};
