// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Assign a renewal. */
export const assignRenewal: ChangingOperation<'assignRenewal'> = {
  id: 'assignRenewal',
  method: 'post',
  path: '/api/policy/renewals/{renewalId}/assign/',
  stale: ['renewals'],
};
