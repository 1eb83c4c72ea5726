import { randomUUID } from 'node:crypto';
import { addDays } from '@corredor/core/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askQuote, buy, orderFor } from '../../testing/checkouts.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { type Gateway, GatewayUnanswered } from '../gateways/index.ts';
import { approvePayment, extendSubscription, reconcileCheckouts, rejectPayment } from './index.ts';

type Point = 'prepare' | 'prepared' | 'charge' | 'charged' | 'capture' | 'captured';
/** Where the next call breaks, and how: a crash of ours, or silence of the gateway. */
let fault: { at: Point; error: Error } | null = null;
const strike = (at: Point) => {
  if (fault?.at !== at) return;
  const { error } = fault;
  fault = null;
  throw error;
};
const faulty = (own: Gateway): Gateway => ({
  ...own,
  prepare: async (order) => {
    strike('prepare');
    const reference = await own.prepare(order);
    strike('prepared');
    return reference;
  },
  charge: async (purchase, token) => {
    strike('charge');
    const outcome = await own.charge(purchase, token);
    strike('charged');
    return outcome;
  },
  capture: async (purchase) => {
    strike('capture');
    const outcome = await own.capture(purchase);
    strike('captured');
    return outcome;
  },
});

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
beforeAll(async () => {
  api = await testApi({ gateway: faulty });
});
beforeEach(async () => {
  fault = null;
  office = await api.partner('uno');
});
afterAll(() => api.close());

const charges = () =>
  api.adminDb.selectFrom('sandbox_charges').select('state').where('partner_id', '=', office.partnerId).execute();
const me = async () => (await office.call('getMe')).body;
const subscription = async () => (await office.call('getSubscription')).body;
const history = async () => (await office.call('listSubscriptionPayments')).body.results ?? [];
const stateOf = async (key: string) => (await office.call('getCheckout', { path: { checkoutKey: key } })).body;
const settleAll = () => reconcileCheckouts(api.world, { rest: -1 });

describe('a crash', () => {
  it.each<[Point, number, string]>([
    ['prepare', 0, 'declined'],
    ['prepared', 0, 'declined'],
    ['charge', 0, 'declined'],
    ['charged', 1, 'paid'],
  ])('at "%s" charges %i times in the end, and is %s', async (at, count, state) => {
    const key = randomUUID();
    const body = await orderFor(office.call, { plan: 'basic' });
    fault = { at, error: new Error('the process died') };
    expect((await office.call('createCheckout', { body, key })).status).toBe(500);
    const other = await office.call('createCheckout', { body });
    expect([other.status, other.body.code]).toEqual([409, 'payment_processing']);
    await settleAll();
    const again = await office.call('createCheckout', { body, key });
    expect(again.status).toBe(state === 'paid' ? 201 : 402);
    expect(await stateOf(key)).toMatchObject({ state });
    expect((await charges()).filter((one) => one.state === 'paid')).toHaveLength(count);
    expect(await history()).toHaveLength(count);
  });
});

describe('a gateway that does not answer', () => {
  const silence = new GatewayUnanswered('silence');
  it('before anything could be charged: nothing is, and the buyer is told', async () => {
    fault = { at: 'prepare', error: silence };
    const refused = await buy(office.call, { plan: 'basic' });
    expect([refused.status, refused.body.reason]).toEqual([402, 'not_sent']);
  });

  it('after charging: it is processing, then found paid by whoever asks first, and never charged twice', async () => {
    const key = randomUUID();
    const body = await orderFor(office.call, { plan: 'basic', token: 'visa_0119' });
    const lost = await office.call('createCheckout', { body, key });
    expect([lost.status, lost.body.state]).toEqual([201, 'processing']);
    expect((await office.call('createCheckout', { body, key })).body).toMatchObject({ state: 'paid' });
    expect(await charges()).toEqual([{ state: 'paid' }]);
    expect(await settleAll()).toBe(0);
    expect(await subscription()).toMatchObject({ plan: { name: 'Basic' }, state: 'active' });
  });

  it("leaves the bank's check to its buyer for an hour, then gives it up", async () => {
    const key = randomUUID();
    await buy(office.call, { plan: 'basic', token: 'visa_3155' }, key);
    await settleAll();
    expect(await stateOf(key)).toMatchObject({ state: 'requires_action' });
    await reconcileCheckouts(api.world, { rest: -1, confirm: -1 });
    expect(await stateOf(key)).toMatchObject({ state: 'declined', reason: 'abandoned' });
  });
});

