export { crossingOperations } from './crossings.operations.ts';
export { crossingStore } from './crossings.store.ts';
export { paymentNoticeOperations, paymentReminderOperations } from './paymentNotices.operations.ts';
export { paymentNotices } from './paymentNotices.ts';
export { paymentOperations } from './payments.operations.ts';
export { paymentStore } from './payments.store.ts';
export { receiptOperations } from './receipts.operations.ts';
export { receiptStore } from './receipts.store.ts';
export { settle } from './settle.ts';
