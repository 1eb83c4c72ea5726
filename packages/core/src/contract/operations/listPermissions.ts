// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** All permissions. */
export const listPermissions: ReadingOperation<'listPermissions'> = {
  id: 'listPermissions',
  method: 'get',
  path: '/api/auth/permissions/',
  reads: ['permissions'],
};
