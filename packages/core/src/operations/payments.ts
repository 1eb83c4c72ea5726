// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** List instalments. */
export const listPayments: ReadingOperation<'listPayments'> = {
  id: 'listPayments',
  method: 'get',
  path: '/api/policy/payments/',
  reads: ['payments', 'policies'],
};

/** One instalment. */
export const getPayment: ReadingOperation<'getPayment'> = {
  id: 'getPayment',
  method: 'get',
  path: '/api/policy/payments/{paymentId}/',
  reads: ['payments', 'policies'],
};

/** Change an instalment. */
export const updatePayment: ChangingOperation<'updatePayment'> = {
  id: 'updatePayment',
  method: 'patch',
  path: '/api/policy/payments/{paymentId}/',
  stale: ['payments', 'policies'],
};

/** Mark as paid. */
export const payInstalment: ChangingOperation<'payInstalment'> = {
  id: 'payInstalment',
  method: 'post',
  path: '/api/policy/payments/{paymentId}/pay/',
  stale: ['payments', 'policies'],
};

/** Take back a payment. */
export const unpayInstalment: ChangingOperation<'unpayInstalment'> = {
  id: 'unpayInstalment',
  method: 'post',
  path: '/api/policy/payments/{paymentId}/unpay/',
  stale: ['payments', 'policies'],
};

/** Remind the payer. */
export const notifyPayer: ChangingOperation<'notifyPayer'> = {
  id: 'notifyPayer',
  method: 'post',
  path: '/api/policy/payments/{paymentId}/notify/',
  stale: ['payments', 'policies'],
};

/** What a reminder would say. */
export const getPaymentReminder: ReadingOperation<'getPaymentReminder'> = {
  id: 'getPaymentReminder',
  method: 'get',
  path: '/api/policy/payments/{paymentId}/reminder/',
  reads: ['payments', 'policies'],
};
