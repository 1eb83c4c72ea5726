import { randomUUID } from 'node:crypto';
import { addDays } from '@corredor/core/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askQuote, buy } from '../../testing/checkouts.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { approvePayment, rejectPayment } from './index.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  office = await api.partner('uno');
});
afterAll(() => api.close());

const me = async () => (await office.call('getMe')).body;
const subscription = async () => (await office.call('getSubscription')).body;
const history = async () => (await office.call('listSubscriptionPayments')).body.results ?? [];
const year = { plan: 'professional', every: 'annual' } as const;
const upgrade = async (key?: string) => {
  const bought = await buy(office.call, year, key);
  expect(bought.body).toMatchObject({ state: 'pending' });
  return Number(bought.body.payment_id);
};
/** Lets days pass for what the brokerage has bought. */
const pass = async (days: number) => {
  await sql`update subscriptions set starts_on = starts_on - ${days}::int, ends_on = ends_on - ${days}::int
    where partner_id = ${office.partnerId}`.execute(api.adminDb);
  await sql`update subscription_payments set from_date = from_date - ${days}::int, to_date = to_date - ${days}::int
    where partner_id = ${office.partnerId}`.execute(api.adminDb);
};
const open = { valid_subscription: true, subscription_payed: true };

describe('an upgrade that is under review', () => {
  it('leaves the plan that is paid for running, with its own limits, for every colleague', async () => {
    await buy(office.call, { plan: 'basic' });
    const before = await subscription();
    expect(await askQuote(office.call, year)).toMatchObject({ waits_for_review: true, pauses_work: false });
    await upgrade();
    expect(await me()).toMatchObject({ ...open, current_subscription: { name: 'Basic' } });
    expect(await subscription()).toMatchObject({
      id: before.id,
      state: 'active',
      plan: { name: 'Basic', users_amount: 3 },
      under_review: { plan: 'Professional', renewal_frequency: 'annual' },
    });
    const clerk = await office.as(['core_app.view_customer', 'policy_app.view_branch', 'policy_app.add_branch']);
    expect((await clerk.call('createBranch', { body: { name: 'Vida', group: 'people' } })).status).toBe(201);
    expect((await clerk.call('getMe')).body).toMatchObject(open);
  });

  it('is one: neither another purchase nor the way to Free is open meanwhile, in any tab', async () => {
    await buy(office.call, { plan: 'basic' });
    await upgrade();
    for (const wanted of [{ plan: 'free' }, { plan: 'basic' }, { plan: 'pymes' }, year] as const)
      expect((await buy(office.call, wanted)).body).toMatchObject({ code: 'payment_pending' });
    expect(await me()).toMatchObject({ ...open, current_subscription: { name: 'Basic' } });
  });

  it('shuts the gate once the plan that ran is over, and opens it by its approval', async () => {
    await buy(office.call, { plan: 'basic' });
    const payment = await upgrade();
    await pass(40);
    expect(await me()).toMatchObject({ valid_subscription: true, subscription_payed: false });
    expect(await subscription()).toMatchObject({ state: 'pending', plan: { name: 'Professional' } });
    await approvePayment(api.world, office.partnerId, payment);
    expect(await me()).toMatchObject({ ...open, current_subscription: { name: 'Professional' } });
    const [bought, basic] = await history();
    // Its term follows on the last day of the plan that ran.
    expect(bought?.from).toBe(addDays(String(basic?.to), 1));
    expect(basic).toMatchObject({ plan: 'Basic', finish: null });
  });

  it('gives way to what ran when it is rejected, which never stopped; over, it must be renewed', async () => {
    await buy(office.call, { plan: 'basic' });
    const before = await subscription();
    const payment = await upgrade();
    await rejectPayment(api.world, office.partnerId, payment, 'El nombre no coincide.');
    expect(await subscription()).toMatchObject({ id: before.id, ends_on: before.ends_on, under_review: null });
    const again = await upgrade();
    await pass(40);
    await rejectPayment(api.world, office.partnerId, again, 'El nombre no coincide.');
    expect(await me()).toMatchObject({ valid_subscription: false });
  });

  it('begins on the day of its approval, is as long as it was to be, and keeps the credit that was promised', async () => {
    await buy(office.call, { plan: 'basic' });
    const quote = await askQuote(office.call, year);
    const payment = await upgrade();
    await pass(3);
    await approvePayment(api.world, office.partnerId, payment);
    expect(await subscription()).toMatchObject({ plan: { name: 'Professional' }, under_review: null });
    const [bought, basic] = await history();
    expect(bought).toMatchObject({ from: quote.from, to: quote.to, amount: quote.total, state: 'paid' });
    expect(basic).toMatchObject({ plan: 'Basic', finish: quote.from });
    expect(quote.credit).toBe('19.00');
  });

  it('waits behind renewals that are paid ahead too', async () => {
    await buy(office.call, { plan: 'basic' });
    await buy(office.call, { plan: 'basic' });
    await upgrade();
    await pass(33);
    expect(await me()).toMatchObject({ ...open, current_subscription: { name: 'Basic' } });
    await pass(33);
    expect(await me()).toMatchObject({ subscription_payed: false });
  });

  it('shuts the gate at once where no plan that is paid for runs: on Free, after going back to it, and when it is over', async () => {
    const shut = { valid_subscription: true, subscription_payed: false };
    expect(await askQuote(office.call, year)).toMatchObject({ pauses_work: true });
    const first = await upgrade();
    expect(await me()).toMatchObject(shut);
    await rejectPayment(api.world, office.partnerId, first, 'No.');
    await buy(office.call, { plan: 'basic' });
    await buy(office.call, { plan: 'free' });
    const second = await upgrade();
    expect(await me()).toMatchObject(shut);
    await rejectPayment(api.world, office.partnerId, second, 'No.');
    expect(await me()).toMatchObject({ ...open, current_subscription: { name: 'Free' } });
    await buy(office.call, { plan: 'basic' });
    await pass(40);
    expect(await askQuote(office.call, year)).toMatchObject({ pauses_work: true });
    await upgrade();
    expect(await me()).toMatchObject(shut);
  });
});

