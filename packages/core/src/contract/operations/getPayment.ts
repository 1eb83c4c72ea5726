// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** One instalment. */
export const getPayment: ReadingOperation<'getPayment'> = {
  id: 'getPayment',
  method: 'get',
  path: '/api/policy/payments/{paymentId}/',
  reads: ['payments', 'policies'],
};
