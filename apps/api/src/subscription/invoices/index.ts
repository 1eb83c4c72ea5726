export { invoiceOperations } from './invoices.operations.ts';
export { issueInvoice } from './invoices.store.ts';
