import type { Policy } from '@corredor/core/api';
import { addDays, addMonths } from '@corredor/core/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  portfolio = await aPortfolio(office);
});
afterAll(() => api.close());
const list = async (query: Record<string, string | number>) => {
  const { count, results } = (await office.call('listPolicies', { query })).body;
  return { count, ids: results?.map((row) => row.id) };
};
const change = (policy: { id: number; version: number }, body: object) =>
  office.call('updatePolicy', { path: { policyId: policy.id }, version: policy.version, body });

describe('writing a policy', () => {
  it('starts a draft that tells what it lacks and what can be done', async () => {
    const answer = await office.call('createPolicy', { body: { insured_select_type: 'corporate' } });
    expect(answer.body).toMatchObject({
      status: 'draft',
      premium_balance: null,
      type: 'group',
      notification_limit_days: 45,
      missing: [
        'contractor_id',
        'payer_id',
        'branch_id',
        'provider_id',
        'number',
        'start_date',
        'end_date',
        'insureds',
      ],
      allowed_actions: ['update', 'activate', 'delete'],
      locked_fields: [],
      total_grant: '0.00',
      instalments_summary: {
        count: 0,
        paid: 0,
        total: '0.00',
        collected: '0.00',
        collected_by_broker: '0.00',
        crossed: '0.00',
        withheld: '0.00',
        written_off: '0.00',
        credits: 0,
        credit_balance: '0.00',
      },
    });
  });
  it('tells of a draft in a branch of vehicles that it has none yet, and activates it all the same', async () => {
    const flags = { vehicles: true, insureds: false, generals: false, diagnosis: false };
    const body = { name: 'Vehículos pesados', group: 'vehicles', flags } as const;
    const branch = succeeded<{ id: number }>(await office.call('createBranch', { body }));
    const draft = await portfolio.draft({ branch_id: branch.id });
    expect(draft).toMatchObject({ missing: [], doubts: ['vehicles'] });
    const path = { policyId: draft.id };
    const vehicle = await office.call('createVehicle', {
      body: { brand: 'Hino', model: '300', year: 2023, plate: 'GBP-7001', owner_id: portfolio.contractorId },
    });
    const row = succeeded<{ id: number }>(
      await office.call('createPolicyVehicle', { path, body: { vehicle_id: succeeded<{ id: number }>(vehicle).id } }),
    );
    expect((await office.call('getPolicy', { path })).body.doubts).toEqual([]);
    await office.call('deletePolicyVehicle', { path: { ...path, rowId: row.id }, version: 1 });
    const again = succeeded<{ version: number; doubts: string[] }>(await office.call('getPolicy', { path }));
    expect(again.doubts).toEqual(['vehicles']);
    const active = await office.call('activatePolicy', { path, version: again.version });
    expect(active.body).toMatchObject({ status: 'active', doubts: [] });
    expect(await portfolio.draft({ branch_id: portfolio.lifeId })).toMatchObject({ doubts: [] });
  });
  it('computes and stores the charges of the country', async () => {
    const draft = await portfolio.draft();
    expect(draft).toMatchObject({ total_grant: '599.15', currency: 'USD', missing: [] });
    const exempt = await portfolio.draft({ net_premium: '980.00', branch_id: portfolio.lifeId });
    expect(exempt).toMatchObject({ total_grant: '1022.20' });
    const preview = await office.call('previewPremium', {
      body: { net_premium: '1234.56', branch_id: portfolio.branchId },
    });
    expect(preview.body).toMatchObject({ total_grant: '1482.28', net_premium: '1234.56' });
  });
  it('takes a typed total where the country has no pack', async () => {
    const abroad = await api.partner('panama', '591');
    const body = { insured_select_type: 'personal', net_premium: '100.00', total_grant: '107.00' };
    const typed = succeeded<{ id: number; version: number }>(await abroad.call('createPolicy', { body }));
    expect(typed).toMatchObject({ total_grant: '107.00', charges: [{ code: 'typed', amount: '7.00' }] });
    const path = { policyId: typed.id };
    const raised = await abroad.call('updatePolicy', { path, version: 1, body: { net_premium: '200.00' } });
    expect(raised.body).toMatchObject({ total_grant: '207.00' });
    const below = await abroad.call('updatePolicy', { path, version: 2, body: { total_grant: '150.00' } });
    expect(below).toMatchObject({ status: 422, body: { errors: { total_grant: [expect.any(String)] } } });
  });
  it('refuses what does not fit together, field by field', async () => {
    const other = await portfolio.addProvider();
    const body = portfolio.complete({
      end_date: portfolio.today,
      provider_id: other.id,
      contractor_id: 999_999,
      commission_percent: '100.5',
    });
    const answer = await office.call('createPolicy', { body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors as object).sort()).toEqual([
      'commission_percent',
      'contractor_id',
      'end_date',
      'provider_office_id',
    ]);
  });
  it('lets go of the office when the insurer changes', async () => {
    const draft = await portfolio.draft();
    const other = await portfolio.addProvider();
    const answer = await change(draft, { provider_id: other.id });
    expect(answer.body).toMatchObject({ provider_id: other.id, provider_office_id: null, version: 2 });
  });
  it('gives the second of two editors the current record', async () => {
    const draft = await portfolio.draft();
    expect((await change(draft, { condition: 'first' })).status).toBe(200);
    const late = await change(draft, { condition: 'second' });
    expect(late).toMatchObject({ status: 412, body: { current: { id: draft.id, condition: 'first', version: 2 } } });
  });
  it('deletes drafts only, and says what holds the others', async () => {
    const draft = await portfolio.draft();
    const path = { policyId: draft.id };
    expect((await office.call('deletePolicy', { path, version: 1 })).status).toBe(204);
    expect((await office.call('getPolicy', { path })).status).toBe(404);
    const active = await portfolio.active();
    const refused = await office.call('deletePolicy', { path: { policyId: active.id }, version: active.version });
    expect(refused).toMatchObject({ status: 409, body: { held_by: [{ model: 'payment', count: 12 }] } });
  });
  it('writes one line of history for each change', async () => {
    const draft = await portfolio.draft();
    await change(draft, { condition: 'new' });
    const seen = await historyOf(draft.id);
    expect(seen.map((one) => one.event)).toEqual(['policy_created', 'policy_updated']);
    expect(seen[1]).toMatchObject({ before: { condition: null }, after: { condition: 'new' } });
  });
});
const historyOf = (id: number) =>
  api.adminDb
    .selectFrom('audit_log')
    .select(['event', 'before', 'after'])
    .where('model', '=', 'policy')
    .where('object_id', '=', id)
    .orderBy('id')
    .execute();

