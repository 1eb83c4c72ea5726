// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List customers. */
export const listCustomers: ReadingOperation<'listCustomers'> = {
  id: 'listCustomers',
  method: 'get',
  path: '/api/core/customers/',
  reads: ['customers'],
};
