import { addDays, addMonths } from '@corredor/core/dates';
import { addMoney } from '@corredor/core/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
type Query = Record<string, string | number>;
type Sum = { count: number; amount: string };
const states = ['delayed', 'near_expiry', 'on_time', 'paid'] as const;
type Summary = Record<(typeof states)[number], Sum> & { currency: string };

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  portfolio = await aPortfolio(office);
  const start_date = addDays(addMonths(portfolio.today, -3), 3);
  const estimated_payment_day = Number(addDays(portfolio.today, 3).slice(8));
  const term = { start_date, end_date: addMonths(start_date, 12), estimated_payment_day };
  const one = await portfolio.active(term);
  await portfolio.active(term);
  const [first] = await portfolio.instalments(one.id);
  const body = { payment_method: 'cash', payment_date: portfolio.today, invoice_number: 'FX-77' };
  succeeded(await office.call('payInstalment', { path: { paymentId: first?.id ?? 0 }, version: 1, body }));
});
afterAll(() => api.close());

const summary = async (query: Query = {}) => succeeded<Summary>(await office.call('getPaymentSummary', { query }));
const listed = async (query: Query) =>
  succeeded<{ count: number; results: { amount: string; status: string }[] }>(
    await office.call('listPayments', { query: { ...query, page_size: 200 } }),
  );

describe('the sums of instalments', () => {
  it.each<[string, () => Query]>([
    ['everything', () => ({})],
    ['a search that finds whole policies', () => ({ search: 'cevallos' })],
    ['a search that finds one by its invoice', () => ({ search: 'FX-77' })],
    ['a search that finds nothing', () => ({ search: 'nadie' })],
    ['one payer of policies', () => ({ contractor: portfolio.contractorId })],
    ['a method', () => ({ method: 'cash' })],
    ['due days', () => ({ due_from: portfolio.today, due_to: addMonths(portfolio.today, 2) })],
    ['a search among due days', () => ({ search: 'cevallos', due_to: portfolio.today })],
  ])('are those of the rows that the same filters list: %s', async (_what, query) => {
    const sums = await summary(query());
    for (const status of states) {
      const { count, results } = await listed({ ...query(), status });
      expect([status, sums[status]]).toEqual([
        status,
        { count, amount: addMoney('0.00', ...results.map(({ amount }) => amount)) },
      ]);
    }
  });

  it('say the currency, and of each state something where there is something', async () => {
    const sums = await summary();
    expect(sums.currency).toBe('USD');
    expect(sums.paid).toEqual({ count: 1, amount: '49.92' });
    for (const status of states) expect(sums[status].count).toBeGreaterThan(0);
  });

  it('count what is unpaid as the list does', async () => {
    const { delayed, near_expiry, on_time } = await summary();
    const { count, results } = await listed({ status: 'unpaid' });
    expect(count).toBe(delayed.count + near_expiry.count + on_time.count);
    expect(results.some(({ status }) => status === 'paid')).toBe(false);
  });

  it("are of the caller's brokerage alone", async () => {
    const other = await api.partner('dos');
    const nothing = { count: 0, amount: '0.00' };
    expect((await other.call('getPaymentSummary', { query: {} })).body).toEqual({
      currency: 'USD',
      delayed: nothing,
      near_expiry: nothing,
      on_time: nothing,
      paid: nothing,
      credits: nothing,
      to_remit: nothing,
      at_risk: nothing,
    });
    const foreign = { contractor: portfolio.contractorId };
    expect((await other.call('getPaymentSummary', { query: foreign })).body).toMatchObject({ paid: nothing });
  });

  it('are for those who may view instalments', async () => {
    const clerk = await office.as(['policy_app.view_policy']);
    expect((await clerk.call('getPaymentSummary', { query: {} })).status).toBe(403);
  });
});
