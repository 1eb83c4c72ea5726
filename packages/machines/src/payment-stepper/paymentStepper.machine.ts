import {
  chargeFailed,
  judging,
  judgingAgain,
  keepCheckout,
  keepError,
  pending,
  refused,
  saved,
  settling,
  unconfirmed,
} from './paymentStepper.parts.ts';
import { paymentStepperSetup } from './paymentStepper.setup.ts';

/** The checkout of a subscription: who pays, with what, and what became of it. A lost answer never leads to a second charge. */
export const paymentStepperMachine = paymentStepperSetup.createMachine({
  id: 'paymentStepper',
  context: ({ input }) => ({
    ...input,
    invoice: null,
    card: null,
    checkout: null,
    error: null,
  }),
  initial: 'starting',
  states: {
    // A payment that was sent before a reload is asked about before anything else is offered.
    starting: { always: [{ guard: 'wasSent', target: 'unconfirmed' }, { target: 'invoicing' }] },

    invoicing: {
      id: 'invoicing',
      tags: 'invoice',
      on: {
        'invoice.fill': {
          target: 'paying',
          actions: { type: 'rememberInvoice', params: ({ event }) => ({ invoice: event.invoice }) },
        },
        'order.change': { actions: { type: 'changeOrder', params: ({ event }) => ({ order: event.order }) } },
      },
    },

    paying: {
      id: 'paying',
      tags: 'payment',
      on: {
        'payment.confirm': [
          {
            guard: 'isComplete',
            target: 'charging',
            actions: { type: 'takeKey', params: ({ event }) => ({ key: event.key }) },
          },
          {
            guard: 'isInvoiceFilled',
            target: 'tokenising',
            actions: { type: 'takeKey', params: ({ event }) => ({ key: event.key }) },
          },
        ],
        'order.change': { actions: { type: 'changeOrder', params: ({ event }) => ({ order: event.order }) } },
        'step.back': { target: 'invoicing', actions: ['forgetError', 'forgetCard'] },
      },
      initial: 'open',
      states: {
        open: {},
        // The card's fields could not be turned into a token.
        unreadable: { id: 'unreadable', on: { 'card.change': 'open' } },
      },
    },

    // The card's own fields make the token; nothing else of the card passes through here.
    tokenising: {
      tags: ['payment', 'busy'],
      after: { silence: '#unreadable' },
      invoke: {
        id: 'tokeniseCard',
        src: 'tokeniseCard',
        onDone: { target: 'charging', actions: { type: 'keepCard', params: ({ event }) => ({ card: event.output }) } },
        onError: '#unreadable',
      },
    },

    charging: {
      tags: ['payment', 'busy'],
      entry: saved,
      // Silence is not refusal: never offer to pay twice.
      after: { silence: 'unconfirmed' },
      invoke: {
        id: 'payForPlan',
        src: 'payForPlan',
        input: ({ context: { intent, order, invoice, card } }) => ({ key: intent?.key ?? '', order, invoice, card }),
        onDone: { target: 'judging', actions: keepCheckout },
        onError: chargeFailed,
      },
    },
    judging,
    judgingAgain: { id: 'judgingAgain', ...judgingAgain },

    confirmingAtBank: {
      id: 'confirmingAtBank',
      tags: ['payment', 'busy'],
      invoke: {
        id: 'confirmAtBank',
        src: 'confirmAtBank',
        input: ({ context }) => ({ clientSecret: context.checkout?.client_secret ?? '' }),
        onDone: 'settling',
        onError: { target: 'awaitingBank', actions: keepError },
      },
    },
    awaitingBank: {
      id: 'awaitingBank',
      tags: 'payment',
      on: { 'bank.continue': { target: 'confirmingAtBank', actions: 'forgetError' }, 'outcome.ask': 'unconfirmed' },
    },
    settling,

    unconfirmed,
    // The server knows nothing of the order: the same key may be sent again, with the card in hand or another one.
    untaken: {
      id: 'untaken',
      on: {
        'payment.retry': [{ guard: 'canSendAgain', target: 'charging' }, { target: 'invoicing' }],
        'step.back': 'invoicing',
      },
    },

    declined: { id: 'declined', entry: refused, on: { 'payment.retry': 'reconsidering' } },
    repriced: {
      id: 'repriced',
      on: {
        'order.change': {
          target: 'paying',
          actions: { type: 'changeOrder', params: ({ event }) => ({ order: event.order }) },
        },
      },
    },
    blocked: { id: 'blocked', on: { 'payment.retry': 'reconsidering' } },
    // After a reload the invoice is asked for again.
    reconsidering: { always: [{ guard: 'isInvoiceFilled', target: 'paying' }, { target: 'invoicing' }] },

    pending,
    paid: { id: 'paid', entry: ['settleIntent', saved] },
    rejected: { id: 'rejected', entry: refused },
  },
});
