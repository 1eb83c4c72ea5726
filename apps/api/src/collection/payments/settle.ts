import type { Payment } from '@corredor/core/api';
import type { PaymentStore } from './payments.store.ts';

/** What the history says of a credit, where it says another thing of an instalment. */
const ofCredit: Record<string, string> = {
  payment_paid: 'payment_refunded',
  payment_partly_paid: 'payment_refunded',
  payment_unpaid: 'payment_receipt_voided',
};

/** How many receipts an instalment has at most, those that were taken back among them. */
export const mostReceipts = 200;

/** The instalment after something came in or was taken back; the history and the colleagues are told. */
export async function settle(payments: PaymentStore, before: Payment, event?: string): Promise<Payment> {
  const after = await payments.find(before.id);
  if (!after) throw new Error(`Instalment ${before.id} vanished inside its own transaction.`);
  const isCompleted = after.is_paid && !before.is_paid;
  const isReopened = before.is_paid && !after.is_paid;
  const word = isCompleted ? 'payment_paid' : isReopened ? 'payment_unpaid' : (event ?? 'payment_updated');
  // What changes hands between broker and insurer, or two sides, is called the same of both kinds.
  const isSame = event !== undefined && /^payment_(cross|remit)/.test(event);
  await payments.record(isSame ? event : after.kind === 'credit' ? (ofCredit[word] ?? word) : word, after.id, {
    before,
    after,
  });
  if (isCompleted && after.kind === 'premium' && !after.is_sample) await payments.tellPaid(after);
  return after;
}
