// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List movements. */
export const listMovements: ReadingOperation<'listMovements'> = {
  id: 'listMovements',
  method: 'get',
  path: '/api/policy/movements/',
  reads: ['movements', 'policies'],
};
