// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Delete a saved view. */
export const deleteView: ChangingOperation<'deleteView'> = {
  id: 'deleteView',
  method: 'delete',
  path: '/api/core/views/{viewId}/',
  stale: ['views'],
};
