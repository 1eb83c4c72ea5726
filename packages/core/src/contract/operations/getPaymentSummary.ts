// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Count and add up instalments. */
export const getPaymentSummary: ReadingOperation<'getPaymentSummary'> = {
  id: 'getPaymentSummary',
  method: 'get',
  path: '/api/policy/payments-summary/',
  reads: ['payments', 'policies'],
};