describe('finding policies', () => {
  it('searches by number, certificate and contractor, whatever the accents', async () => {
    const rosa = await portfolio.addCustomer('Rosa Ñúñez Ávila');
    const one = await portfolio.draft({ number: 'ZX-QKW%', contractor_id: rosa });
    const two = await portfolio.draft({ certificate_number: 'ZX-CERT' });
    expect((await list({ search: 'nunez avila' })).ids).toEqual([one.id]);
    expect((await list({ search: 'zx', ordering: 'created_at' })).ids).toEqual([one.id, two.id]);
    expect((await list({ search: 'QKW%' })).ids).toEqual([one.id]);
    expect((await list({ search: 'Q_W' })).count).toBe(0);
  });
  it('filters by the state that the dates decide', async () => {
    const expired = await portfolio.expired();
    const found = await list({ status: 'expired' });
    expect(found.ids).toContain(expired.id);
    expect((await list({ status: 'active', page_size: 200 })).ids).not.toContain(expired.id);
    const ends = addDays(portfolio.today, -35);
    expect((await list({ ends_from: ends, ends_to: ends })).ids).toContain(expired.id);
  });
  it('counts exactly, pages without repeating and orders by every field', async () => {
    const { count } = await list({});
    const seen = new Set<unknown>();
    for (let page = 1; (await list({ page, page_size: 5 })).ids?.length; page += 1)
      for (const id of (await list({ page, page_size: 5, ordering: 'contractor' })).ids ?? []) seen.add(id);
    expect(seen.size).toBe(count);
    const fields = ['number', 'status', 'start_date', 'end_date', 'branch', 'provider', 'contractor', 'payer'];
    for (const field of [...fields, 'net_premium', 'total_grant', 'created_at', 'updated_at'])
      for (const ordering of [field, `-${field}`]) expect((await list({ ordering })).count).toBe(count);
  });
  it('shows nothing to another brokerage', async () => {
    const draft = await portfolio.draft();
    const other = await api.partner('dos');
    expect((await other.call('getPolicy', { path: { policyId: draft.id } })).status).toBe(404);
    expect((await other.call('listPolicies')).body).toMatchObject({ count: 0 });
    const body = { insured_select_type: 'personal', contractor_id: portfolio.contractorId };
    expect((await other.call('createPolicy', { body })).status).toBe(422);
  });
});

