// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Go on after the bank's own check. */
export const confirmCheckout: ChangingOperation<'confirmCheckout'> = {
  id: 'confirmCheckout',
  method: 'post',
  path: '/api/billing/checkout/{checkoutKey}/confirm/',
  stale: ['billing'],
};
