// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Take back a receipt. */
export const voidReceipt: ChangingOperation<'voidReceipt'> = {
  id: 'voidReceipt',
  method: 'post',
  path: '/api/policy/payments/{paymentId}/receipts/{receiptId}/void/',
  stale: ['payments', 'policies'],
};
