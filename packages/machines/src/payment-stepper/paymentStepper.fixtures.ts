import type { Checkout } from '@corredor/core/api';
import { CallError } from '@corredor/core/errors';
import { aRefusal } from '@corredor/core/fixtures';
import type { Scenario } from '../charts/index.ts';
import { paymentStepperMachine } from './paymentStepper.machine.ts';
import type { PlanOrder } from './paymentStepper.types.ts';

const order: PlanOrder = { planId: 3, frequency: 'monthly', from: '2026-11-21', total: '56.35' };
const free: PlanOrder = { planId: 1, frequency: 'monthly', from: '2026-11-21', total: '0.00' };
const intent = { key: 'before', order, isSettled: false };
const aCheckout = (state: Checkout['state'], rejection: Checkout['rejection'] = null): Checkout => ({
  key: 'one',
  // Told apart by it where only the beginning of an answer is shown.
  payment_id: rejection ? 8 : 7,
  state,
  reason: state === 'declined' ? 'generic' : null,
  rejection,
  client_secret: state === 'requires_action' ? 'of the bank' : null,
  invoice_id: state === 'paid' ? 12 : null,
});
const lost = new CallError({});
const every = [
  ...(['paid', 'pending', 'requires_action', 'processing', 'declined'] as const).map((state) => aCheckout(state)),
  aCheckout('declined', { reason: 'The name differs.' }),
];

/** A buyer with a card, and every answer of the card's fields, the bank and the server. */
export const paymentStepperScenario: Scenario<typeof paymentStepperMachine> = {
  name: 'payment-stepper',
  machine: paymentStepperMachine,
  inputs: [
    { order, intent: null },
    { order, intent },
  ],
  beginnings: ['A new purchase', 'A payment that was begun before'],
  events: [
    {
      type: 'invoice.fill',
      invoice: {
        full_name: 'Andes Seguros',
        fiscal_id: '1790012345001',
        email: 'pagos@andesseguros.ec',
        phone: '+593987654321',
        country_id: '218',
        address: 'Av. Amazonas 100',
      },
    },
    { type: 'order.change', order },
    { type: 'order.change', order: free },
    { type: 'payment.confirm', key: 'one' },
    { type: 'card.change' },
    { type: 'payment.retry' },
    { type: 'outcome.ask' },
    { type: 'bank.continue' },
    { type: 'step.back' },
  ],
  actors: {
    tokeniseCard: {
      done: [{ provider: 'sandbox', token: 'a token', brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 }],
      error: [lost],
    },
    payForPlan: {
      done: every,
      error: [
        aRefusal(402, 'card_declined'),
        aRefusal(409, 'price_changed'),
        aRefusal(409, 'plan_too_small'),
        aRefusal(422, 'invalid', { errors: { 'invoice.phone': ['No.'] } }),
        aRefusal(422, 'invalid', { errors: { 'card.token': ['No.'] } }),
        aRefusal(403, 'permission_denied'),
        aRefusal(422, 'idempotency_key_reused'),
        lost,
      ],
    },
    askCheckout: { done: every, error: [aRefusal(404, 'not_found'), lost] },
    confirmAtBank: { done: [undefined], error: [lost] },
    confirmCheckout: { done: every, error: [aRefusal(402, 'card_declined'), lost] },
  },
  keyOf: ({ value, context: { order: asked, intent: sent, invoice, card, checkout } }) => [
    value,
    asked.total,
    sent?.key,
    sent?.order.total,
    sent?.isSettled,
    invoice !== null,
    card !== null,
    checkout?.state,
  ],
};
