// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Move a renewal. */
export const moveRenewal: ChangingOperation<'moveRenewal'> = {
  id: 'moveRenewal',
  method: 'post',
  path: '/api/policy/renewals/{renewalId}/move/',
  stale: ['renewals'],
};
