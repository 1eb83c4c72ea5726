export { PaymentDetail } from './PaymentDetail.tsx';
export { PaymentRecord } from './PaymentRecord.tsx';
export { PolicyPayments } from './PolicyPayments.tsx';
export { RelatedPayments } from './RelatedPayments.tsx';
