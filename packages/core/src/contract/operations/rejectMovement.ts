// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Note that a movement was rejected. */
export const rejectMovement: ChangingOperation<'rejectMovement'> = {
  id: 'rejectMovement',
  method: 'post',
  path: '/api/policy/movements/{movementId}/reject/',
  stale: ['movements'],
};
