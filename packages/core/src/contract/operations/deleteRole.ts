// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Delete a role. */
export const deleteRole: ChangingOperation<'deleteRole'> = {
  id: 'deleteRole',
  method: 'delete',
  path: '/api/auth/roles/{roleId}/',
  stale: ['roles'],
};
