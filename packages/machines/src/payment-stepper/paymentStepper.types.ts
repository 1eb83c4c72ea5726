import type { CallError } from '@corredor/core/errors';
import type { Money } from '@corredor/core/money';

/** What is bought: a plan for a period, at the price that the buyer has seen. */
export type PlanOrder = { planId: number; frequency: 'monthly' | 'annual'; total: Money };

/** Who the invoice is made out to. */
export type InvoiceDetails = {
  full_name: string;
  fiscal_id: string;
  email: string;
  phone: string;
  country_id: string;
  address: string;
};

/** All that is known of a card outside its fields: a token to charge it by, and how to recognise it. */
export type CardToken = {
  provider: 'sandbox' | 'stripe';
  token: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
};

/** What the server says of an order that it has taken. */
export type CheckoutAnswer = {
  key: string;
  payment_id: number | null;
  state: 'paid' | 'pending' | 'requires_action' | 'processing' | 'declined';
  client_secret: string | null;
  invoice_id: number | null;
};

/** An order on its way to the server; the card is null where nothing is to pay. */
export type CheckoutRequest = {
  key: string;
  order: PlanOrder;
  invoice: InvoiceDetails | null;
  card: CardToken | null;
};

/** What outlives a reload: which order was sent under which key, and whether its end is known. Never a card. */
export type CheckoutIntent = { key: string; order: PlanOrder; isSettled: boolean };

export type PaymentStepperContext = {
  /** The order on the screen. */
  order: PlanOrder;
  /** The order that was last sent and not refused. */
  intent: CheckoutIntent | null;
  invoice: InvoiceDetails | null;
  card: CardToken | null;
  checkout: CheckoutAnswer | null;
  error: CallError | null;
  /** The card's fields could not be turned into a token. */
  hasCardProblem: boolean;
};

export type PaymentStepperEvent =
  | { type: 'invoice.fill'; invoice: InvoiceDetails }
  | { type: 'order.change'; order: PlanOrder }
  /** The key is used where the order has none yet. */
  | { type: 'payment.confirm'; key: string }
  | { type: 'payment.retry' }
  | { type: 'outcome.ask' }
  | { type: 'bank.continue' }
  | { type: 'step.back' };

/** How long nothing may be heard before a payment counts as unconfirmed, and between two questions about one. */
export const paymentLimits = { silence: 30_000, askAgain: 5_000, approval: 15_000 } as const;
