// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change a role. */
export const updateRole: ChangingOperation<'updateRole'> = {
  id: 'updateRole',
  method: 'patch',
  path: '/api/auth/roles/{roleId}/',
  stale: ['roles'],
};
