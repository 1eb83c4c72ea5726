// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** Use of one limit. */
export const getPlanUse: ReadingOperation<'getPlanUse'> = {
  id: 'getPlanUse',
  method: 'get',
  path: '/api/billing/use/',
  reads: ['billing'],
};

/** Who can upgrade the plan. */
export const listPlanUpgraders: ReadingOperation<'listPlanUpgraders'> = {
  id: 'listPlanUpgraders',
  method: 'get',
  path: '/api/billing/upgraders/',
  reads: ['billing'],
};

/** Own subscription. */
export const getSubscription: ReadingOperation<'getSubscription'> = {
  id: 'getSubscription',
  method: 'get',
  path: '/api/billing/subscription/',
  reads: ['billing'],
};

/** Payments of the subscription. */
export const listSubscriptionPayments: ReadingOperation<'listSubscriptionPayments'> = {
  id: 'listSubscriptionPayments',
  method: 'get',
  path: '/api/billing/history/',
  reads: ['billing'],
};

/** Where cards are paid. */
export const getGateway: ReadingOperation<'getGateway'> = {
  id: 'getGateway',
  method: 'get',
  path: '/api/billing/gateway/',
  reads: ['billing'],
};

/** What a plan would cost now. */
export const getQuote: ReadingOperation<'getQuote'> = {
  id: 'getQuote',
  method: 'get',
  path: '/api/billing/quote/',
  reads: ['billing'],
};

/** Whom to invoice. */
export const getInvoiceForm: ReadingOperation<'getInvoiceForm'> = {
  id: 'getInvoiceForm',
  method: 'get',
  path: '/api/billing/invoice-form/',
  reads: ['billing'],
};

/** Buy a plan. */
export const createCheckout: ChangingOperation<'createCheckout'> = {
  id: 'createCheckout',
  method: 'post',
  path: '/api/billing/checkout/',
  stale: ['billing'],
};

/** What became of a purchase. */
export const getCheckout: ReadingOperation<'getCheckout'> = {
  id: 'getCheckout',
  method: 'get',
  path: '/api/billing/checkout/{checkoutKey}/',
  reads: ['billing'],
};

/** Go on after the bank's own check. */
export const confirmCheckout: ChangingOperation<'confirmCheckout'> = {
  id: 'confirmCheckout',
  method: 'post',
  path: '/api/billing/checkout/{checkoutKey}/confirm/',
  stale: ['billing'],
};

/** Download an invoice. */
export const getInvoicePdf: ReadingOperation<'getInvoicePdf'> = {
  id: 'getInvoicePdf',
  method: 'get',
  path: '/api/billing/invoices/{invoiceId}/pdf/',
  reads: ['billing'],
};

/** What Stripe tells. */
export const handleStripeWebhook: ChangingOperation<'handleStripeWebhook'> = {
  id: 'handleStripeWebhook',
  method: 'post',
  path: '/api/billing/webhooks/stripe/',
  stale: ['billing'],
};
