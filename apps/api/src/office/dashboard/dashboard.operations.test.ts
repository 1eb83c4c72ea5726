import { addDays } from '@corredor/core/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
});
afterAll(() => api.close());

const summary = async (call = office.call) => (await call('getDashboardSummary')).body;

it('counts what there is and what waits, as the lists behind it do', async () => {
  const { today } = (await summary()) as { today: string };
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
  const policy = async (values: object) =>
    Number((await office.call('createPolicy', { body: { insured_select_type: 'personal', ...values } })).body.id);
  const branch = await office.call('createBranch', { body: { name: 'Robo', group: 'property' } });
  const provider = await office.call('createProvider', { body: { name: 'Andina', ruc: '1790012345001' } });
  const one = (id: unknown, name: string) => ({
    count: 1,
    results: [{ id, name, policies: 2, net_premium: '350.50' }],
  });
  const complete = (number: string, start_date: string, end_date: string) => ({
    number,
    start_date,
    end_date,
    contractor_id: payer.body.id,
    payer_id: payer.body.id,
    branch_id: branch.body.id,
    provider_id: provider.body.id,
    net_premium: '175.25',
  });
  await policy({});
  const active = await policy(complete('A-1', addDays(today, -340), addDays(today, 25)));
  const far = await policy(complete('A-2', today, addDays(today, 365)));
  const general = await office.call('createPolicyGeneral', { path: { policyId: active }, body: { name: 'Bodega' } });
  expect(general.status).toBe(201);
  await api.adminDb.updateTable('policies').set({ status: 'active' }).where('id', 'in', [active, far]).execute();
  const instalment = (number: number, due_date: string) => ({
    partner_id: office.partnerId,
    policy_id: active,
    number,
    due_date,
    amount: '10.00',
  });
  await api.adminDb
    .insertInto('payments')
    .values([
      instalment(1, addDays(today, -1)),
      instalment(2, today),
      instalment(3, addDays(today, 7)),
      instalment(4, addDays(today, 8)),
    ])
    .execute();
  expect(await summary()).toEqual({
    today,
    ending_until: addDays(today, 30),
    currency: 'USD',
    starts_from: null,
    totals: { policies: 3, vehicles: 0, customers: 1, generals: 1 },
    due: { instalments_delayed: 1, instalments_near: 2, policies_ending: 1, drafts: 1 },
    amounts: { instalments_delayed: '10.00', instalments_near: '20.00' },
    charts: {
      policies_by_branch: one(branch.body.id, 'Robo'),
      contractors_by_net_premium: one(payer.body.id, 'Ana'),
      policies_by_provider: one(provider.body.id, 'Andina'),
      contractors_by_quantity: one(payer.body.id, 'Ana'),
    },
  });
  const count = async (list: 'listPayments' | 'listPolicies', query: Record<string, string>) =>
    (await office.call(list, { query })).body.count;
  expect(await count('listPayments', { status: 'delayed' })).toBe(1);
  expect(await count('listPayments', { status: 'near_expiry' })).toBe(2);
  expect(await count('listPolicies', { status: 'draft' })).toBe(1);
  expect(await count('listPolicies', { status: 'active', ends_to: addDays(today, 30) })).toBe(1);
  expect(await count('listPolicies', {})).toBe(3);
  expect(await count('listPolicies', { holds: 'generals' })).toBe(1);
  expect(await count('listPolicies', { status: 'active', branch: String(branch.body.id) })).toBe(2);
  expect(await count('listPolicies', { status: 'active', starts_to: addDays(today, -1) })).toBe(1);
});

it('counts in its charts what started in a period, and says since when', async () => {
  const { body } = await office.call('getDashboardSummary', { query: { period: 'month' } });
  const { today, starts_from, charts } = body as { today: string; starts_from: string; charts: object };
  expect(starts_from).toBe(`${today.slice(0, 7)}-01`);
  expect(charts).toMatchObject({
    policies_by_branch: { count: 1, results: [{ policies: 1, net_premium: '175.25' }] },
  });
  const behind = await office.call('listPolicies', { query: { status: 'active', starts_from } });
  expect(behind.body.count).toBe(1);
  expect((await office.call('getDashboardSummary', { query: { period: 'decade' } })).status).toBe(422);
});

it('is silent about what the caller may not view', async () => {
  const viewer = await office.as(['core_app.view_customer']);
  expect(await summary(viewer.call)).toMatchObject({
    totals: { policies: null, vehicles: null, customers: 1, generals: null },
    due: { instalments_delayed: null, instalments_near: null, policies_ending: null, drafts: null },
    amounts: { instalments_delayed: null, instalments_near: null },
    charts: null,
  });
});

it('shows another brokerage its own zeros', async () => {
  const other = await api.partner('dos');
  expect(await summary(other.call)).toMatchObject({
    totals: { policies: 0, customers: 0 },
    due: { drafts: 0 },
    charts: { policies_by_branch: { count: 0, results: [] } },
  });
});
