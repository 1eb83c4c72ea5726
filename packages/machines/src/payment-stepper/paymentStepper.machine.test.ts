import type { CardToken, Checkout, InvoiceFormInput } from '@corredor/core/api';
import { CallError } from '@corredor/core/errors';
import { aRefusal } from '@corredor/core/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { runs } from '../../../../scripts/lib/properties.mjs';
import {
  type CheckoutIntent,
  type CheckoutRequest,
  type PlanOrder,
  paymentLimits,
  paymentStepperMachine,
  paymentStepperView,
} from './index.ts';
import type { PaymentStepperEvent } from './paymentStepper.types.ts';

const order: PlanOrder = { planId: 3, frequency: 'annual', from: '2026-11-21', total: '563.50' };
const invoice: InvoiceFormInput = {
  full_name: 'Andes Seguros',
  fiscal_id: '1791234561001',
  email: 'pagos@andesseguros.ec',
  phone: '+59322457788',
  country_id: '218',
  address: 'Av. Amazonas 100',
};
const card: CardToken = {
  provider: 'sandbox',
  token: 'tok_sandbox_visa_4242',
  brand: 'visa',
  last4: '4242',
  exp_month: 12,
  exp_year: 2030,
};
const answer = (state: Checkout['state']): Checkout => ({
  key: 'first',
  payment_id: 8,
  state,
  reason: state === 'declined' ? 'generic' : null,
  rejection: null,
  client_secret: state === 'requires_action' ? 'secret' : null,
  invoice_id: state === 'paid' ? 5 : null,
});
const lost = new CallError({});
const never = 'never';
type Reply = Checkout | Error | typeof never;

const fill: PaymentStepperEvent = { type: 'invoice.fill', invoice };
const confirm = (key: string): PaymentStepperEvent => ({ type: 'payment.confirm', key });
const settle = () => new Promise((resolve) => setTimeout(resolve));

interface World {
  wanted?: PlanOrder;
  intent?: CheckoutIntent | null;
  pay?: Reply[];
  ask?: Reply[];
  confirmed?: Reply[];
  bank?: (Error | null)[];
  token?: CardToken | Error | typeof never;
}
/** A server and a bank that answer by a script; what is not in it is never answered. */
function start({
  wanted = order,
  intent = null,
  pay = [],
  ask = [],
  confirmed = [],
  bank = [null],
  token = card,
}: World = {}) {
  const clock = new SimulatedClock();
  const sent: CheckoutRequest[] = [];
  const asked: string[] = [];
  const kept: (CheckoutIntent | null)[] = [];
  const reply = <Value>(value: Value | Error | typeof never | undefined) =>
    value === undefined || value === never
      ? new Promise<never>(() => {})
      : value instanceof Error
        ? Promise.reject(value)
        : Promise.resolve(value as Exclude<Value, Error | typeof never>);
  const machine = paymentStepperMachine.provide({
    actors: {
      tokeniseCard: fromPromise(() => reply(token)),
      payForPlan: fromPromise(({ input }) => {
        sent.push(input);
        return reply(pay.shift());
      }),
      askCheckout: fromPromise(({ input }) => {
        asked.push(input.key);
        return reply(ask.shift());
      }),
      confirmAtBank: fromPromise(async () => {
        const error = bank.shift();
        if (error) throw error;
      }),
      confirmCheckout: fromPromise(() => reply(confirmed.shift())),
    },
    actions: { saveIntent: (_, params) => void kept.push(params.intent) },
  });
  const actor = createActor(machine, { clock, input: { order: wanted, intent } }).start();
  const view = () => paymentStepperView(actor.getSnapshot());
  const send = async (...events: PaymentStepperEvent[]) => {
    for (const event of events) actor.send(event);
    await settle();
    return view();
  };
  const wait = async (milliseconds: number) => {
    clock.increment(milliseconds);
    await settle();
    return view();
  };
  return { actor, sent, asked, kept, view, send, wait };
}

