// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Payments of the subscription. */
export const listSubscriptionPayments: ReadingOperation<'listSubscriptionPayments'> = {
  id: 'listSubscriptionPayments',
  method: 'get',
  path: '/api/billing/history/',
  reads: ['billing'],
};
