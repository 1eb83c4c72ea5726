// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Whom to invoice. */
export const getInvoiceForm: ReadingOperation<'getInvoiceForm'> = {
  id: 'getInvoiceForm',
  method: 'get',
  path: '/api/billing/invoice-form/',
  reads: ['billing'],
};
