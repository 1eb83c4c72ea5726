// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Record a receipt. */
export const createReceipt: ChangingOperation<'createReceipt'> = {
  id: 'createReceipt',
  method: 'post',
  path: '/api/policy/payments/{paymentId}/receipts/',
  stale: ['payments', 'policies'],
};
