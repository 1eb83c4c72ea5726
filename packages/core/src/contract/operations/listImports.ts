// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List imports. */
export const listImports: ReadingOperation<'listImports'> = {
  id: 'listImports',
  method: 'get',
  path: '/api/import/',
  reads: ['imports'],
};
