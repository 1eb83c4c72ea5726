import type { Checkout, ProblemCode } from '@corredor/core/api';
import { paymentStepperSetup } from './paymentStepper.setup.ts';
import type { PaymentStepperContext } from './paymentStepper.types.ts';

type Failed = { event: { error: unknown } };
type Answered = { event: { output: Checkout } };
type Own = { context: PaymentStepperContext };

const error = ({ event }: Failed) => ({ error: event.error });

/** Keeps why a call failed. */
export const keepError = { type: 'keepError', params: error } as const;
/** Keeps what the server said of the order. */
export const keepCheckout = {
  type: 'keepCheckout',
  params: ({ event }: Answered) => ({ checkout: event.output }),
} as const;
/** Writes down what must outlive a reload, after the actions before. */
export const saved = { type: 'saveIntent', params: ({ context }: Own) => ({ intent: context.intent }) } as const;
/** A definite no: another attempt is another payment, with a key and a card of its own. */
export const refused = ['forgetIntent', 'forgetCard', saved] as const;

const isCode = (code: ProblemCode) =>
  ({ type: 'isCode', params: ({ event }: Failed) => ({ ...error({ event }), code }) }) as const;
const declined = { guard: isCode('card_declined'), target: '#declined', actions: keepError } as const;

/** Where a failed charge leads; whatever is no definite no leaves the payment unconfirmed. */
export const chargeFailed = [
  declined,
  { guard: isCode('price_changed'), target: '#repriced', actions: [...refused, keepError] },
  { guard: isCode('plan_too_small'), target: '#blocked', actions: [...refused, keepError] },
  { guard: { type: 'isAboutInvoice', params: error }, target: '#invoicing', actions: [...refused, keepError] },
  { guard: { type: 'isRefused', params: error }, target: '#paying', actions: [...refused, keepError] },
  { target: '#unconfirmed', actions: keepError },
] as const;

const hasState = (state: Checkout['state']) => ({ type: 'hasState', params: { state } }) as const;
const decided = [
  { guard: hasState('paid'), target: '#paid' },
  { guard: hasState('pending'), target: '#pending' },
  { guard: 'wasRejected', target: '#rejected' },
  { guard: hasState('declined'), target: '#declined' },
] as const;

/** Where the first answer leads. */
export const judging = paymentStepperSetup.createStateConfig({
  always: [
    ...decided,
    { guard: hasState('requires_action'), target: '#confirmingAtBank' },
    { target: '#unconfirmed.waiting' },
  ],
});
/** Where a later answer leads: the bank's own check is not opened again without being asked for. */
export const judgingAgain = paymentStepperSetup.createStateConfig({
  always: [
    ...decided,
    { guard: hasState('requires_action'), target: '#awaitingBank' },
    { target: '#unconfirmed.waiting' },
  ],
});

const key = ({ context }: Own) => ({ key: context.intent?.key ?? '' });

/** What became of a payment is asked until it is known, and nothing is charged meanwhile. */
export const unconfirmed = paymentStepperSetup.createStateConfig({
  id: 'unconfirmed',
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      after: { silence: 'waiting' },
      invoke: {
        id: 'askCheckout',
        src: 'askCheckout',
        input: key,
        onDone: { target: '#judgingAgain', actions: keepCheckout },
        onError: [
          // The server never took the order.
          {
            guard: { type: 'isStatus', params: ({ event }) => ({ error: event.error, status: 404 }) },
            target: '#untaken',
          },
          { target: 'waiting', actions: keepError },
        ],
      },
    },
    waiting: { after: { askAgain: 'asking' }, on: { 'outcome.ask': 'asking' } },
  },
});

/** An order that waits for its review; asks now and then whether it was approved. */
export const pending = paymentStepperSetup.createStateConfig({
  id: 'pending',
  entry: ['settleIntent', saved],
  initial: 'waiting',
  states: {
    waiting: { after: { approval: 'asking' }, on: { 'outcome.ask': 'asking' } },
    asking: {
      after: { silence: 'waiting' },
      invoke: {
        id: 'askApproval',
        src: 'askCheckout',
        input: key,
        onDone: [
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, state: 'paid' }) },
            target: '#paid',
            actions: keepCheckout,
          },
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, state: 'declined' }) },
            target: '#rejected',
            actions: keepCheckout,
          },
          { target: 'waiting' },
        ],
        onError: 'waiting',
      },
    },
  },
});

/** The bank has asked the card's holder; the server finds out what it was told. */
export const settling = paymentStepperSetup.createStateConfig({
  tags: ['payment', 'busy'],
  after: { silence: '#unconfirmed' },
  invoke: {
    id: 'confirmCheckout',
    src: 'confirmCheckout',
    input: key,
    onDone: { target: '#judgingAgain', actions: keepCheckout },
    onError: [declined, { target: '#unconfirmed', actions: keepError }],
  },
});
