// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Add a stage. */
export const createRenewalStage: ChangingOperation<'createRenewalStage'> = {
  id: 'createRenewalStage',
  method: 'post',
  path: '/api/policy/renewal-stages/',
  stale: ['renewals'],
};
