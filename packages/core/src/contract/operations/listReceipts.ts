// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List the receipts of an instalment. */
export const listReceipts: ReadingOperation<'listReceipts'> = {
  id: 'listReceipts',
  method: 'get',
  path: '/api/policy/payments/{paymentId}/receipts/',
  reads: ['payments', 'policies'],
};
