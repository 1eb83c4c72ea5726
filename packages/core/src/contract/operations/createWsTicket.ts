// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** A ticket for the live channel. */
export const createWsTicket: ChangingOperation<'createWsTicket'> = {
  id: 'createWsTicket',
  method: 'post',
  path: '/api/auth/ws-ticket/',
  stale: ['session'],
};
