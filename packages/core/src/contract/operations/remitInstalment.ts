// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Mark as handed over. */
export const remitInstalment: ChangingOperation<'remitInstalment'> = {
  id: 'remitInstalment',
  method: 'post',
  path: '/api/policy/payments/{paymentId}/remit/',
  stale: ['payments', 'policies'],
};
