export { CollectLate } from './CollectLate.tsx';
export { CrossingList } from './CrossingList.tsx';
export { PaymentList } from './PaymentList.tsx';
export { type GivenReceipt, PaymentMoves } from './PaymentMoves.tsx';
export { PaymentRecord } from './PaymentRecord.tsx';
export { PolicyPayments } from './PolicyPayments.tsx';
export { default as ReceiptPaperDialog } from './ReceiptPaperDialog.tsx';
export { RelatedPayments } from './RelatedPayments.tsx';
