// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** How many terms go on, by group. */
export const getRenewalRetention: ReadingOperation<'getRenewalRetention'> = {
  id: 'getRenewalRetention',
  method: 'get',
  path: '/api/policy/renewals-retention/',
  reads: ['renewals', 'policies', 'providers', 'branches', 'users'],
};