describe('an order', () => {
  it('goes from the invoice to the payment and is paid', async () => {
    const { view, send, sent } = start({ pay: [answer('paid')] });
    expect(view().step).toBe('invoicing');
    expect((await send(fill)).step).toBe('paying');
    expect(await send(confirm('first'))).toMatchObject({ step: 'paid', checkout: { invoice_id: 5 }, sent: order });
    expect(sent).toEqual([{ key: 'first', order, invoice, card }]);
  });

  it('is not charged before the invoice is filled', async () => {
    const { send, sent } = start({ pay: [answer('paid')] });
    expect((await send(confirm('first'))).step).toBe('invoicing');
    expect(sent).toEqual([]);
  });

  it('needs no card where nothing is to pay', async () => {
    const free = { ...order, total: '0.00' };
    const { send, sent } = start({ wanted: free, token: never, pay: [answer('paid')] });
    expect((await send(fill, confirm('first'))).step).toBe('paid');
    expect(sent[0]?.card).toBeNull();
  });

  it('keeps what was typed on the way back', async () => {
    const { send } = start();
    expect(await send(fill, { type: 'step.back' })).toMatchObject({ step: 'invoicing', invoice });
  });

  it('charges nothing while the card is wrong or its fields are silent', async () => {
    const wrong = start({ token: new Error('incomplete') });
    expect(await wrong.send(fill, confirm('first'))).toMatchObject({ step: 'paying', hasCardProblem: true });
    const silent = start({ token: never });
    await silent.send(fill, confirm('first'));
    expect(await silent.wait(paymentLimits.silence)).toMatchObject({ step: 'paying', hasCardProblem: true });
    expect([...wrong.sent, ...silent.sent]).toEqual([]);
  });

  it('is busy while it is charged, and cannot be sent twice by a second press', async () => {
    const { send, sent } = start({ pay: [never] });
    expect(await send(fill, confirm('first'))).toMatchObject({ step: 'charging', isBusy: true });
    await send(confirm('second'), { type: 'payment.retry' }, { type: 'step.back' });
    expect(sent).toHaveLength(1);
  });
});

describe('a refusal', () => {
  it('of the card is definite: the next attempt has a new key and a new card', async () => {
    const { send, sent, kept } = start({ pay: [aRefusal(402, 'card_declined'), answer('paid')] });
    expect(await send(fill, confirm('first'))).toMatchObject({ step: 'declined', card: null });
    expect(kept.at(-1)).toBeNull();
    expect((await send({ type: 'payment.retry' })).step).toBe('paying');
    expect((await send(confirm('second'))).step).toBe('paid');
    expect(sent.map(({ key }) => key)).toEqual(['first', 'second']);
  });

  it('for a changed price asks anew, at the new price', async () => {
    const dearer = { ...order, total: '600.00' };
    const { send, sent } = start({ pay: [aRefusal(409, 'price_changed'), answer('paid')] });
    expect((await send(fill, confirm('first'))).step).toBe('repriced');
    expect(await send({ type: 'order.change', order: dearer })).toMatchObject({ step: 'paying', order: dearer });
    await send(confirm('second'));
    expect(sent.map((one) => [one.key, one.order.total])).toEqual([
      ['first', '563.50'],
      ['second', '600.00'],
    ]);
  });

  it.each([
    ['plan_too_small', aRefusal(409, 'plan_too_small'), 'blocked'],
    ['permission_denied', aRefusal(403, 'permission_denied'), 'paying'],
  ] as const)('%s leads to where it can be put right', async (_code, refusal, step) => {
    const { send } = start({ pay: [refusal] });
    expect(await send(fill, confirm('first'))).toMatchObject({ step, error: { status: refusal.status } });
  });

  it.each([
    ['invoice.phone', 'invoicing'],
    ['invoice', 'invoicing'],
    ['card.token', 'paying'],
    ['card', 'paying'],
    ['plan_id', 'paying'],
  ])('a refused field (%s) leads to the step that it stands in (%s)', async (field, step) => {
    const { send } = start({ pay: [aRefusal(422, 'invalid', { errors: { [field]: ['No.'] } })] });
    expect(await send(fill, confirm('first'))).toMatchObject({ step, error: { fields: { [field]: 'No.' } } });
  });

  it('of both leads to the invoice first', async () => {
    const errors = { 'card.token': ['No.'], 'invoice.email': ['No.'] };
    const { send } = start({ pay: [aRefusal(422, 'invalid', { errors })] });
    expect((await send(fill, confirm('first'))).step).toBe('invoicing');
  });
});

