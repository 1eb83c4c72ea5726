export { CollectLate } from './CollectLate.tsx';
export { DuePayments } from './DuePayments.tsx';
export { PaymentList } from './PaymentList.tsx';
export { PaymentRecord } from './PaymentRecord.tsx';
export { PolicyPayments } from './PolicyPayments.tsx';
export { RelatedPayments } from './RelatedPayments.tsx';
