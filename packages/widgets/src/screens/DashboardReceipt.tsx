// Apart, so that it loads once somebody asks for a receipt.
export { ReceiptPaperDialog as default } from '../collection/payments/index.ts';
