// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Discard a movement. */
export const discardMovement: ChangingOperation<'discardMovement'> = {
  id: 'discardMovement',
  method: 'post',
  path: '/api/policy/movements/{movementId}/discard/',
  stale: ['movements'],
};
