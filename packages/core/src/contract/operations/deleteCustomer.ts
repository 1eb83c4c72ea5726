// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Delete a customer. */
export const deleteCustomer: ChangingOperation<'deleteCustomer'> = {
  id: 'deleteCustomer',
  method: 'delete',
  path: '/api/core/customers/{customerId}/',
  stale: ['customers'],
};
