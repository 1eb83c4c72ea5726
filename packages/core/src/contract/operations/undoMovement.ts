// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Undo an issued movement. */
export const undoMovement: ChangingOperation<'undoMovement'> = {
  id: 'undoMovement',
  method: 'post',
  path: '/api/policy/movements/{movementId}/undo/',
  stale: ['movements', 'policies', 'payments', 'policy-vehicles', 'policy-insureds', 'policy-coverages', 'policy-generals', 'policy-beneficiaries'],
};
