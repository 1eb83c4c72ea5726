// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Import rows. */
export const createImportRows: ChangingOperation<'createImportRows'> = {
  id: 'createImportRows',
  method: 'post',
  path: '/api/import/{importId}/rows/',
  stale: ['imports'],
};
