// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** One role. */
export const getRole: ReadingOperation<'getRole'> = {
  id: 'getRole',
  method: 'get',
  path: '/api/auth/roles/{roleId}/',
  reads: ['roles'],
};
