// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** History of records. */
export const listAudit: ReadingOperation<'listAudit'> = {
  id: 'listAudit',
  method: 'get',
  path: '/api/audit/',
  reads: ['audit'],
};
