// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** One customer. */
export const getCustomer: ReadingOperation<'getCustomer'> = {
  id: 'getCustomer',
  method: 'get',
  path: '/api/core/customers/{customerId}/',
  reads: ['customers'],
};
