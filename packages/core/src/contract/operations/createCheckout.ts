// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Buy a plan. */
export const createCheckout: ChangingOperation<'createCheckout'> = {
  id: 'createCheckout',
  method: 'post',
  path: '/api/billing/checkout/',
  stale: ['billing'],
};
