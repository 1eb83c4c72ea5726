// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Record one transfer over several instalments. */
export const createReceiptBatch: ChangingOperation<'createReceiptBatch'> = {
  id: 'createReceiptBatch',
  method: 'post',
  path: '/api/policy/receipts/batch/',
  stale: ['payments', 'policies'],
};
