// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Put the stages in order. */
export const orderRenewalStages: ChangingOperation<'orderRenewalStages'> = {
  id: 'orderRenewalStages',
  method: 'put',
  path: '/api/policy/renewal-stages/order/',
  stale: ['renewals'],
};
