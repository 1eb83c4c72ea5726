// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Say that a term is not renewed. */
export const loseRenewal: ChangingOperation<'loseRenewal'> = {
  id: 'loseRenewal',
  method: 'post',
  path: '/api/policy/renewals/{renewalId}/lose/',
  stale: ['renewals', 'policies'],
};
