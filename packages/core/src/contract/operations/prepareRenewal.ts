// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Prepare the next term. */
export const prepareRenewal: ChangingOperation<'prepareRenewal'> = {
  id: 'prepareRenewal',
  method: 'post',
  path: '/api/policy/renewals/{renewalId}/prepare/',
  stale: ['renewals', 'policies'],
};
