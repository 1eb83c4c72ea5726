// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Who is signed in. */
export const getMe: ReadingOperation<'getMe'> = {
  id: 'getMe',
  method: 'get',
  path: '/api/auth/me/',
  reads: ['session'],
};
