// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Finish an import. */
export const finishImport: ChangingOperation<'finishImport'> = {
  id: 'finishImport',
  method: 'post',
  path: '/api/import/{importId}/finish/',
  stale: ['imports'],
};
