// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Count and add up renewals. */
export const getRenewalSummary: ReadingOperation<'getRenewalSummary'> = {
  id: 'getRenewalSummary',
  method: 'get',
  path: '/api/policy/renewals-summary/',
  reads: ['renewals', 'policies', 'customers', 'providers', 'branches', 'users', 'payments'],
};
