// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Draft a rejected movement again. */
export const reopenMovement: ChangingOperation<'reopenMovement'> = {
  id: 'reopenMovement',
  method: 'post',
  path: '/api/policy/movements/{movementId}/reopen/',
  stale: ['movements'],
};
