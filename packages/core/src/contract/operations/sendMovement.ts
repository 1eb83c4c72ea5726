// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Send a movement. */
export const sendMovement: ChangingOperation<'sendMovement'> = {
  id: 'sendMovement',
  method: 'post',
  path: '/api/policy/movements/{movementId}/send/',
  stale: ['movements', 'messages'],
};