describe('a payment that its review did not approve', () => {
  const reason = 'La razón social no coincide.';

  it('tells the operator’s reason wherever the purchase is asked about, and never blames the bank', async () => {
    const key = randomUUID();
    const payment = await upgrade(key);
    await rejectPayment(api.world, office.partnerId, payment, reason);
    const asked = (await office.call('getCheckout', { path: { checkoutKey: key } })).body;
    expect(asked).toMatchObject({ state: 'declined', reason: 'rejected', rejection: { reason } });
    expect(await askQuote(office.call, year)).toMatchObject({ rejection: { reason } });
    expect(await askQuote(office.call, { plan: 'professional' })).toMatchObject({ rejection: null });
    expect(await askQuote(office.call, { plan: 'pymes', every: 'annual' })).toMatchObject({ rejection: null });
    const mail = await api.adminDb.selectFrom('mails').select('body').orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(mail.body).toContain(reason);
    await upgrade();
    expect(await askQuote(office.call, year)).toMatchObject({ rejection: null });
  });

  it('was a purchase of before this was written down', async () => {
    const key = randomUUID();
    await rejectPayment(api.world, office.partnerId, await upgrade(key), reason);
    await sql`update checkouts set reason = 'generic' where partner_id = ${office.partnerId}`.execute(api.adminDb);
    const asked = (await office.call('getCheckout', { path: { checkoutKey: key } })).body;
    expect(asked).toMatchObject({ reason: 'rejected', rejection: { reason } });
    await sql`update subscription_payments set reason = null where id = ${asked.payment_id}`.execute(api.adminDb);
    const lapsed = (await office.call('getCheckout', { path: { checkoutKey: key } })).body;
    expect(lapsed).toMatchObject({ reason: 'lapsed', rejection: { reason: null } });
  });
});
