// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Read a renewal. */
export const getRenewal: ReadingOperation<'getRenewal'> = {
  id: 'getRenewal',
  method: 'get',
  path: '/api/policy/renewals/{renewalId}/',
  reads: ['renewals', 'policies', 'customers', 'providers', 'branches', 'users', 'payments'],
};
