// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Read a movement. */
export const getMovement: ReadingOperation<'getMovement'> = {
  id: 'getMovement',
  method: 'get',
  path: '/api/policy/movements/{movementId}/',
  reads: ['movements', 'policies'],
};
