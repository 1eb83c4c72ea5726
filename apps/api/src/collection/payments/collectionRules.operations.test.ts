import type { Payment, PaymentPage, PaymentSummary } from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { addMoney } from '@corredor/core/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('reglas');
  portfolio = await aPortfolio(office);
});
afterAll(() => api.close());

const list = async (query: Record<string, string | number | boolean>) =>
  succeeded<PaymentPage>(await office.call('listPayments', { query: { ordering: 'due_date', ...query } as never }))
    .results;
const risk = async (policy?: number) =>
  succeeded<PaymentSummary>(await office.call('getPaymentSummary', { query: policy ? { policy } : {} })).at_risk;
const set = async (payments: object) => {
  const { version } = succeeded<{ version: number }>(await office.call('getSettings'));
  return office.call('updateSettings', { version, body: { payments } as never });
};
const grace = (days: number, provider_id: number | null, branch_id: number | null = null) => ({
  provider_id,
  branch_id,
  days,
});

describe('cover at risk', () => {
  it('begins after the days of grace of the oldest unpaid instalment, by the rule that says most', async () => {
    const start_date = addDays(portfolio.today, -100);
    const { id } = await portfolio.active({ start_date, end_date: addDays(start_date, 365), payment_frequency: 1 });
    const [first, second] = await list({ policy: id });
    if (!first || !second) throw new Error('A policy of a year has instalments.');
    // Nobody says anything: Ecuador leaves it to insurers, but for life.
    expect([first.at_risk_from, await risk(id)]).toEqual([null, { count: 0, amount: '0.00' }]);
    succeeded(await set({ grace: [grace(200, null, portfolio.branchId), grace(30, portfolio.provider.id)] }));
    const rows = await list({ policy: id });
    expect(rows.map(({ at_risk_from }) => at_risk_from)).toEqual([
      addDays(first.due_date, 31),
      ...rows.slice(1).map(() => null),
    ]);
    expect(await list({ policy: id, at_risk: true })).toMatchObject([{ id: first.id }]);
    expect(await list({ policy: id, at_risk: false })).toHaveLength(rows.length - 1);
    expect(await risk(id)).toEqual({ count: 1, amount: first.amount });
    // What is paid risks nothing; then the next is the oldest, and its time comes later.
    const body = { payment_method: 'transfer' as const, payment_date: portfolio.today };
    succeeded(await office.call('payInstalment', { path: { paymentId: first.id }, version: first.version, body }));
    expect((await list({ policy: id }))[1]).toMatchObject({
      id: second.id,
      at_risk_from: addDays(second.due_date, 31),
    });
    // Of this insurer in this branch.
    const { provider, branchId } = portfolio;
    succeeded(await set({ grace: [grace(30, provider.id), grace(300, provider.id, branchId)] }));
    expect((await list({ policy: id }))[1]).toMatchObject({ at_risk_from: addDays(second.due_date, 301) });
    expect(await risk(id)).toEqual({ count: 0, amount: '0.00' });
    succeeded(await set({ grace: [] }));
  });

  it('is what the country says where the brokerage says nothing, and never of a policy that is over', async () => {
    const start_date = addDays(portfolio.today, -60);
    const life = await portfolio.active({
      start_date,
      branch_id: portfolio.lifeId,
      end_date: addDays(start_date, 365),
    });
    const [own] = await list({ policy: life.id });
    expect(own?.at_risk_from).toBe(addDays(String(own?.due_date), 31));
    const expired = await portfolio.active({
      start_date: addDays(portfolio.today, -400),
      end_date: addDays(portfolio.today, -35),
      branch_id: portfolio.lifeId,
    });
    expect((await list({ policy: expired.id }))[0]?.at_risk_from).toBeNull();
  });

  it('leads to the end of the contract where the law says so, ninety days after the due date in Peru', async () => {
    const lima = await api.partner('lima');
    const there = await aPortfolio(lima);
    const start_date = addDays(there.today, -60);
    const { id } = await there.active({ start_date, end_date: addDays(start_date, 365), payment_frequency: 1 });
    const plan = async () =>
      succeeded<PaymentPage>(await lima.call('listPayments', { query: { policy: id, ordering: 'due_date' } })).results;
    const [oldest] = await plan();
    expect(oldest).toMatchObject({ at_risk_from: null, contract_ends_on: null });
    await sql`update partners set country_id = '604' where id = ${lima.partnerId}`.execute(api.adminDb);
    const [first, ...others] = await plan();
    const due = String(oldest?.due_date);
    expect(first).toMatchObject({ at_risk_from: addDays(due, 31), contract_ends_on: addDays(due, 91) });
    expect(others.map((one) => one.contract_ends_on)).toEqual(others.map(() => null));
  });

  it('withholds all of the net premium at most', async () => {
    expect(await set({ withholding_percent: '500' })).toMatchObject({
      status: 422,
      body: { errors: { 'payments.withholding_percent': [expect.any(String)] } },
    });
  });

  it('is set for insurers and branches that are there, each once', async () => {
    const wrong = [grace(5, null), grace(5, 99_999), grace(5, portfolio.provider.id), grace(6, portfolio.provider.id)];
    expect((await set({ grace: wrong })).body.errors).toEqual({
      'payments.grace.0.provider_id': [expect.any(String)],
      'payments.grace.1.provider_id': [expect.any(String)],
      'payments.grace.3.provider_id': [expect.any(String)],
    });
    const answer = await set({ remit_days: 15, write_off_limit: '2.00' });
    expect(answer.body).toMatchObject({
      payments: { remit_days: 15, write_off_limit: '2.00', withholding_percent: '1.00' },
    });
    expect((await set({ remit_days: null })).body).toMatchObject({
      payments: { remit_days: null, write_off_limit: '2.00' },
    });
  });
});

describe('what a payer withholds', () => {
  it('is a share of the net premium, which instalments share to the cent', async () => {
    const one = await portfolio.active({ payment_frequency: 12 });
    const [whole] = await list({ policy: one.id });
    expect(whole).toMatchObject({ amount: '599.15', withholding: '5.00' });
    const path = { paymentId: Number(whole?.id) };
    const receive = async (body: object) => {
      const { version } = succeeded<Payment>(await office.call('getPayment', { path }));
      const answer = await office.call('createReceipt', {
        path,
        version,
        body: { received_on: portfolio.today, ...body } as never,
      });
      return answer.status;
    };
    expect(await receive({ kind: 'money', method: 'transfer', amount: '594.15' })).toBe(201);
    expect(await receive({ kind: 'withholding', amount: '5.00' })).toBe(201);
    expect(succeeded<Payment>(await office.call('getPayment', { path }))).toMatchObject({ is_paid: true });
    succeeded(await set({ withholding_percent: '10' }));
    const many = await portfolio.active({ payment_frequency: 1 });
    const parts = (await list({ policy: many.id })).map(({ withholding }) => withholding);
    expect(parts.length).toBeGreaterThan(10);
    expect(Math.abs(Number(addMoney(...parts)) - 50)).toBeLessThan(0.07);
    succeeded(await set({ withholding_percent: '0' }));
    expect((await list({ policy: many.id }))[0]?.withholding).toBe('0.00');
    succeeded(await set({ withholding_percent: null }));
  });
});
