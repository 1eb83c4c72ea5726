export { OpenOfWhole, PaidPart } from './PaidPart.tsx';
export { PayerContact, PayerLine } from './PayerContact.tsx';
export { dueOf, isPartlyPaid, sizeOf } from './paidParts.ts';
export { PaymentStatusChip, paymentStatuses, unpaidStatuses, usePaymentState } from './paymentStatus.tsx';
export { useDueWords } from './useDueWords.ts';
export { usePaymentSum } from './usePaymentSum.ts';
export { usePaymentNumbers, usePaymentTitle } from './usePaymentTitle.ts';
export { useReceiptWords } from './useReceiptWords.ts';
