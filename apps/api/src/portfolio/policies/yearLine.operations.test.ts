import type { PolicyRow, YearLine } from '@corredor/core/api';
import { addDays, addMonths } from '@corredor/core/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { movementSteps } from '../../testing/movementSteps.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
let today: string;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('lineas');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  today = portfolio.today;
});
afterAll(() => api.close());

const lineOf = async (policyId: number) =>
  succeeded<YearLine>(await office.call('getPolicyYearLine', { path: { policyId } }));
const daysOf = async ({ id, number }: { id: number; number: string }) => {
  const { results } = succeeded<{ results: PolicyRow[] }>(
    await office.call('listPolicies', { query: { search: number } }),
  );
  return results.find((row) => row.id === id)?.year_line;
};
const pay = async ({ id, version }: { id: number; version: number }, amount: string) =>
  succeeded(
    await office.call('createReceipt', {
      path: { paymentId: id },
      version,
      body: { kind: 'money', amount, received_on: today, method: 'cash', collected_by: 'broker' },
    }),
  );
const nothing = { paid: [], part_paid: [], late: [], to_come: [] };

describe('the line of a year', () => {
  it('holds each instalment with how far it is paid, what is due being late whatever was paid of it', async () => {
    // Monthly, the fifth of twelve falls due within the month of today.
    const start_date = addMonths(today, -4);
    const policy = await portfolio.active({
      start_date,
      // Counted from the beginning: a month's last day is not the same day eight months on.
      end_date: addMonths(start_date, 12),
      estimated_payment_day: 28,
    });
    const plan = await portfolio.instalments(policy.id);
    const [first, second, third] = plan;
    const last = plan.at(-1);
    if (!first || !second || !third || !last) throw new Error('A monthly plan has twelve instalments.');
    await pay(first, first.amount);
    await pay(second, '10.00');
    await pay(last, '20.00');
    const line = await lineOf(policy.id);
    expect(line.instalments).toHaveLength(12);
    expect(line.instalments.map(({ due_date }) => due_date)).toEqual(plan.map(({ due_date }) => due_date));
    const stateOf = (id: number) => line.instalments.find((instalment) => instalment.id === id);
    expect(stateOf(first.id)).toMatchObject({ number: 1, instalments_count: 12, state: 'paid', balance: '0.00' });
    expect(stateOf(second.id)).toMatchObject({ state: 'late', movement_number: null });
    expect(stateOf(third.id)).toMatchObject({ state: 'late', amount: third.amount, balance: third.amount });
    expect(stateOf(last.id)).toMatchObject({ state: 'part_paid' });
    expect(line.instalments.filter(({ due_date }) => due_date >= today).map(({ state }) => state)).toEqual(
      expect.arrayContaining(['to_come', 'part_paid']),
    );
    expect(line).toMatchObject({ movements: [], next_term: null });
    const days = await daysOf(policy);
    expect(days).toMatchObject({
      paid: [first.due_date],
      part_paid: [last.due_date],
      next_status: null,
    });
    expect(days?.late).toEqual(plan.slice(1).flatMap(({ due_date }) => (due_date < today ? [due_date] : [])));
    expect(days?.to_come).toEqual(plan.slice(0, -1).flatMap(({ due_date }) => (due_date >= today ? [due_date] : [])));
  });

  it('holds the movements that count with their sign, and loses one that is undone', async () => {
    const policy = await portfolio.active({ start_date: addDays(today, -60), end_date: addDays(today, 305) });
    const { asks, issued, undone } = movementSteps(office, today);
    const insurer = (typed_net: string) => ({ requested_by: 'insurer', typed_net });
    const charged = await issued(policy.id, asks('surcharge', addDays(today, -20), insurer('30.00')));
    const credited = await issued(policy.id, asks('discount', addDays(today, -10), insurer('-30.00')));
    expect((await lineOf(policy.id)).movements).toEqual(
      [charged, credited].map(({ id, number, kind, effective_date, total_delta }) => ({
        id,
        number,
        kind,
        effective_date,
        total_delta,
      })),
    );
    await undone(credited);
    expect((await lineOf(policy.id)).movements.map(({ id }) => id)).toEqual([charged.id]);
  });

  it('holds the term that follows as soon as it is prepared', async () => {
    const end_date = addDays(today, 20);
    const policy = await portfolio.active({ start_date: addMonths(end_date, -12), end_date });
    expect(await daysOf(policy)).toMatchObject({ next_status: null });
    const draft = succeeded<{ id: number }>(
      await office.call('renewPolicy', {
        path: { policyId: policy.id },
        version: policy.version,
        body: { observations: 'Sin cambios.' },
      }),
    );
    const { next_term } = await lineOf(policy.id);
    expect(next_term).toMatchObject({ id: draft.id, status: 'draft', start_date: end_date });
    expect(await daysOf(policy)).toMatchObject({ next_status: 'draft' });
  });

  it('is empty for a draft, and not there where no such policy is', async () => {
    const draft = await portfolio.draft();
    expect(await lineOf(draft.id)).toEqual({ instalments: [], movements: [], next_term: null });
    expect(await daysOf(draft)).toEqual({ ...nothing, next_status: null });
    expect(await office.call('getPolicyYearLine', { path: { policyId: 999_999 } })).toMatchObject({ status: 404 });
  });

  it('holds no instalments and no movements for who may not view them', async () => {
    const policy = await portfolio.active();
    const { asks, issued } = movementSteps(office, today);
    await issued(policy.id, asks('surcharge', today, { requested_by: 'insurer', typed_net: '30.00' }));
    const { call } = await office.as(['policy_app.view_policy']);
    const path = { policyId: policy.id };
    expect((await call('getPolicyYearLine', { path })).body).toEqual({
      instalments: [],
      movements: [],
      next_term: null,
    });
    const { results } = succeeded<{ results: PolicyRow[] }>(
      await call('listPolicies', { query: { search: policy.number } }),
    );
    expect(results.map(({ year_line }) => year_line)).toEqual([{ ...nothing, next_status: null }]);
    const payments = await office.as(['policy_app.view_policy', 'policy_app.view_payment']);
    const seen = succeeded<YearLine>(await payments.call('getPolicyYearLine', { path }));
    expect(seen).toMatchObject({ movements: [] });
    expect(seen.instalments.length).toBeGreaterThanOrEqual(12);
    const movements = await office.as(['policy_app.view_policy', 'policy_app.view_movement']);
    expect(succeeded<YearLine>(await movements.call('getPolicyYearLine', { path }))).toMatchObject({
      instalments: [],
      movements: [{ kind: 'surcharge' }],
    });
  });
});
