export { BillingHistory } from './BillingHistory.tsx';
export { InvoiceButton } from './InvoiceButton.tsx';
