// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Begin an import. */
export const createImport: ChangingOperation<'createImport'> = {
  id: 'createImport',
  method: 'post',
  path: '/api/import/',
  stale: ['imports'],
};