describe('an annual plan', () => {
  const buyYear = async () => {
    const bought = await buy(office.call, { plan: 'professional', every: 'annual' });
    expect(bought.body).toMatchObject({ state: 'pending', invoice_id: null });
    return Number(bought.body.payment_id);
  };

  it('is only authorised, and shuts gate 3 until it is approved', async () => {
    const payment = await buyYear();
    expect(await charges()).toEqual([{ state: 'authorised' }]);
    expect(await me()).toMatchObject({ valid_subscription: true, subscription_payed: false, invoiceId: null });
    expect(await subscription()).toMatchObject({ state: 'pending' });
    expect((await buy(office.call, { plan: 'pymes' })).body).toMatchObject({ code: 'payment_pending' });
    expect(await approvePayment(api.world, office.partnerId, payment)).toEqual({ isDone: true, plan: 'Professional' });
    expect(await charges()).toEqual([{ state: 'paid' }]);
    expect(await me()).toMatchObject({ subscription_payed: true, invoiceId: expect.any(Number) });
    const told = (await office.call('listNotifications')).body.results;
    expect(told?.map(({ kind }) => kind)).toEqual(['subscription_approved']);
    expect(await approvePayment(api.world, office.partnerId, payment)).toEqual({ isDone: false, why: 'not_pending' });
  });

  it('gives the money back when it is rejected, and what was there before comes back', async () => {
    await buy(office.call, { plan: 'basic' });
    const before = await subscription();
    const payment = await buyYear();
    expect(await rejectPayment(api.world, office.partnerId, payment, 'La razón social no coincide.')).toMatchObject({
      isDone: true,
    });
    expect((await charges()).map(({ state }) => state).sort()).toEqual(['cancelled', 'paid']);
    expect(await subscription()).toMatchObject({ id: before.id, state: 'active' });
    expect((await history()).map(({ state, finish }) => [state, finish])).toEqual([
      ['rejected', null],
      ['paid', null],
    ]);
    const mail = await api.adminDb.selectFrom('mails').select('body').orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(mail.body).toContain('La razón social no coincide.');
    const told = (await office.call('listNotifications')).body.results;
    expect(told?.[0]?.kind).toBe('subscription_rejected');
  });

  it('never takes a running term of the same plan away while its renewal waits', async () => {
    await buy(office.call, { plan: 'professional' });
    const running = await subscription();
    const payment = await buyYear();
    expect(await subscription()).toMatchObject({ id: running.id, state: 'active' });
    expect(await me()).toMatchObject({ subscription_payed: true });
    await approvePayment(api.world, office.partnerId, payment);
    expect(await subscription()).toMatchObject({ id: running.id });
    expect((await history())[0]).toMatchObject({ from: addDays(String(running.ends_on), 1), state: 'paid' });
  });

  it('is approved once, though the answer of the gateway is lost in between', async () => {
    const payment = await buyYear();
    fault = { at: 'captured', error: new GatewayUnanswered('silence') };
    expect(await approvePayment(api.world, office.partnerId, payment)).toEqual({
      isDone: false,
      why: 'gateway_silent',
    });
    expect(await me()).toMatchObject({ subscription_payed: false });
    expect(await rejectPayment(api.world, office.partnerId, payment, 'Tarde.')).toMatchObject({ isDone: false });
    expect(await approvePayment(api.world, office.partnerId, payment)).toMatchObject({ isDone: true });
    expect(await charges()).toEqual([{ state: 'paid' }]);
  });

  it('is not approved where its authorisation has run out, or for another brokerage', async () => {
    const payment = await buyYear();
    const other = await api.partner('dos');
    expect(await approvePayment(api.world, other.partnerId, payment)).toEqual({
      isDone: false,
      why: 'no_such_payment',
    });
    await sql`update sandbox_charges set state = 'cancelled' where partner_id = ${office.partnerId}`.execute(
      api.adminDb,
    );
    expect(await approvePayment(api.world, office.partnerId, payment)).toEqual({
      isDone: false,
      why: 'authorisation_gone',
    });
    expect(await rejectPayment(api.world, office.partnerId, payment, 'Venció.')).toMatchObject({ isDone: true });
  });
});

describe('a term that an operator lengthens', () => {
  it('runs until the new day, and renewals follow on it', async () => {
    await buy(office.call, { plan: 'basic' });
    const until = addDays(String((await subscription()).ends_on), 10);
    expect(await extendSubscription(api.world, office.partnerId, until)).toMatchObject({ isDone: true, until });
    expect(await subscription()).toMatchObject({ ends_on: until });
    expect(await askQuote(office.call, { plan: 'basic' })).toMatchObject({ from: addDays(until, 1) });
    expect(await extendSubscription(api.world, office.partnerId, until)).toEqual({ isDone: false, why: 'not_later' });
  });

  it('is none on the free plan', async () => {
    expect(await extendSubscription(api.world, office.partnerId, '2030-01-01')).toEqual({ isDone: false, why: 'free' });
  });
});
