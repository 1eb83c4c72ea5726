// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Mark as paid. */
export const payInstalment: ChangingOperation<'payInstalment'> = {
  id: 'payInstalment',
  method: 'post',
  path: '/api/policy/payments/{paymentId}/pay/',
  stale: ['payments', 'policies'],
};
