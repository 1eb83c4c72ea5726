import type { CollectedBy, Payment, PaymentPatch } from '@corredor/core/api';
import { textOrNull } from '../../../frames/forms/index.ts';

/** An instalment as its form holds it. */
export interface PaymentValues {
  invoice_number: string;
  collected_by: CollectedBy;
}

/** The form of an instalment. */
export const toPaymentValues = (payment: Payment): PaymentValues => ({
  invoice_number: payment.invoice_number ?? '',
  collected_by: payment.collected_by,
});

/** What is sent; everything else of an instalment follows from its policy. */
export const toPaymentInput = ({ invoice_number, collected_by }: PaymentValues): PaymentPatch => ({
  invoice_number: textOrNull(invoice_number),
  collected_by,
});
