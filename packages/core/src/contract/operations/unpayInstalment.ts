// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Take back a payment. */
export const unpayInstalment: ChangingOperation<'unpayInstalment'> = {
  id: 'unpayInstalment',
  method: 'post',
  path: '/api/policy/payments/{paymentId}/unpay/',
  stale: ['payments', 'policies'],
};
