// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Take back a whole transfer. */
export const voidReceiptBatch: ChangingOperation<'voidReceiptBatch'> = {
  id: 'voidReceiptBatch',
  method: 'post',
  path: '/api/policy/receipts/batch/{batchId}/void/',
  stale: ['payments', 'policies'],
};
