// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Own name. */
export const getMyName: ReadingOperation<'getMyName'> = {
  id: 'getMyName',
  method: 'get',
  path: '/api/auth/me/name/',
  reads: ['session'],
};
