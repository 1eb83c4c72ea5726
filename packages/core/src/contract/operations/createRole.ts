// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Add a role. */
export const createRole: ChangingOperation<'createRole'> = {
  id: 'createRole',
  method: 'post',
  path: '/api/auth/roles/',
  stale: ['roles'],
};
