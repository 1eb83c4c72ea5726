import type { CardToken, Checkout, InvoiceFormInput, ProblemCode } from '@corredor/core/api';
import { toCallError } from '@corredor/core/errors';
import { assign, setup } from 'xstate';
import { notProvided } from '../actors/index.ts';
import {
  type CheckoutIntent,
  type CheckoutRequest,
  type PaymentStepperContext,
  type PaymentStepperEvent,
  type PlanOrder,
  paymentLimits,
} from './paymentStepper.types.ts';

const isSameOrder = (one: PlanOrder, other: PlanOrder) =>
  one.planId === other.planId &&
  one.frequency === other.frequency &&
  one.from === other.from &&
  one.total === other.total;

// What the server says about this key without having refused it: the order may be on its way.
const undecided: readonly (ProblemCode | undefined)[] = ['idempotency_key_reused'];

/** What the stepper's states are made of: words, guards and actions. */
export const paymentStepperSetup = setup({
  types: {
    input: {} as { order: PlanOrder; intent: CheckoutIntent | null },
    context: {} as PaymentStepperContext,
    events: {} as PaymentStepperEvent,
    tags: {} as 'busy' | 'invoice' | 'payment',
  },
  actors: {
    tokeniseCard: notProvided<CardToken, void>('tokeniseCard'),
    payForPlan: notProvided<Checkout, CheckoutRequest>('payForPlan'),
    askCheckout: notProvided<Checkout, { key: string }>('askCheckout'),
    confirmAtBank: notProvided<void, { clientSecret: string }>('confirmAtBank'),
    confirmCheckout: notProvided<Checkout, { key: string }>('confirmCheckout'),
  },
  delays: paymentLimits,
  guards: {
    wasSent: ({ context }) => context.intent !== null,
    isComplete: ({ context }) =>
      context.invoice !== null && (context.card !== null || Number(context.order.total) === 0),
    canSendAgain: ({ context: { intent, order, invoice, card } }) =>
      invoice !== null &&
      intent !== null &&
      isSameOrder(intent.order, order) &&
      (card !== null || Number(order.total) === 0),
    isInvoiceFilled: ({ context }) => context.invoice !== null,
    hasState: ({ context }, params: { state: Checkout['state'] }) => context.checkout?.state === params.state,
    /** An operator turned it down after its review; no card was refused. */
    wasRejected: ({ context }) => context.checkout?.rejection != null,
    isAnswer: (_, params: { answer: Checkout; state: Checkout['state'] }) => params.answer.state === params.state,
    isCode: (_, params: { error: unknown; code: ProblemCode }) => toCallError(params.error).code === params.code,
    /** A field of the invoice is wrong, as against one of the card. */
    isAboutInvoice: (_, params: { error: unknown }) => {
      const { code, fields } = toCallError(params.error);
      return code === 'invalid' && Object.keys(fields).some((field) => /^invoice(\.|$)/.test(field));
    },
    isStatus: (_, params: { error: unknown; status: number }) => toCallError(params.error).status === params.status,
    isRefused: (_, params: { error: unknown }) => {
      const { status, code } = toCallError(params.error);
      return status !== undefined && status >= 400 && status < 500 && !undecided.includes(code);
    },
  },
  actions: {
    // Whoever keeps things over a reload provides it; null forgets.
    saveIntent: (_, _params: { intent: CheckoutIntent | null }) => {},
    rememberInvoice: assign((_, params: { invoice: InvoiceFormInput }) => ({ ...params, error: null })),
    changeOrder: assign((_, params: { order: PlanOrder }) => ({ ...params, error: null })),
    keepCard: assign((_, params: { card: CardToken }) => params),
    forgetCard: assign({ card: null }),
    // The same order keeps its key, so that it is never charged twice, however often it is sent.
    takeKey: assign(({ context: { order, intent } }, params: { key: string }) => ({
      intent: {
        key: intent && isSameOrder(intent.order, order) ? intent.key : params.key,
        order,
        isSettled: false,
      },
      error: null,
      checkout: null,
    })),
    settleIntent: assign(({ context: { intent } }) => ({
      intent: intent && { ...intent, isSettled: true },
      card: null,
    })),
    forgetIntent: assign({ intent: null }),
    keepCheckout: assign((_, params: { checkout: Checkout }) => ({ ...params, error: null })),
    keepError: assign((_, params: { error: unknown }) => ({ error: toCallError(params.error) })),
    forgetError: assign({ error: null }),
  },
});
