// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Check rows. */
export const checkImport: ChangingOperation<'checkImport'> = {
  id: 'checkImport',
  method: 'post',
  path: '/api/import/check/',
  stale: ['imports'],
};
