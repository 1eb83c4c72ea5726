// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** List customers. */
export const listCustomers: ReadingOperation<'listCustomers'> = {
  id: 'listCustomers',
  method: 'get',
  path: '/api/core/customers/',
  reads: ['customers'],
};

/** Add a customer. */
export const createCustomer: ChangingOperation<'createCustomer'> = {
  id: 'createCustomer',
  method: 'post',
  path: '/api/core/customers/',
  stale: ['customers'],
};

/** One customer. */
export const getCustomer: ReadingOperation<'getCustomer'> = {
  id: 'getCustomer',
  method: 'get',
  path: '/api/core/customers/{customerId}/',
  reads: ['customers'],
};

/** Change a customer. */
export const updateCustomer: ChangingOperation<'updateCustomer'> = {
  id: 'updateCustomer',
  method: 'patch',
  path: '/api/core/customers/{customerId}/',
  stale: ['customers'],
};

/** Delete a customer. */
export const deleteCustomer: ChangingOperation<'deleteCustomer'> = {
  id: 'deleteCustomer',
  method: 'delete',
  path: '/api/core/customers/{customerId}/',
  stale: ['customers'],
};
