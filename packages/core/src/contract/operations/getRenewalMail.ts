// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Read the mail about a renewal. */
export const getRenewalMail: ReadingOperation<'getRenewalMail'> = {
  id: 'getRenewalMail',
  method: 'get',
  path: '/api/policy/renewals/{renewalId}/mail/',
  reads: ['renewals', 'policies', 'customers', 'providers', 'branches'],
};
