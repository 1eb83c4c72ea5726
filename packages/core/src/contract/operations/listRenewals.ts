// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List renewals. */
export const listRenewals: ReadingOperation<'listRenewals'> = {
  id: 'listRenewals',
  method: 'get',
  path: '/api/policy/renewals/',
  reads: ['renewals', 'policies', 'customers', 'providers', 'branches', 'users', 'payments'],
};
