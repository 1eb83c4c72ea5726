// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** End one session. */
export const deleteSession: ChangingOperation<'deleteSession'> = {
  id: 'deleteSession',
  method: 'delete',
  path: '/api/auth/sessions/{sessionId}/',
  stale: ['session'],
};
