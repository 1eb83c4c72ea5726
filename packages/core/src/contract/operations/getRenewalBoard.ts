// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Get the board of renewals. */
export const getRenewalBoard: ReadingOperation<'getRenewalBoard'> = {
  id: 'getRenewalBoard',
  method: 'get',
  path: '/api/policy/renewals-board/',
  reads: ['renewals', 'policies', 'customers', 'providers', 'branches', 'users', 'payments'],
};
