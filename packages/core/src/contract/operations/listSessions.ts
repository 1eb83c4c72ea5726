// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Own sessions. */
export const listSessions: ReadingOperation<'listSessions'> = {
  id: 'listSessions',
  method: 'get',
  path: '/api/auth/sessions/',
  reads: ['session'],
};
