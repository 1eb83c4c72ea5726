// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change own preferences. */
export const updateMyPreferences: ChangingOperation<'updateMyPreferences'> = {
  id: 'updateMyPreferences',
  method: 'patch',
  path: '/api/auth/me/preferences/',
  stale: ['session'],
};
