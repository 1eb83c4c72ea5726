export { PaymentEditor } from './PaymentForm.tsx';
export { PaymentList } from './PaymentList.tsx';
export { PolicyPayments } from './PolicyPayments.tsx';
