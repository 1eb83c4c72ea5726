// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** What a reminder would say. */
export const getPaymentReminder: ReadingOperation<'getPaymentReminder'> = {
  id: 'getPaymentReminder',
  method: 'get',
  path: '/api/policy/payments/{paymentId}/reminder/',
  reads: ['payments', 'policies'],
};
