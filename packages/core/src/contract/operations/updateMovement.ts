// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change a drafted movement. */
export const updateMovement: ChangingOperation<'updateMovement'> = {
  id: 'updateMovement',
  method: 'patch',
  path: '/api/policy/movements/{movementId}/',
  stale: ['movements'],
};
