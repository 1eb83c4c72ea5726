// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** One saved view. */
export const getView: ReadingOperation<'getView'> = {
  id: 'getView',
  method: 'get',
  path: '/api/core/views/{viewId}/',
  reads: ['views'],
};
