// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Save a view. */
export const createView: ChangingOperation<'createView'> = {
  id: 'createView',
  method: 'post',
  path: '/api/core/views/',
  stale: ['views'],
};
