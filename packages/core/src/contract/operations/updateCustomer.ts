// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change a customer. */
export const updateCustomer: ChangingOperation<'updateCustomer'> = {
  id: 'updateCustomer',
  method: 'patch',
  path: '/api/core/customers/{customerId}/',
  stale: ['customers'],
};
