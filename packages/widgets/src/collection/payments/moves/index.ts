export { type Collector, CollectorField, commonCollector } from './CollectorField.tsx';
export { ReceiptPaperDialog, RemitDialogView, TakeBack, TransferDialog, UndoCrossing } from './onDemand.ts';
export { PaymentActions } from './PaymentActions.tsx';
export { type GivenReceipt, PaymentMoves } from './PaymentMoves.tsx';
export { type PaymentMoving, usePaymentMoves } from './usePaymentMoves.tsx';
export { useReceiptDay } from './useReceiptDay.ts';
