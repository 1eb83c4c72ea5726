// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change an instalment. */
export const updatePayment: ChangingOperation<'updatePayment'> = {
  id: 'updatePayment',
  method: 'patch',
  path: '/api/policy/payments/{paymentId}/',
  stale: ['payments', 'policies'],
};