describe('an active policy', () => {
  it('remakes the unpaid instalments when premium, dates or frequency change', async () => {
    const active = await portfolio.active();
    const answer = await change(active, { payment_frequency: 3, net_premium: '250.00' });
    expect(answer.body).toMatchObject({ total_grant: '299.58', instalments_summary: { count: 4, total: '299.58' } });
    const rows = await portfolio.instalments(active.id);
    expect(rows.map((row) => row.amount)).toEqual(['74.89', '74.89', '74.89', '74.91']);
  });
  it('keeps its instalments when something else changes', async () => {
    const active = await portfolio.active();
    const before = await portfolio.instalments(active.id);
    await change(active, { condition: 'Otra', notification_limit_days: 10 });
    expect(await portfolio.instalments(active.id)).toEqual(before);
  });
  it('cannot lose what its activation asked for', async () => {
    const answer = await change(await portfolio.active(), { contractor_id: null });
    expect(answer).toMatchObject({ status: 422, body: { errors: { contractor_id: ['Select a contractor'] } } });
  });
  it('locks parties, premium, dates and frequency once an instalment is paid', async () => {
    const active = await portfolio.active();
    const first = (await portfolio.instalments(active.id))[0];
    const body = { payment_method: 'cash', payment_date: portfolio.today };
    await office.call('payInstalment', { path: { paymentId: first?.id ?? 0 }, version: 1, body });
    const changes = [
      { contractor_id: portfolio.payerId },
      { payer_id: portfolio.contractorId },
      { net_premium: '501.00' },
      { end_date: addMonths(portfolio.today, 13) },
      { start_date: addDays(portfolio.today, 1) },
      { payment_frequency: 2 },
      { estimated_payment_day: 3 },
      { branch_id: portfolio.lifeId },
    ];
    for (const one of changes) expect((await change(active, one)).body).toMatchObject({ code: 'policy_locked' });
    const allowed = await change(active, { net_premium: '500.00', condition: 'x' });
    expect(allowed.status).toBe(200);
    expect(allowed.body.locked_fields).toContain('net_premium');
    const flags = { vehicles: false, insureds: false, generals: false, diagnosis: false };
    const branch = await office.call('createBranch', { body: { name: 'Incendio', group: 'other', code: '5', flags } });
    const sameTaxes = { id: active.id, version: Number(allowed.body.version) };
    expect((await change(sameTaxes, { branch_id: branch.body.id })).status).toBe(200);
  });
});

