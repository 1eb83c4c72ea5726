import { addDays, addMonths } from '@corredor/core/dates';
import { addMoney } from '@corredor/core/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
type Query = Record<string, string | number>;
type Sum = { count: number; net_premium: string; total_grant: string };
const states = ['draft', 'active', 'closed', 'expired', 'ending'] as const;
type Row = { id: number; net_premium: string; total_grant: string };

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  portfolio = await aPortfolio(office);
  const { today } = portfolio;
  const ending = (days: number) => ({ start_date: addMonths(today, -11), end_date: addDays(today, days) });
  await portfolio.active({ number: 'A-LATER' });
  await portfolio.active({ number: 'A-SOON', ...ending(9) });
  await portfolio.active({ number: 'A-EDGE', ...ending(30) });
  await portfolio.active({ number: 'A-AFTER', ...ending(31) });
  const run = await portfolio.active({ number: 'X-GONE', ...ending(20) });
  const old = await portfolio.active({ number: 'X-OLD', ...ending(20) });
  const shut = await portfolio.active({ number: 'C-SHUT' });
  await portfolio.draft({ number: null, net_premium: '120.00' });
  await portfolio.draft({ number: 'D-NEW' });
  const path = { policyId: shut.id };
  succeeded(
    await office.call('closePolicy', { path, version: shut.version, body: { observations: 'Vendió el auto' } }),
  );
  for (const [id, days] of [
    [run.id, -1],
    [old.id, -40],
  ] as const)
    await api.adminDb
      .updateTable('policies')
      .set({ end_date: addDays(today, days) })
      .where('id', '=', id)
      .execute();
});
afterAll(() => api.close());

const summary = async (query: Query = {}) =>
  succeeded<Record<(typeof states)[number], Sum> & { currency: string }>(
    await office.call('getPolicySummary', { query }),
  );
const listed = async (query: Query) =>
  succeeded<{ count: number; results: (Row & { number: string | null })[] }>(
    await office.call('listPolicies', { query: { page_size: 200, ...query } }),
  );

describe('the sums of policies', () => {
  it.each<[string, () => Query]>([
    ['everything', () => ({})],
    ['a search', () => ({ search: 'a-' })],
    ['a search that finds nothing', () => ({ search: 'nadie' })],
    ['a branch', () => ({ branch: portfolio.branchId })],
    ['end days', () => ({ ends_from: portfolio.today, ends_to: addDays(portfolio.today, 60) })],
  ])('are those of the rows that the same filters list: %s', async (_what, query) => {
    const sums = await summary(query());
    for (const status of states) {
      const { count, results } = await listed({ ...query(), status });
      const add = (of: 'net_premium' | 'total_grant') => addMoney('0.00', ...results.map((row) => row[of]));
      expect([status, sums[status]]).toEqual([
        status,
        { count, net_premium: add('net_premium'), total_grant: add('total_grant') },
      ]);
    }
  });

  it('know what is ending: active, from today to the thirtieth day', async () => {
    const { results } = await listed({ status: 'ending', ordering: 'agenda' });
    expect(results.map(({ number }) => number)).toEqual(['A-SOON', 'A-EDGE']);
    expect((await summary()).ending.count).toBe(2);
  });

  it("are of the caller's brokerage alone, for those who may view policies", async () => {
    const other = await api.partner('dos');
    const nothing = { count: 0, net_premium: '0.00', total_grant: '0.00' };
    const of = Object.fromEntries(states.map((state) => [state, nothing]));
    expect((await other.call('getPolicySummary', { query: {} })).body).toEqual({ currency: 'USD', ...of });
    const clerk = await office.as(['policy_app.view_payment']);
    expect((await clerk.call('getPolicySummary', { query: {} })).status).toBe(403);
  });
});

describe('the agenda of policies', () => {
  const agenda = ['A-SOON', 'A-EDGE', 'A-AFTER', 'A-LATER', 'X-GONE', 'X-OLD', 'D-NEW', null, 'C-SHUT'];
  it('has what is in force first, the next to end before all, then what ran out, drafts and closed ones', async () => {
    const { results } = await listed({ ordering: 'agenda' });
    expect(results.map(({ number }) => number)).toEqual(agenda);
  });
  it.each([1, 2, 3, 4, 5])('is the same in pages of %s', async (page_size) => {
    const numbers: (string | null)[] = [];
    for (let page = 1; numbers.length < agenda.length; page += 1) {
      const { results } = await listed({ ordering: 'agenda', page, page_size });
      expect(results.length).toBe(Math.min(page_size, agenda.length - numbers.length));
      numbers.push(...results.map(({ number }) => number));
    }
    expect(numbers).toEqual(agenda);
  });
  it('keeps its order within a filter', async () => {
    const drafts = await listed({ ordering: 'agenda', status: 'draft', page: 2, page_size: 1 });
    expect(drafts.results.map(({ number }) => number)).toEqual([null]);
    const some = await listed({ ordering: 'agenda', search: 'x-' });
    expect(some.results.map(({ number }) => number)).toEqual(['X-GONE', 'X-OLD']);
  });
});