describe('a lost answer', () => {
  it.each([
    ['no connection', lost],
    ['a server that broke', aRefusal(500, 'internal')],
    ['a key that is already under way', aRefusal(422, 'idempotency_key_reused')],
  ])('(%s) leaves the payment unconfirmed and asks what became of it', async (_, failure) => {
    const { send, asked, sent } = start({ pay: [failure], ask: [never] });
    expect((await send(fill, confirm('first'))).step).toBe('unconfirmed');
    expect(asked).toEqual(['first']);
    expect(sent).toHaveLength(1);
  });

  it('is noticed after half a minute of silence', async () => {
    const { send, wait, asked } = start({ pay: [never], ask: [answer('paid')] });
    await send(fill, confirm('first'));
    expect((await wait(paymentLimits.silence - 1)).step).toBe('charging');
    expect((await wait(1)).step).toBe('paid');
    expect(asked).toEqual(['first']);
  });

  it.each([
    ['paid', 'paid'],
    ['pending', 'pending'],
    ['declined', 'declined'],
    ['requires_action', 'awaitingBank'],
  ] as const)('that was %s leads there', async (state, step) => {
    const { send } = start({ pay: [lost], ask: [answer(state)] });
    expect((await send(fill, confirm('first'))).step).toBe(step);
  });

  it('is asked for again while the order is processing, or the question is lost too', async () => {
    const { send, wait, asked, sent } = start({ pay: [lost], ask: [answer('processing'), lost, answer('paid')] });
    expect((await send(fill, confirm('first'))).step).toBe('unconfirmed');
    await wait(paymentLimits.askAgain);
    expect((await wait(paymentLimits.askAgain)).step).toBe('paid');
    expect(asked).toEqual(['first', 'first', 'first']);
    expect(sent).toHaveLength(1);
  });

  it('of an order that the server never took may be sent again, with the same key and card', async () => {
    const { send, sent } = start({ pay: [lost, answer('paid')], ask: [aRefusal(404, 'not_found')] });
    expect(await send(fill, confirm('first'))).toMatchObject({ step: 'untaken', canSendAgain: true });
    expect((await send({ type: 'payment.retry' })).step).toBe('paid');
    expect(sent.map(({ key }) => key)).toEqual(['first', 'first']);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('keeps the key for the same order with another card, and drops it for another order', async () => {
    const again = start({ pay: [lost, answer('paid')], ask: [aRefusal(404, 'not_found')] });
    await again.send(fill, confirm('first'), { type: 'step.back' });
    await again.send({ type: 'step.back' }, fill, confirm('second'));
    expect(again.sent.map(({ key }) => key)).toEqual(['first', 'first']);
    const other = start({ pay: [lost, answer('paid')], ask: [aRefusal(404, 'not_found')] });
    await other.send(fill, confirm('first'));
    await other.send({ type: 'step.back' }, { type: 'order.change', order: { ...order, planId: 2 } }, fill);
    await other.send(confirm('second'));
    expect(other.sent.map(({ key }) => key)).toEqual(['first', 'second']);
  });
});

describe('a reload', () => {
  const intent: CheckoutIntent = { key: 'before', order, isSettled: false };

  it('asks what became of the order before it offers anything', async () => {
    const { view, send, asked, sent } = start({ intent, ask: [answer('paid')] });
    expect(view().step).toBe('unconfirmed');
    expect((await send(fill, confirm('second'))).step).toBe('paid');
    expect(asked).toEqual(['before']);
    expect(sent).toEqual([]);
  });

  it('goes on with the key of an order that was never taken', async () => {
    const { send, sent } = start({ intent, ask: [aRefusal(404, 'not_found')], pay: [answer('paid')] });
    expect(await send()).toMatchObject({ step: 'untaken', canSendAgain: false });
    expect((await send({ type: 'payment.retry' })).step).toBe('invoicing');
    await send(fill, confirm('second'));
    expect(sent.map(({ key }) => key)).toEqual(['before']);
  });
});

describe('the bank’s own check', () => {
  it('comes before the server is asked again', async () => {
    const { send } = start({ pay: [answer('requires_action')], confirmed: [answer('paid')] });
    expect((await send(fill, confirm('first'))).step).toBe('paid');
  });

  it('that was left can be gone on with, or asked about', async () => {
    const left = () => ({ pay: [answer('requires_action')], bank: [new Error('closed'), null] });
    const again = start({ ...left(), confirmed: [answer('pending')] });
    expect((await again.send(fill, confirm('first'))).step).toBe('awaitingBank');
    expect((await again.send({ type: 'bank.continue' })).step).toBe('pending');
    const asks = start({ ...left(), ask: [answer('declined')] });
    await asks.send(fill, confirm('first'));
    expect((await asks.send({ type: 'outcome.ask' })).step).toBe('declined');
  });

  it.each([
    ['refused', aRefusal(402, 'card_declined'), 'declined'],
    ['lost', lost, 'unconfirmed'],
  ] as const)('is %s', async (_, reply, step) => {
    const { send } = start({ pay: [answer('requires_action')], confirmed: [reply] });
    expect((await send(fill, confirm('first'))).step).toBe(step);
  });

  it('is not opened again by itself', async () => {
    const { send } = start({ pay: [answer('requires_action')], confirmed: [answer('requires_action')] });
    expect((await send(fill, confirm('first'))).step).toBe('awaitingBank');
  });
});

describe('an order under review', () => {
  it('that was not approved meanwhile is no declined card, also after a reload', async () => {
    const intent: CheckoutIntent = { key: 'before', order, isSettled: true };
    const rejection = { reason: 'The name differs.' };
    const { send } = start({ intent, ask: [{ ...answer('declined'), reason: 'rejected', rejection }] });
    expect(await send(fill)).toMatchObject({ step: 'rejected', checkout: { rejection } });
  });

  it.each([
    ['paid', 'paid'],
    ['declined', 'rejected'],
  ] as const)('ends by itself once it is %s', async (state, step) => {
    const { send, wait } = start({ pay: [answer('pending')], ask: [answer('pending'), lost, answer(state)] });
    expect((await send(fill, confirm('first'))).step).toBe('pending');
    await wait(paymentLimits.approval);
    expect((await wait(paymentLimits.approval)).step).toBe('pending');
    expect((await wait(paymentLimits.approval)).step).toBe(step);
  });

  it('is asked about at once where somebody looks', async () => {
    const { send } = start({ pay: [answer('pending')], ask: [answer('paid')] });
    await send(fill, confirm('first'));
    expect((await send({ type: 'outcome.ask' })).step).toBe('paid');
  });
});

it('keeps no card data: a token, its brand and last digits while it is needed, and nothing over a reload', async () => {
  const { actor, send, kept } = start({ pay: [lost, answer('paid')], ask: [aRefusal(404, 'not_found')] });
  const seen: unknown[] = [];
  actor.subscribe(() => seen.push(actor.getPersistedSnapshot()));
  await send(fill, confirm('first'));
  expect(actor.getSnapshot().context.card).toEqual(card);
  await send({ type: 'payment.retry' });
  expect(actor.getSnapshot().context.card).toBeNull();
  expect(kept).toEqual([
    { key: 'first', order, isSettled: false },
    { key: 'first', order, isSettled: false },
    { key: 'first', order, isSettled: true },
  ]);
  const allowed = Object.keys(card).sort();
  for (const snapshot of seen) {
    const text = JSON.stringify(snapshot).replaceAll(invoice.fiscal_id, '');
    expect(text).not.toMatch(/"(cvc|cvv|number|card_number)"|\d{12,}/);
    const { context } = snapshot as { context: { card: object | null } };
    if (context.card) expect(Object.keys(context.card).sort()).toEqual(allowed);
  }
});

const people: PaymentStepperEvent[] = [
  fill,
  { type: 'order.change', order: { ...order, planId: 2 } },
  confirm('key'),
  { type: 'payment.retry' },
  { type: 'outcome.ask' },
  { type: 'bank.continue' },
  { type: 'step.back' },
];

describe('along every path', () => {
  const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
  const error = (id: string, reason: unknown) => ({ type: `xstate.error.actor.${id}`, error: reason, actorId: id });
  const states = ['paid', 'pending', 'requires_action', 'processing', 'declined'] as const;
  const refusals = [
    aRefusal(402, 'card_declined'),
    aRefusal(409, 'price_changed'),
    aRefusal(409, 'plan_too_small'),
    aRefusal(422, 'invalid', { errors: { 'invoice.phone': ['No.'] } }),
    aRefusal(403, 'permission_denied'),
  ];
  const world = [
    done('tokeniseCard', card),
    error('tokeniseCard', new Error('incomplete')),
    done('confirmAtBank'),
    error('confirmAtBank', new Error('closed')),
    ...['payForPlan', 'askCheckout', 'askApproval', 'confirmCheckout'].flatMap((id) => [
      ...states.map((state) => done(id, answer(state))),
      error(id, lost),
      error(id, aRefusal(404, 'not_found')),
    ]),
    ...refusals.map((refusal) => error('payForPlan', refusal)),
  ];
  const paths = getShortestPaths(paymentStepperMachine, {
    input: { order, intent: null },
    // What the actors answer is no event that a screen could send, so the types do not know it.
    events: [...people, ...world] as PaymentStepperEvent[],
    serializeState: ({ value, context }) =>
      JSON.stringify([value, context.intent !== null, context.card !== null, context.invoice !== null]),
    limit: 5_000,
  });

  it('every state is reached', () => {
    expect([...new Set(paths.map(({ state }) => paymentStepperView(state).step))].sort()).toEqual([
      'awaitingBank',
      'blocked',
      'charging',
      'confirmingAtBank',
      'declined',
      'invoicing',
      'paid',
      'paying',
      'pending',
      'rejected',
      'repriced',
      'tokenising',
      'unconfirmed',
      'untaken',
    ]);
  });

  const allowed: Record<string, readonly PaymentStepperEvent['type'][]> = {
    invoicing: ['invoice.fill', 'order.change'],
    paying: ['order.change', 'payment.confirm', 'step.back'],
    tokenising: [],
    charging: [],
    confirmingAtBank: [],
    awaitingBank: ['bank.continue', 'outcome.ask'],
    unconfirmed: ['outcome.ask'],
    untaken: ['payment.retry', 'step.back'],
    declined: ['payment.retry'],
    repriced: ['order.change'],
    blocked: ['payment.retry'],
    pending: ['outcome.ask'],
    paid: [],
    rejected: [],
  };
  it('whatever does not belong to a state is refused there', () => {
    for (const { state } of paths) {
      const { step } = paymentStepperView(state);
      const accepted = people
        .map(({ type }) => type)
        .filter((type) => {
          const event = people.find((one) => one.type === type);
          return event !== undefined && state.can(event);
        });
      for (const type of accepted) expect([step, allowed[step]]).toEqual([step, expect.arrayContaining([type])]);
    }
  });

  it('a card in hand or an order on its way is never offered to be paid under another key', () => {
    for (const { state } of paths) {
      const { step } = paymentStepperView(state);
      if (step === 'unconfirmed' || step === 'charging' || step === 'awaitingBank')
        expect([step, state.context.intent?.key]).toEqual([step, 'key']);
    }
  });
});

it('never sends one order under two keys unless it was refused in between, whatever is pressed', async () => {
  const replies = fc.constantFrom<Reply>(lost, never, answer('processing'), answer('paid'));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...people.filter(({ type }) => type !== 'order.change')), { maxLength: 12 }),
      fc.array(replies, { minLength: 4, maxLength: 4 }),
      async (events, pay) => {
        const { send, sent } = start({ pay, ask: Array.from({ length: 9 }, () => aRefusal(404, 'not_found')) });
        let count = 0;
        for (const event of events) await send(event.type === 'payment.confirm' ? confirm(`key-${count++}`) : event);
        expect(new Set(sent.map(({ key }) => key)).size).toBeLessThanOrEqual(1);
      },
    ),
    runs(60, 2_000),
  );
});
