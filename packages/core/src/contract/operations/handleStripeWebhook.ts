// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** What Stripe tells. */
export const handleStripeWebhook: ChangingOperation<'handleStripeWebhook'> = {
  id: 'handleStripeWebhook',
  method: 'post',
  path: '/api/billing/webhooks/stripe/',
  stale: [],
};
