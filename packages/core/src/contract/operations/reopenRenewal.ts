// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Take back that a term is not renewed. */
export const reopenRenewal: ChangingOperation<'reopenRenewal'> = {
  id: 'reopenRenewal',
  method: 'post',
  path: '/api/policy/renewals/{renewalId}/reopen/',
  stale: ['renewals', 'policies'],
};
