// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** One transfer over several instalments. */
export const getReceiptBatch: ReadingOperation<'getReceiptBatch'> = {
  id: 'getReceiptBatch',
  method: 'get',
  path: '/api/policy/receipts/batch/{batchId}/',
  reads: ['payments', 'policies'],
};
