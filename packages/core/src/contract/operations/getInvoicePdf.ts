// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Download an invoice. */
export const getInvoicePdf: ReadingOperation<'getInvoicePdf'> = {
  id: 'getInvoicePdf',
  method: 'get',
  path: '/api/billing/invoices/{invoiceId}/pdf/',
  reads: ['billing'],
};
