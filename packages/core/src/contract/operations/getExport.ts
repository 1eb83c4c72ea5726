// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Export everything. */
export const getExport: ReadingOperation<'getExport'> = {
  id: 'getExport',
  method: 'get',
  path: '/api/export/',
  reads: ['export'],
};
