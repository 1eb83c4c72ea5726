// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** What became of a purchase. */
export const getCheckout: ReadingOperation<'getCheckout'> = {
  id: 'getCheckout',
  method: 'get',
  path: '/api/billing/checkout/{checkoutKey}/',
  reads: ['billing'],
};
