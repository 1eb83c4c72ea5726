// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change a stage. */
export const updateRenewalStage: ChangingOperation<'updateRenewalStage'> = {
  id: 'updateRenewalStage',
  method: 'patch',
  path: '/api/policy/renewal-stages/{renewalStageId}/',
  stale: ['renewals'],
};
