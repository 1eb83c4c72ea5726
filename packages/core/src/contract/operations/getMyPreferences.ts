// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Own preferences. */
export const getMyPreferences: ReadingOperation<'getMyPreferences'> = {
  id: 'getMyPreferences',
  method: 'get',
  path: '/api/auth/me/preferences/',
  reads: ['session'],
};
