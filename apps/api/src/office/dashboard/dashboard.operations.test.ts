import { addDays } from '@corredor/core/dates';
import { addMoney, subtractMoney } from '@corredor/core/money';
import { type Insertable, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/schema.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { letUnbalanced } from '../../testing/unbalanced.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let today: string;
let ids: { customer: number; branch: number; provider: number };
beforeAll(async () => {
  api = await testApi();
  await letUnbalanced(api.adminDb);
  office = await api.partner('uno');
  today = String((await office.call('getDashboardSummary')).body.today);
  const payer = await office.call('createCustomer', {
    body: {
      legal_type: 'natural',
      name: 'Ana',
      identification_type: 'passport',
      identification: 'DASH001',
      country_id: '218',
      roles: ['contractor', 'payer'],
    },
  });
  const branch = await office.call('createBranch', { body: { name: 'Robo', group: 'property' } });
  const provider = await office.call('createProvider', {
    body: { name: 'Andina de Seguros S.A.', short_name: 'Andina', ruc: '1790012345001' },
  });
  ids = { customer: Number(payer.body.id), branch: Number(branch.body.id), provider: Number(provider.body.id) };
});
afterAll(() => api.close());

const policy = async (values: object) => {
  const { status, body } = await office.call('createPolicy', { body: { insured_select_type: 'personal', ...values } });
  expect(status).toBe(201);
  return Number(body.id);
};
const complete = (number: string, start_date: string, end_date: string, net_premium = '175.25') => ({
  number,
  start_date,
  end_date,
  contractor_id: ids.customer,
  payer_id: ids.customer,
  branch_id: ids.branch,
  provider_id: ids.provider,
  net_premium,
});
const become = (values: object, ...policies: number[]) =>
  api.adminDb.updateTable('policies').set(values).where('id', 'in', policies).execute();
const owe = (policy_id: number, dues: Record<string, string>) =>
  api.adminDb
    .insertInto('payments')
    .values(
      Object.entries(dues).map(([due_date, amount], index) => ({
        partner_id: office.partnerId,
        policy_id,
        number: index + 1,
        due_date,
        amount,
      })),
    )
    .execute();
const addPayments = (policy_id: number, rows: Omit<Insertable<Database['payments']>, 'partner_id' | 'policy_id'>[]) =>
  api.adminDb
    .insertInto('payments')
    .values(rows.map((row) => ({ partner_id: office.partnerId, policy_id, ...row })))
    .returning('id')
    .execute();
const come = (
  { id }: { id: number },
  amount: string,
  received_on: string,
  values: Partial<Insertable<Database['receipts']>> = {},
) =>
  api.adminDb
    .insertInto('receipts')
    .values({
      partner_id: office.partnerId,
      payment_id: id,
      kind: 'money',
      method: 'cash',
      amount,
      received_on,
      collected_by: 'broker',
      ...values,
    })
    .execute();
type Collected = {
  due: string;
  received: string;
  months: { from: string; to: string; due: string; received: string }[];
};
const negate = (amount: string) => subtractMoney('0.00', amount);
type Query = Record<string, string | number | boolean>;
const policies = async (query: Query) => (await office.call('listPolicies', { query })).body.count;
const payments = async (query: Query) => (await office.call('listPayments', { query })).body.count;
type Band = { due_from: string | null; due_to: string | null; instalments: number; amount: string };
const isBand = (band: Band) => [band.due_from, band.due_to, band.instalments, band.amount];
const askedOf = ({ due_from, due_to }: Band) => ({
  ...(due_from && { due_from }),
  ...(due_to && { due_to }),
});
/** The first day of the month some months away. */
const monthAt = (months: number) => {
  const [year, month] = today.split('-').map(Number);
  return new Date(Date.UTC(Number(year), Number(month) - 1 + months, 1)).toISOString().slice(0, 10);
};

it('counts what waits, as the lists behind it do', async () => {
  await policy({});
  await policy(complete('D-0', addDays(today, 1), addDays(today, 366)));
  await policy(complete('D-1', today, addDays(today, 365)));
  const active = await policy(complete('A-1', monthAt(-11), addDays(today, 25)));
  const far = await policy(complete('A-2', today, addDays(today, 365)));
  await become({ status: 'active' }, active, far);
  const general = await office.call('createPolicyGeneral', { path: { policyId: active }, body: { name: 'Bodega' } });
  expect(general.status).toBe(201);
  await owe(active, {
    [addDays(today, -91)]: '1.00',
    [addDays(today, -90)]: '2.00',
    [addDays(today, -31)]: '4.00',
    [addDays(today, -30)]: '8.00',
    [addDays(today, -1)]: '10.50',
    [today]: '16.00',
    [addDays(today, 7)]: '32.00',
    [addDays(today, 8)]: '64.00',
    [addDays(today, 31)]: '128.00',
    [addDays(today, 91)]: '256.00',
  });
  const [settled, partly] = await api.adminDb
    .insertInto('payments')
    .values(
      [11, 12].map((number) => ({
        partner_id: office.partnerId,
        policy_id: active,
        number,
        due_date: addDays(today, number === 11 ? 45 : -1),
        amount: '512.00',
      })),
    )
    .returning(['id', 'version'])
    .execute();
  if (!settled || !partly) throw new Error('Two instalments were inserted and not answered.');
  const receive = (payment: { id: number; version: number }, amount: string) =>
    office.call('createReceipt', {
      path: { paymentId: payment.id },
      body: { kind: 'money', amount, received_on: today, method: 'cash' },
      version: payment.version,
    });
  expect((await receive(settled, '512.00')).status).toBe(201);
  expect((await receive(partly, '511.00')).status).toBe(201);
  const { body } = await office.call('getDashboardSummary');
  expect(body).toMatchObject({
    today,
    near_days: 7,
    near_until: addDays(today, 7),
    ending_until: addDays(today, 30),
    currency: 'USD',
    due: {
      policies_lapsed: 0,
      instalments_delayed: 6,
      instalments_near: 2,
      policies_ending: 1,
      policies_uncovered: 1,
      unfinished_forms: 0,
    },
    amounts: { policies_lapsed: '0.00', instalments_delayed: '26.50', instalments_near: '48.00' },
  });
  expect(await payments({ status: 'delayed' })).toBe(6);
  expect(await payments({ status: 'near_expiry' })).toBe(2);
  expect(await policies({ status: 'draft', starts_to: today })).toBe(1);
  const ending = { status: 'active', ends_from: today, ends_to: addDays(today, 30) };
  expect(await policies({ ...ending, is_closing: false })).toBe(1);
  // What is renewed, cancelled or lost already is settled: no card counts it, and the card's rows leave it out.
  const { rows } = await sql<{ id: number }>`update policies set closes_on = end_date, closes_as = 'closed'
    where id = (select id from policies where partner_id = ${office.partnerId} and status = 'active' and end_date
      between ${today}::date and ${today}::date + 30) returning id`.execute(api.adminDb);
  expect(rows).toHaveLength(1);
  expect((await office.call('getDashboardSummary')).body).toMatchObject({ due: { policies_ending: 0 } });
  expect(await policies({ ...ending, is_closing: false })).toBe(0);
  expect(await policies({ ...ending, is_closing: true })).toBe(1);
});

it('adds up what is to be collected by its age, before and after today, each as the list behind it', async () => {
  const { body } = await office.call('getDashboardAgeing');
  const { late, coming } = body as unknown as { late: Band[]; coming: Band[] };
  expect(late.map(isBand)).toEqual([
    [addDays(today, -30), addDays(today, -1), 3, '19.50'],
    [addDays(today, -60), addDays(today, -31), 1, '4.00'],
    [addDays(today, -90), addDays(today, -61), 1, '2.00'],
    [null, addDays(today, -91), 1, '1.00'],
  ]);
  for (const band of late) expect(await payments({ status: 'delayed', ...askedOf(band) })).toBe(band.instalments);
  expect(coming.map(isBand)).toEqual([
    [today, addDays(today, 30), 3, '112.00'],
    [addDays(today, 31), addDays(today, 60), 1, '128.00'],
    [addDays(today, 61), addDays(today, 90), 0, '0.00'],
    [addDays(today, 91), null, 1, '256.00'],
  ]);
  for (const band of coming) expect(await payments({ status: 'unpaid', ...askedOf(band) })).toBe(band.instalments);
});

it('counts the caller’s own unfinished forms, and nobody else’s', async () => {
  const colleague = await office.as(['core_app.view_customer']);
  const form = { values: { name: 'A' }, record_version: null, label: 'A' };
  await colleague.call('saveDraft', { path: { draftKey: 'customer.new' }, body: form });
  const forms = async (call: typeof office.call) =>
    (await call('getDashboardSummary')).body.due as { unfinished_forms: number };
  expect((await forms(colleague.call)).unfinished_forms).toBe(1);
  expect((await forms(office.call)).unfinished_forms).toBe(0);
});

it('adds up production by the month of the start, new and renewed apart, beside the year before', async () => {
  const month = monthAt(0);
  const start = monthAt(-3);
  const first = await policy(complete('P-1', start, addDays(start, 365), '100.00'));
  const renewal = await policy(complete('P-2', start, addDays(start, 365), '40.50'));
  const before = await policy(complete('P-3', monthAt(-15), addDays(monthAt(-15), 365), '70.00'));
  const older = await policy(complete('P-4', addDays(monthAt(-23), -1), addDays(monthAt(-23), 200), '999.00'));
  const closed = await policy(complete('P-5', monthAt(-11), addDays(monthAt(-11), 365), '5.00'));
  await policy(complete('P-6', start, addDays(start, 365), '777.00'));
  await become({ status: 'active' }, first, renewal, before, older);
  await become({ status: 'closed', closed_reason: 'closed', closed_on: today }, closed);
  await become({ renewed_from_id: before }, renewal);
  const { body } = await office.call('getDashboardProduction');
  const months = body.months as { starts_from: string; starts_to: string; policies: number }[];
  expect(months.map(({ starts_from }) => starts_from)).toEqual(
    Array.from({ length: 12 }, (_none, index) => monthAt(index - 11)),
  );
  expect(months[8]).toEqual({
    starts_from: start,
    starts_to: addDays(monthAt(-2), -1),
    policies: 2,
    new: '100.00',
    renewed: '40.50',
    movements: '0.00',
    total: '140.50',
    last_year: '70.00',
  });
  expect(months[11]).toMatchObject({ starts_from: month, total: '175.25', last_year: '0.00' });
  expect(months[0]).toMatchObject({ total: '180.25' });
  expect(body).toMatchObject({ today, currency: 'USD', total: '496.00', last_year: '70.00' });
  for (const { starts_from, starts_to, policies: count } of months)
    expect(await policies({ is_activated: true, starts_from, starts_to })).toBe(count);
  expect(await policies({ is_activated: false })).toBe(await policies({ status: 'draft' }));
});

it('counts movements in the month of their effect, and in what is in force', async () => {
  const ask = async () => {
    const production = (await office.call('getDashboardProduction')).body;
    const charts = (await office.call('getDashboardCharts')).body as {
      policies_by_branch: { results: { net_premium: string }[] };
    };
    const months = production.months as Record<'new' | 'renewed' | 'movements' | 'total', string>[];
    return { months, total: String(production.total), held: String(charts.policies_by_branch.results[0]?.net_premium) };
  };
  const moved = await policy(complete('M-1', monthAt(-1), addDays(monthAt(-1), 365), '500.00'));
  const renewal = await policy(complete('M-2', monthAt(-1), addDays(monthAt(-1), 365), '0.00'));
  const gone = await policy(complete('M-3', addDays(today, -30), addDays(today, 300), '0.00'));
  await become({ status: 'active' }, moved, renewal, gone);
  await become({ renewed_from_id: moved }, renewal);
  const before = await ask();
  const move = (
    policy_id: number,
    number: number,
    effective: string,
    net: string,
    status = 'issued',
    undoes: number | null = null,
  ) =>
    sql<{
      id: number;
    }>`insert into movements (partner_id, policy_id, number, kind, status, effective_date, requested_by, requested_on, issued_on,
      issued_at, method, plan, first_due_date, net_delta, term_net_delta, charges, total_delta, explanation, undoes_id)
      values (${office.partnerId}, ${policy_id}, ${number}, 'value', ${status}, ${effective}, 'customer', ${today},
        ${status === 'draft' ? null : today}, ${status === 'draft' ? null : today}, 'pro_rata', 'single', ${effective}, ${net}, ${net}, '[]', ${net}, '[]', ${undoes})
      returning id`.execute(api.adminDb);
  await move(moved, 1, monthAt(0), '-120.25');
  await move(moved, 2, monthAt(0), '-9.00', 'draft');
  await move(renewal, 1, monthAt(0), '30.00');
  const undone = await move(moved, 3, monthAt(0), '77.00', 'undone');
  await move(moved, 4, monthAt(0), '-77.00', 'issued', undone.rows[0]?.id ?? 0);
  const after = await ask();
  const gained = (of: 'new' | 'renewed' | 'movements' | 'total') =>
    subtractMoney(String(after.months[11]?.[of]), String(before.months[11]?.[of]));
  expect([gained('new'), gained('renewed'), gained('movements'), gained('total')]).toEqual([
    '-120.25',
    '30.00',
    '-90.25',
    '-90.25',
  ]);
  expect(after.months[10]).toEqual(before.months[10]);
  expect(subtractMoney(after.total, before.total)).toBe('-90.25');
  expect(subtractMoney(after.held, before.held)).toBe('-90.25');
  const listed = (await office.call('listPolicies', { query: { search: 'M-1' } })).body as {
    results: { total_grant: string; current_total: string }[];
  };
  const [row] = listed.results;
  expect(subtractMoney(String(row?.current_total), String(row?.total_grant))).toBe('-120.25');
});

it('tells what was due and what came in by month, less refunds, as the lists behind it do', async () => {
  const before = (await office.call('getDashboardCollection')).body as Collected;
  const held = await policy(complete('C-1', monthAt(-2), addDays(monthAt(-2), 365)));
  await become({ status: 'active' }, held);
  const [first, second, old] = await addPayments(held, [
    { number: 1, due_date: monthAt(-2), amount: '100.00' },
    { number: 2, due_date: addDays(monthAt(-1), -1), amount: '50.00' },
    { number: 3, due_date: addDays(monthAt(-11), -1), amount: '999.00' },
  ]);
  const [credit, voided] = await addPayments(held, [
    { number: 1, kind: 'credit', due_date: monthAt(-1), amount: '-30.00' },
    { number: 4, due_date: monthAt(-1), amount: '70.00', voided_at: new Date().toISOString(), voided_reason: 'remade' },
  ]);
  if (!first || !second || !old || !credit || !voided) throw new Error('Instalments were inserted and not answered.');
  await come(first, '100.00', monthAt(-1));
  await come(second, '20.00', monthAt(-1));
  await come(second, '5.00', addDays(monthAt(-1), -1), { kind: 'withholding', method: null });
  await come(second, '1.00', monthAt(-1), { voided_at: new Date().toISOString() });
  await come(old, '9.00', addDays(monthAt(-11), -1));
  await come(credit, '12.50', monthAt(-1));
  const { body } = await office.call('getDashboardCollection');
  const { months } = body as Collected;
  expect(months.map(({ from }) => from)).toEqual(Array.from({ length: 12 }, (_none, index) => monthAt(index - 11)));
  const gained = (at: number, of: 'due' | 'received') =>
    addMoney(String(months[at]?.[of]), negate(String(before.months[at]?.[of])));
  expect([gained(9, 'due'), gained(9, 'received')]).toEqual(['150.00', '0.00']);
  expect([gained(10, 'due'), gained(10, 'received')]).toEqual(['0.00', '107.50']);
  expect(months[10]).toMatchObject({ from: monthAt(-1), to: addDays(monthAt(0), -1) });
  expect(addMoney(String(body.due), negate(before.due))).toBe('150.00');
  expect(addMoney(String(body.received), negate(before.received))).toBe('107.50');
  const [from, to] = [monthAt(-1), addDays(monthAt(0), -1)];
  const cameIn = { kind: 'all', policy: held, received_from: from, received_to: to };
  expect(await payments(cameIn)).toBe(3);
  expect(await payments({ ...cameIn, kind: 'premium' })).toBe(2);
  expect(await payments({ kind: 'all', policy: held, received_to: from })).toBe(4);
  expect(await payments({ policy: held, due_from: monthAt(-2), due_to: addDays(monthAt(-1), -1) })).toBe(2);
  const sums = await office.call('getPaymentSummary', { query: { policy: held, received_from: from } });
  expect(sums.body).toMatchObject({ paid: { count: 1, amount: '125.00' } });
});

it('counts what there is, as the lists behind it do', async () => {
  expect((await office.call('getDashboardTotals')).body).toEqual({
    policies: await policies({}),
    vehicles: 0,
    customers: 1,
    generals: await policies({ holds: 'generals' }),
  });
});

it('groups the policies in force, of any age or of a period, and says since when', async () => {
  const inForce = await policies({ status: 'active' });
  const whole = await office.call('getDashboardCharts');
  const one = (id: number, name: string) => ({ count: 1, results: [{ id, name, policies: inForce }] });
  expect(whole.body).toMatchObject({
    today,
    starts_from: null,
    policies_by_branch: one(ids.branch, 'Robo'),
    contractors_by_net_premium: one(ids.customer, 'Ana'),
    policies_by_provider: one(ids.provider, 'Andina'),
    contractors_by_quantity: one(ids.customer, 'Ana'),
  });
  expect(await policies({ status: 'active', branch: ids.branch })).toBe(inForce);
  for (const [period, starts_from] of [
    ['month', `${today.slice(0, 7)}-01`],
    ['year', `${today.slice(0, 4)}-01-01`],
  ] as const) {
    const { body } = await office.call('getDashboardCharts', { query: { period } });
    const count = await policies({ status: 'active', starts_from });
    expect(body).toMatchObject({ starts_from, policies_by_branch: { results: [{ policies: count }] } });
  }
  expect((await office.call('getDashboardCharts', { query: { period: 'decade' } })).status).toBe(422);
});

it('calls an insurer in lists as in charts, and knows its whole name', async () => {
  const shown = { id: ids.provider, name: 'Andina de Seguros S.A.', short_name: 'Andina' };
  const firstOf = async (list: 'listPolicies' | 'listPayments') => {
    const { results } = (await office.call(list, { query: { provider: ids.provider } })).body;
    return results?.[0]?.provider;
  };
  expect(await firstOf('listPolicies')).toEqual(shown);
  expect(await firstOf('listPayments')).toEqual(shown);
  await api.adminDb.updateTable('providers').set({ short_name: null }).where('id', '=', ids.provider).execute();
  expect(await firstOf('listPolicies')).toEqual({ ...shown, short_name: shown.name });
});

it('is silent about what the caller may not view', async () => {
  const viewer = await office.as(['core_app.view_customer']);
  expect((await viewer.call('getDashboardSummary')).body).toMatchObject({
    due: {
      policies_lapsed: null,
      instalments_delayed: null,
      instalments_near: null,
      policies_ending: null,
      policies_uncovered: null,
      unfinished_forms: 0,
    },
    amounts: { policies_lapsed: null, instalments_delayed: null, instalments_near: null },
  });
  expect((await viewer.call('getDashboardTotals')).body).toEqual({
    policies: null,
    vehicles: null,
    customers: 1,
    generals: null,
  });
  for (const refused of ['getDashboardProduction', 'getDashboardCharts', 'getDashboardAgeing'] as const)
    expect((await viewer.call(refused)).status).toBe(403);
});

it('shows another brokerage its own zeros', async () => {
  const other = await api.partner('dos');
  const { body } = await other.call('getDashboardSummary');
  expect(body).toMatchObject({
    due: { policies_uncovered: 0, instalments_delayed: 0 },
    amounts: { instalments_delayed: '0.00' },
  });
  expect((await other.call('getDashboardTotals')).body).toMatchObject({ policies: 0, customers: 0 });
  expect((await other.call('getDashboardProduction')).body).toMatchObject({ total: '0.00', last_year: '0.00' });
  expect((await other.call('getDashboardCharts')).body).toMatchObject({
    policies_by_branch: { count: 0, results: [] },
  });
});
