// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Add a customer. */
export const createCustomer: ChangingOperation<'createCustomer'> = {
  id: 'createCustomer',
  method: 'post',
  path: '/api/core/customers/',
  stale: ['customers'],
};
