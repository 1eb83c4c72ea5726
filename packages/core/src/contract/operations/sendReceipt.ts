// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Mail a receipt to the payer. */
export const sendReceipt: ChangingOperation<'sendReceipt'> = {
  id: 'sendReceipt',
  method: 'post',
  path: '/api/policy/payments/{paymentId}/receipts/{receiptId}/mail/',
  stale: ['payments', 'messages'],
};
