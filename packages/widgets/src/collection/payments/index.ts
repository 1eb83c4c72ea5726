export { CollectNext, CrossingList, PaymentList } from './list/index.ts';
export { type GivenReceipt, PaymentMoves, ReceiptPaperDialog } from './moves/index.ts';
export { PaymentRecord, PolicyPayments, RelatedPayments } from './record/index.ts';
