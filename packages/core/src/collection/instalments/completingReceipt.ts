import type { Receipt } from '../../contract/api/index.ts';

/** The receipt that completed a paid instalment, of its receipts from the latest on: undoing the payment takes back that one alone. */
export const completingReceipt = <Of extends Pick<Receipt, 'voided_at'>>(receipts: readonly Of[]): Of | undefined =>
  receipts.find(({ voided_at }) => voided_at === null);
