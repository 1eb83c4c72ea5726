// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Undo an import. */
export const undoImport: ChangingOperation<'undoImport'> = {
  id: 'undoImport',
  method: 'post',
  path: '/api/import/{importId}/undo/',
  stale: ['imports'],
};
