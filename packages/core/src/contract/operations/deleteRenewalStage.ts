// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Delete a stage. */
export const deleteRenewalStage: ChangingOperation<'deleteRenewalStage'> = {
  id: 'deleteRenewalStage',
  method: 'delete',
  path: '/api/policy/renewal-stages/{renewalStageId}/',
  stale: ['renewals'],
};
