import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy } from '../../testing/checkouts.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
});
afterAll(() => api.close());

const subscription = async () => (await office.call('getSubscription')).body;
const change = async (values: { ends_on?: string | null; is_paid?: boolean }) =>
  api.adminDb.updateTable('subscriptions').set(values).where('partner_id', '=', office.partnerId).execute();

describe('the subscription', () => {
  it('starts on the free plan, with its limits, the tax of the country and nothing used', async () => {
    expect(await subscription()).toMatchObject({
      plan: { name: 'Free', policies_amount: 25, vat_percent: '15', currency: 'USD' },
      subscription_type: 'free',
      ends_on: null,
      state: 'active',
      usage: { policies: 0, customers: 0, vehicles: 0, generals: 0, users: 1, groups: 0, emails: 0 },
    });
  });

  it('counts what the brokerage has, and its own roles beside the four that it began with', async () => {
    await office.as(['core_app.view_customer']);
    const policy = await office.call('createPolicy', { body: { insured_select_type: 'personal' } });
    await office.call('createPolicyGeneral', { path: { policyId: Number(policy.body.id) }, body: { name: 'Bodega' } });
    expect(await subscription()).toMatchObject({ usage: { policies: 1, generals: 1, users: 2, groups: 1 } });
  });

  it('says that it is past its end, or that its payment waits', async () => {
    await change({ is_paid: false });
    expect(await subscription()).toMatchObject({ state: 'pending' });
    await change({ is_paid: true, ends_on: '2020-01-31' });
    expect(await subscription()).toMatchObject({ state: 'expired', ends_on: '2020-01-31' });
  });

  it('is for those who may view the brokerage', async () => {
    const clerk = await office.as(['policy_app.view_policy']);
    expect((await clerk.call('getSubscription')).status).toBe(403);
    expect((await clerk.call('listSubscriptionPayments')).status).toBe(403);
  });
});

describe('the plan chosen at registration', () => {
  const choose = (plan: string | null, userId: number) =>
    api.adminDb.updateTable('users').set({ chosen_plan: plan }).where('id', '=', userId).execute();
  const chosenBy = async (call: typeof office.call) => (await call('getSubscription')).body.chosen_plan;

  it('is told to who chose it, unless it costs nothing', async () => {
    const { userId, call, as } = await api.partner('tres');
    expect(await chosenBy(call)).toBeNull();
    await choose('Free', userId);
    expect(await chosenBy(call)).toBeNull();
    await choose('Professional', userId);
    expect(await chosenBy(call)).toBe('Professional');
    expect(await chosenBy((await as(['core_app.view_partner'])).call)).toBeNull();
  });

  it('is forgotten once a plan is paid or under review, and not when the payment was rejected', async () => {
    const { userId, call, partnerId } = await api.partner('cuatro');
    await choose('Professional', userId);
    expect((await buy(call, { plan: 'basic' })).status).toBe(201);
    expect(await chosenBy(call)).toBeNull();
    await api.adminDb
      .updateTable('subscription_payments')
      .set({ state: 'rejected' })
      .where('partner_id', '=', partnerId)
      .execute();
    expect(await chosenBy(call)).toBe('Professional');
  });
});

describe('its payments', () => {
  it('are none on the free plan', async () => {
    expect((await office.call('listSubscriptionPayments')).body).toMatchObject({ count: 0, results: [] });
  });

  it('come newest first, by page or by cursor, and to no other brokerage', async () => {
    const { id } = await api.adminDb
      .selectFrom('subscriptions')
      .select('id')
      .where('partner_id', '=', office.partnerId)
      .executeTakeFirstOrThrow();
    const payment = (from_date: string, to_date: string, state: 'paid' | 'pending') => ({
      partner_id: office.partnerId,
      subscription_id: id,
      plan_id: 2,
      name: 'Uno Seguros',
      from_date,
      to_date,
      amount: '21.85',
      currency: 'USD',
      state,
      renewal_frequency: 'monthly' as const,
    });
    await api.adminDb
      .insertInto('subscription_payments')
      .values([payment('2026-01-01', '2026-01-31', 'paid'), payment('2026-02-01', '2026-02-28', 'pending')])
      .execute();
    const page = await office.call('listSubscriptionPayments', { query: { page_size: 1 } });
    expect(page.body).toMatchObject({
      count: 2,
      next: '/api/billing/history/?page_size=1&page=2',
      results: [
        { plan: 'Basic', from: '2026-02-01', to: '2026-02-28', finish: null, state: 'pending', amount: '21.85' },
      ],
    });
    const first = await office.call('listSubscriptionPayments', { query: { cursor: 'first', page_size: 1 } });
    const cursor = new URL(String(first.body.next), 'http://localhost').searchParams.get('cursor') ?? '';
    const second = await office.call('listSubscriptionPayments', { query: { cursor, page_size: 1 } });
    expect(second.body).toMatchObject({ next: null, results: [{ from: '2026-01-01', state: 'paid' }] });
    expect((await office.call('listSubscriptionPayments', { query: { cursor: 'sideways' } })).status).toBe(422);
    const other = await api.partner('dos');
    expect((await other.call('listSubscriptionPayments')).body).toMatchObject({ count: 0 });
  });
});
