// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Take back a step of a renewal. */
export const undoRenewalStep: ChangingOperation<'undoRenewalStep'> = {
  id: 'undoRenewalStep',
  method: 'post',
  path: '/api/policy/renewals/{renewalId}/undo/',
  stale: ['renewals', 'policies'],
};
