// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Renew the tokens. */
export const refreshSession: ChangingOperation<'refreshSession'> = {
  id: 'refreshSession',
  method: 'post',
  path: '/api/auth/refresh/',
  stale: [],
};
