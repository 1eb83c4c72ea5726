import type { CardToken, Checkout, InvoiceFormInput } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import type { Money } from '@corredor/core/money';

/** What is bought: a plan for a period, from the day and at the price that the buyer has seen. */
export type PlanOrder = { planId: number; frequency: 'monthly' | 'annual'; from: string; total: Money };

/** An order on its way to the server; the card is null where nothing is to pay. */
export type CheckoutRequest = {
  key: string;
  order: PlanOrder;
  invoice: InvoiceFormInput | null;
  card: CardToken | null;
};

/** What outlives a reload: which order was sent under which key, and whether its end is known. Never a card. */
export type CheckoutIntent = { key: string; order: PlanOrder; isSettled: boolean };

export type PaymentStepperContext = {
  /** The order on the screen. */
  order: PlanOrder;
  /** The order that was last sent and not refused. */
  intent: CheckoutIntent | null;
  invoice: InvoiceFormInput | null;
  card: CardToken | null;
  checkout: Checkout | null;
  error: CallError | null;
};

export type PaymentStepperEvent =
  | { type: 'invoice.fill'; invoice: InvoiceFormInput }
  | { type: 'order.change'; order: PlanOrder }
  /** The key is used where the order has none yet. */
  | { type: 'payment.confirm'; key: string }
  /** Something else was typed into the card's fields. */
  | { type: 'card.change' }
  | { type: 'payment.retry' }
  | { type: 'outcome.ask' }
  | { type: 'bank.continue' }
  | { type: 'step.back' };

/** How long nothing may be heard before a payment counts as unconfirmed, and between two questions about one. */
export const paymentLimits = { silence: 30_000, askAgain: 5_000, approval: 15_000 } as const;
