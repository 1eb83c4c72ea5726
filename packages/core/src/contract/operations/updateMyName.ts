// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change own name. */
export const updateMyName: ChangingOperation<'updateMyName'> = {
  id: 'updateMyName',
  method: 'put',
  path: '/api/auth/me/name/',
  stale: ['session'],
};
