// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Remind the client. */
export const remindClient: ChangingOperation<'remindClient'> = {
  id: 'remindClient',
  method: 'post',
  path: '/api/policy/renewals/{renewalId}/remind/',
  stale: ['renewals', 'messages'],
};
