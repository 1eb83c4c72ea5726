// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change a saved view. */
export const updateView: ChangingOperation<'updateView'> = {
  id: 'updateView',
  method: 'patch',
  path: '/api/core/views/{viewId}/',
  stale: ['views'],
};
