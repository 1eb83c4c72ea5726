// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Remove own picture. */
export const deleteMyImage: ChangingOperation<'deleteMyImage'> = {
  id: 'deleteMyImage',
  method: 'delete',
  path: '/api/auth/me/image/',
  stale: ['images'],
};
