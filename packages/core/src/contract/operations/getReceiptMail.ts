// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** What the mail with a receipt would say. */
export const getReceiptMail: ReadingOperation<'getReceiptMail'> = {
  id: 'getReceiptMail',
  method: 'get',
  path: '/api/policy/payments/{paymentId}/receipts/{receiptId}/mail/',
  reads: ['payments', 'policies'],
};
