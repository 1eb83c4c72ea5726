// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List saved views. */
export const listViews: ReadingOperation<'listViews'> = {
  id: 'listViews',
  method: 'get',
  path: '/api/core/views/',
  reads: ['views'],
};
