// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Who can grant permissions. */
export const listGrantors: ReadingOperation<'listGrantors'> = {
  id: 'listGrantors',
  method: 'get',
  path: '/api/auth/permissions/grantors/',
  reads: ['permissions'],
};
