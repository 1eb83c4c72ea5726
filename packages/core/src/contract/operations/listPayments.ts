// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List instalments. */
export const listPayments: ReadingOperation<'listPayments'> = {
  id: 'listPayments',
  method: 'get',
  path: '/api/policy/payments/',
  reads: ['payments', 'policies'],
};
