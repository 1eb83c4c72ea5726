// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Log out everywhere else. */
export const deleteOtherSessions: ChangingOperation<'deleteOtherSessions'> = {
  id: 'deleteOtherSessions',
  method: 'delete',
  path: '/api/auth/sessions/',
  stale: ['session'],
};
