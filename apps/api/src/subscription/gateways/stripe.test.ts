import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buy, card, orderFor } from '../../testing/checkouts.ts';
import { startFakeStripe } from '../../testing/fakeStripe.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { approvePayment, rejectPayment } from '../billing/index.ts';
import type { Gateway } from './gateway.ts';
import { stripeGateway } from './stripe.ts';

const webhookSecret = 'whsec_of_the_tests';
let fake: Awaited<ReturnType<typeof startFakeStripe>>;
let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
beforeAll(async () => {
  fake = await startFakeStripe();
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret, apiUrl: fake.url };
  const patient = stripeGateway(keys, 10_000);
  const hurried = stripeGateway(keys, 400);
  // Only who stays silent is not waited for.
  const prepare: Gateway['prepare'] = (order) => (fake.state.mode === 'silent' ? hurried : patient).prepare(order);
  api = await testApi({ gateway: () => ({ ...patient, prepare }) });
});
beforeEach(async () => {
  fake.state.mode = 'well';
  fake.state.charges = 0;
  office = await api.partner('uno');
});
afterAll(async () => {
  await api.close();
  await fake.close();
});

const order = async (token: string, every: 'monthly' | 'annual' = 'monthly') => ({
  ...(await orderFor(office.call, { plan: 'basic', every })),
  card: { ...card(), provider: 'stripe', token },
});
const pay = async (token: string, every?: 'monthly' | 'annual', key = randomUUID()) =>
  office.call('createCheckout', { body: await order(token, every), key });
const lastIntent = () => [...fake.intents.values()].at(-1);
const state = async (key: string) => (await office.call('getCheckout', { path: { checkoutKey: key } })).body.state;

function signed(body: string, { at = Date.now(), secret = webhookSecret } = {}) {
  const t = Math.floor(at / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}
const tell = (type: string, id: string | undefined, over: { at?: number; secret?: string } = {}) => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    data: { object: { id, object: 'payment_intent' } },
  });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signed(body, over) };
  return api.anonymous('handleStripeWebhook', { payload: Buffer.from(body), headers });
};

describe('Stripe', () => {
  it('is named to the browser by its publishable key only', async () => {
    expect((await office.call('getGateway')).body).toEqual({
      provider: 'stripe',
      is_test: true,
      publishable_key: 'pk_test_1',
    });
    expect((await buy(office.call, { plan: 'basic' })).body.errors).toHaveProperty(['card.token']);
  });

  it('is asked in cents, once for each key, and charges a month at once', async () => {
    const key = randomUUID();
    expect((await pay('pm_card_visa', 'monthly', key)).body).toMatchObject({ state: 'paid' });
    expect((await office.call('createCheckout', { body: await order('pm_card_visa'), key })).status).toBe(422);
    expect(fake.state.charges).toBe(1);
    const made = fake.asked.find(({ path, key: sent }) => path === '/v1/payment_intents' && sent?.includes(key));
    expect(Object.fromEntries(made?.body ?? [])).toMatchObject({
      amount: '2185',
      currency: 'usd',
      capture_method: 'automatic',
      'metadata[checkout]': key,
    });
  });

  it('authorises a year, takes the money on approval and frees it on rejection', async () => {
    const first = await pay('pm_card_visa', 'annual');
    expect([first.body.state, lastIntent()?.status]).toEqual(['pending', 'requires_capture']);
    await approvePayment(api.world, office.partnerId, Number(first.body.payment_id));
    expect(lastIntent()?.status).toBe('succeeded');
    office = await api.partner('dos');
    const second = await pay('pm_card_visa', 'annual');
    await rejectPayment(api.world, office.partnerId, Number(second.body.payment_id), 'No.');
    expect(lastIntent()?.status).toBe('canceled');
  });

  it('says why a card was refused', async () => {
    const refused = await pay('pm_card_chargeDeclinedInsufficientFunds');
    expect([refused.status, refused.body.reason]).toEqual([402, 'insufficient_funds']);
  });

  it("opens the bank's own check in the browser, and keeps its secret nowhere", async () => {
    const key = randomUUID();
    const asked = await pay('pm_card_threeDSecure2Required', 'monthly', key);
    expect(asked.body).toMatchObject({ state: 'requires_action', client_secret: `${lastIntent()?.id}_secret_x` });
    const rows = await api.adminDb.selectFrom('checkouts').selectAll().where('key', '=', key).execute();
    expect(JSON.stringify(rows)).not.toContain('_secret_');
    const intent = lastIntent();
    if (intent) intent.status = 'succeeded';
    const confirmed = await office.call('confirmCheckout', { path: { checkoutKey: key } });
    expect(confirmed.body).toMatchObject({ state: 'paid', client_secret: null });
  });

  it.each(['down', 'garbage', 'silent'] as const)(
    'that is %s before the purchase is named charges nothing',
    async (mode) => {
      const body = await order('pm_card_visa');
      fake.state.mode = mode;
      const refused = await office.call('createCheckout', { body });
      expect([refused.status, refused.body.reason]).toEqual([402, 'not_sent']);
      expect(fake.state.charges).toBe(0);
    },
  );
});

describe('what Stripe tells', () => {
  const left = async () => {
    const key = randomUUID();
    await pay('pm_card_threeDSecure2Required', 'monthly', key);
    const intent = lastIntent();
    if (intent) intent.status = 'succeeded';
    return { key, id: intent?.id };
  };

  it('settles a purchase once, however often and in whatever order it is told', async () => {
    const { key, id } = await left();
    expect((await tell('payment_intent.succeeded', id)).status).toBe(204);
    expect((await tell('payment_intent.succeeded', id)).status).toBe(204);
    expect((await tell('payment_intent.requires_action', id)).status).toBe(204);
    expect(await state(key)).toBe('paid');
    expect((await office.call('listSubscriptionPayments')).body.count).toBe(1);
  });

  it('is refused with a wrong signature, with one of yesterday, or with none', async () => {
    const { id } = await left();
    const before = fake.asked.length;
    for (const over of [{ secret: 'whsec_other' }, { at: Date.now() - 86_400_000 }]) {
      const refused = await tell('payment_intent.succeeded', id, over);
      expect([refused.status, refused.body.code]).toEqual([400, 'wrong_signature']);
    }
    expect((await api.anonymous('handleStripeWebhook', { body: { id: 'e', type: 't', data: {} } })).status).toBe(400);
    expect(fake.asked).toHaveLength(before);
  });

  it('ends a review whose authorisation ran out', async () => {
    await pay('pm_card_visa', 'annual');
    const intent = lastIntent();
    if (intent) intent.status = 'canceled';
    await tell('payment_intent.canceled', intent?.id);
    expect((await office.call('listSubscriptionPayments')).body.results?.[0]).toMatchObject({ state: 'rejected' });
    expect((await office.call('getSubscription')).body).toMatchObject({ plan: { name: 'Free' }, state: 'active' });
  });

  it('is harmless about what is not known here', async () => {
    expect((await tell('payment_intent.succeeded', 'pi_of_somebody_else')).status).toBe(204);
    expect((await tell('customer.created', 'cus_1')).status).toBe(204);
  });
});
