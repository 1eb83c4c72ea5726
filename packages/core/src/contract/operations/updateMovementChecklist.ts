// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change the checklist of a movement. */
export const updateMovementChecklist: ChangingOperation<'updateMovementChecklist'> = {
  id: 'updateMovementChecklist',
  method: 'patch',
  path: '/api/policy/movements/{movementId}/checklist/',
  stale: ['movements'],
};
