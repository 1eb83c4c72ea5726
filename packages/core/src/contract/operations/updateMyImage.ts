// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Set own picture. */
export const updateMyImage: ChangingOperation<'updateMyImage'> = {
  id: 'updateMyImage',
  method: 'put',
  path: '/api/auth/me/image/',
  stale: ['images'],
};
