// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Download a receipt as a PDF. */
export const getReceiptDocument: ReadingOperation<'getReceiptDocument'> = {
  id: 'getReceiptDocument',
  method: 'get',
  path: '/api/policy/payments/{paymentId}/receipts/{receiptId}/document/',
  reads: ['payments'],
};