describe('a plan as agreed', () => {
  const amountsOf = async (id: number) => (await portfolio.instalments(id)).map(({ amount }) => amount);
  const equals = (count: number, amount: string) => Array.from({ length: count }, () => amount);
  const read = async (id: number) => succeeded<Policy>(await office.call('getPolicy', { path: { policyId: id } }));
  const renewed = async (policyId: number) => {
    const { version } = await read(policyId);
    const answer = await office.call('renewPolicy', { path: { policyId }, version, body: { observations: 'Sigue' } });
    return succeeded<Policy>(answer);
  };

  it('refuses a plan that goes on after the calendar ends', async () => {
    const agreed_plan = { count: 2, first_due_date: '9999-12-31' };
    const body = { insured_select_type: 'personal', total_grant: '0.08', agreed_plan } as const;
    const refused = await office.call('createPolicy', { body });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['agreed_plan.first_due_date']]);
  });

  it('says that there is nothing to divide where there is no premium', async () => {
    const agreed_plan = { first_due_date: addDays(portfolio.today, 3) };
    for (const count of [1, 10]) {
      const { id, version } = await portfolio.draft({ net_premium: '0.00' });
      const { total_grant } = await read(id);
      const refused = await change({ id, version }, { agreed_plan: { ...agreed_plan, count } });
      expect([total_grant, refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
        '0.00',
        422,
        ['agreed_plan.count'],
      ]);
      expect((await read(id)).own_plan).toBeNull();
    }
  });

  it('is ten instalments, to the cent, and follows the premium and the next term', async () => {
    const first = addDays(portfolio.today, 3);
    const agreed_plan = { count: 10, first_due_date: first };
    const draft = await read((await portfolio.draft({ agreed_plan })).id);
    expect(draft.own_plan?.map(({ amount }) => amount)).toEqual([...equals(9, '59.91'), '59.96']);
    expect(draft.payment_frequency).toBe(1);
    const active = succeeded<Policy>(
      await office.call('activatePolicy', { path: { policyId: draft.id }, version: draft.version }),
    );
    expect(await amountsOf(active.id)).toEqual([...equals(9, '59.91'), '59.96']);
    expect((await portfolio.instalments(active.id))[0]?.due_date).toBe(first);
    const dearer = succeeded<Policy>(await change(active, { net_premium: '250.00' }));
    expect(dearer).toMatchObject({ total_grant: '299.58', premium_balance: { difference: '0.00' } });
    expect(await amountsOf(active.id)).toEqual([...equals(9, '29.95'), '30.03']);
    const next = await renewed(active.id);
    expect(next.own_plan).toHaveLength(10);
    expect(next.own_plan?.[0]).toEqual({ due_date: addMonths(first, 12), amount: '29.95' });
    const history = await office.call('listAudit', { query: { model: 'policy', object_id: active.id } });
    expect(JSON.stringify(history.body.results)).toContain(`${first}: 29.95`);
    // Back to months: twelve of them.
    const version = (await read(active.id)).version;
    expect((await change({ id: active.id, version }, { agreed_plan: null })).body.own_plan).toBeNull();
    expect(await amountsOf(active.id)).toHaveLength(12);
  });

  it('is a down payment and nine after it, every so many months on the payment day', async () => {
    const agreed_plan = { count: 9, down_payment: '100.00', first_due_date: portfolio.today };
    const active = await portfolio.active({ agreed_plan });
    expect(await amountsOf(active.id)).toEqual(['100.00', ...equals(8, '55.46'), '55.47']);
    const days = (await portfolio.instalments(active.id)).map(({ due_date }) => due_date);
    expect(days[0]).toBe(portfolio.today);
    expect(days.slice(1).every((day) => day.endsWith('-15'))).toBe(true);
    const wider = succeeded<Policy>(
      await change(active, { payment_frequency: 3, agreed_plan: { ...agreed_plan, count: 3 } }),
    );
    expect(wider.own_plan?.map(({ amount }) => amount)).toEqual(['100.00', ...equals(2, '166.38'), '166.39']);
  });

  it.each([
    [{ count: 9, down_payment: '599.15' }, 'agreed_plan.down_payment'],
    [{ count: 9, down_payment: '0.00' }, 'agreed_plan.down_payment'],
    [{ count: 14 }, 'agreed_plan.count'],
    [{ count: 0 }, 'agreed_plan.count'],
    [{ count: 120 }, 'agreed_plan.count'],
  ])('cannot be %j', async (agreed, field) => {
    const agreed_plan = { first_due_date: portfolio.today, ...agreed };
    const answer = await office.call('createPolicy', { body: portfolio.complete({ agreed_plan }) });
    expect([answer.status, Object.keys(Object(answer.body.errors))]).toEqual([422, [field]]);
  });

  it('stays once an instalment is paid', async () => {
    const agreed_plan = { count: 10, first_due_date: portfolio.today };
    const active = await portfolio.active({ agreed_plan });
    const first = (await portfolio.instalments(active.id))[0];
    const body = { payment_method: 'cheque', payment_date: portfolio.today };
    succeeded(await office.call('payInstalment', { path: { paymentId: first?.id ?? 0 }, version: 1, body }));
    const refused = await change(active, { agreed_plan: { ...agreed_plan, count: 8 } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'policy_locked' } });
    // The form says it again as it is.
    expect((await change(active, { agreed_plan, condition: 'x' })).status).toBe(200);
  });
});
