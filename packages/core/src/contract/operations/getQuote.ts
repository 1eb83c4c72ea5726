// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** What a plan would cost now. */
export const getQuote: ReadingOperation<'getQuote'> = {
  id: 'getQuote',
  method: 'get',
  path: '/api/billing/quote/',
  reads: ['billing'],
};
