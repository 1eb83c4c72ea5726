// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Take back a handing over. */
export const undoRemittance: ChangingOperation<'undoRemittance'> = {
  id: 'undoRemittance',
  method: 'post',
  path: '/api/policy/payments/{paymentId}/remit/undo/',
  stale: ['payments', 'policies'],
};
