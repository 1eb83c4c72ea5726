// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Remind the payer. */
export const notifyPayer: ChangingOperation<'notifyPayer'> = {
  id: 'notifyPayer',
  method: 'post',
  path: '/api/policy/payments/{paymentId}/notify/',
  stale: ['payments', 'policies', 'messages'],
};
