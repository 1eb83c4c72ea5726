// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Ask the insurer. */
export const askInsurer: ChangingOperation<'askInsurer'> = {
  id: 'askInsurer',
  method: 'post',
  path: '/api/policy/renewals/{renewalId}/ask/',
  stale: ['renewals', 'messages'],
};
