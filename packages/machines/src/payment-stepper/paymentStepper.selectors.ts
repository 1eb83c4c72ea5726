import type { CardToken, Checkout, InvoiceFormInput } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import type { SnapshotFrom } from 'xstate';
import type { paymentStepperMachine } from './paymentStepper.machine.ts';
import type { PlanOrder } from './paymentStepper.types.ts';

export type PaymentStep =
  | 'invoicing'
  | 'paying'
  | 'tokenising'
  | 'charging'
  | 'confirmingAtBank'
  | 'awaitingBank'
  | 'unconfirmed'
  | 'untaken'
  | 'declined'
  | 'repriced'
  | 'blocked'
  | 'pending'
  | 'paid'
  | 'rejected';

export type PaymentStepperView = {
  step: PaymentStep;
  isBusy: boolean;
  /** The order on the screen. */
  order: PlanOrder;
  /** The order that was sent, and whose end counts. */
  sent: PlanOrder | null;
  invoice: InvoiceFormInput | null;
  /** How to recognise the card, once it is a token. */
  card: Pick<CardToken, 'brand' | 'last4'> | null;
  checkout: Checkout | null;
  error: CallError | null;
  /** The card's fields could not be turned into a token. */
  hasCardProblem: boolean;
  /** The same order can be sent again as it is. */
  canSendAgain: boolean;
};

/** All that the pages of the checkout may know. */
export function paymentStepperView(snapshot: SnapshotFrom<typeof paymentStepperMachine>): PaymentStepperView {
  const { order, intent, invoice, card, checkout, error } = snapshot.context;
  return {
    step: stepOf(snapshot),
    isBusy: snapshot.hasTag('busy'),
    order,
    sent: intent?.order ?? null,
    invoice,
    card: card && { brand: card.brand, last4: card.last4 },
    checkout,
    error,
    hasCardProblem: snapshot.matches({ paying: 'unreadable' }),
    canSendAgain: invoice !== null && (card !== null || Number(order.total) === 0),
  };
}

function stepOf({ value }: SnapshotFrom<typeof paymentStepperMachine>): PaymentStep {
  if (typeof value === 'object') {
    if ('paying' in value) return 'paying';
    return 'pending' in value ? 'pending' : 'unconfirmed';
  }
  switch (value) {
    // Left in the same step that enters them, so a snapshot never shows them.
    case 'starting':
    case 'judging':
    case 'judgingAgain':
      return 'unconfirmed';
    case 'reconsidering':
      return 'paying';
    case 'settling':
      return 'confirmingAtBank';
    default:
      return value;
  }
}
