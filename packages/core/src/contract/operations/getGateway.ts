// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Where cards are paid. */
export const getGateway: ReadingOperation<'getGateway'> = {
  id: 'getGateway',
  method: 'get',
  path: '/api/billing/gateway/',
  reads: ['billing'],
};
