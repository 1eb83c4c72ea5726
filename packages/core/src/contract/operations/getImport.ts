// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Get an import. */
export const getImport: ReadingOperation<'getImport'> = {
  id: 'getImport',
  method: 'get',
  path: '/api/import/{importId}/',
  reads: ['imports'],
};
