import type { Branch, DashboardProduction, Import, Renewal, Settings } from '@corredor/core/api';
import { todayIn } from '@corredor/core/dates';
import { checkIdentificationNow } from '@corredor/core/identifications';
import { addMoney } from '@corredor/core/money';
import { seededRoles } from '@corredor/core/permissions';
import { checkChassis } from '@corredor/core/vehicles';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dailyWork } from '../jobs/index.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';
import { demoPassword, seedDemo, seedDirectory } from './index.ts';

let api: TestApi;
let demo: ReturnType<TestApi['withToken']>;
/** The demo's own day as it is made. */
let madeOn: string;
const todayThere = () => todayIn('America/Guayaquil', new Date());

beforeAll(async () => {
  api = await testApi();
  madeOn = todayThere();
  expect(await seedDemo(api.database.db, api.passwords)).toBe(true);
  await seedDirectory(api.database.db, api.files);
  demo = await signIn('demo@corredor.example');
});
afterAll(() => api.close());
async function signIn(email: string) {
  const login = await api.anonymous('login', { body: { email, password: demoPassword } });
  expect(login.status).toBe(200);
  return api.withToken(String(login.body.token));
}
const countOf = async (id: 'listPolicies' | 'listPayments' | 'listCustomers' | 'listVehicles', query = {}) =>
  Number((await demo(id, { query })).body.count);

it('is there once, however often it is asked for', async () => {
  expect(await seedDemo(api.database.db, api.passwords)).toBe(false);
});
it('opens on a paid plan with every permission', async () => {
  const me = (await demo('getMe')).body;
  expect(me).toMatchObject({
    full_name: 'María Fernanda Andrade',
    valid_subscription: true,
    subscription_payed: true,
    current_subscription: { name: 'Professional' },
  });
});
it('has sixty policies in every state and instalments in every state', async () => {
  expect(await countOf('listPolicies')).toBe(60);
  for (const status of ['draft', 'active', 'expired', 'closed'])
    expect(await countOf('listPolicies', { status })).toBeGreaterThan(4);
  for (const status of ['on_time', 'near_expiry', 'delayed', 'paid'])
    expect(await countOf('listPayments', { status })).toBeGreaterThan(1);
  const credits = (await demo('listPayments', { query: { kind: 'credit', page_size: 200 } })).body.results ?? [];
  const used = credits.map(({ paid_amount, is_paid }) => (is_paid ? 'all' : paid_amount === '0.00' ? 'none' : 'part'));
  expect(new Set(used)).toEqual(new Set(['none', 'part', 'all']));
  // People, dependents and companies; and the members of a cooperative with their families.
  expect(await countOf('listCustomers')).toBe(41 + 190 + 16);
  expect(await countOf('listVehicles')).toBeGreaterThan(15);
});
it('has fields of its own on motor policies, one of them retired, and a finished import of its first policies', async () => {
  const branches = (await demo('listBranches', { query: { has_extra_fields: true } })).body.results as Branch[];
  expect(branches).toHaveLength(1);
  const [motor] = branches;
  expect(motor?.extra_fields.filter(({ is_retired }) => is_retired).map(({ name_es }) => name_es)).toEqual([
    'Aseguradora anterior',
  ]);
  const taxis = await countOf('listPolicies', { branch: motor?.id, extra: 'use', extra_value: 'Taxi' });
  expect(taxis).toBeGreaterThan(1);
  for (const { key } of motor?.extra_fields ?? [])
    expect([key, (await countOf('listPolicies', { branch: motor?.id, extra: key })) > 2]).toEqual([key, true]);
  const [past, ...others] = (await demo('listImports')).body.results as Import[];
  expect(past).toMatchObject({ kind: 'policies', status: 'finished', created_count: 6, left_out_count: 2 });
  expect(others).toEqual([]);
});
it('has sold in every month of this year and of the last one, for sums that can be compared', async () => {
  const { months, total, last_year } = (await demo('getDashboardProduction')).body as unknown as DashboardProduction;
  expect(months).toHaveLength(12);
  for (const month of months) {
    expect([month.starts_from, Number(month.last_year) > 0]).toEqual([month.starts_from, true]);
    expect(Number(month.last_year)).toBeLessThan(20_000);
  }
  // The month that has just begun may still be empty.
  expect(months.filter(({ total: sold }) => Number(sold) > 0).length).toBeGreaterThan(10);
  expect(Number(last_year) / Number(total)).toBeGreaterThan(0.6);
  expect(Number(last_year)).toBeLessThan(Number(total));
  // No month makes the others look as if nothing was sold in them.
  const highest = Math.max(...months.flatMap((month) => [Number(month.total), Number(month.last_year)]));
  expect(highest).toBeLessThan((5 * Number(total)) / 12);
});
it('greets nobody with a warning, but for the one vehicle that is there to show it', async () => {
  const { tax_id } = (await demo('getPartner')).body;
  const found = checkIdentificationNow({ type: 'ruc', country_id: '218', value: String(tax_id) });
  expect(found).toEqual({ normalised: tax_id });
  const vehicles = (await demo('listVehicles', { query: { page_size: 200 } })).body.results ?? [];
  const doubtful = vehicles.filter((one) => checkChassis(String(one.chassis_number)) !== undefined);
  expect(doubtful).toHaveLength(1);
});
it('keeps to the rules: plans add up, nothing lies in the future', async () => {
  const policies = (await demo('listPolicies', { query: { page_size: 200 } })).body.results ?? [];
  for (const row of policies.filter((one) => one.status === 'active')) {
    const query = { policy: Number(row.id), page_size: 200 };
    const payments = (await demo('listPayments', { query })).body.results ?? [];
    const own = payments.filter((one) => one.movement_id === null);
    expect(addMoney(...own.map((one) => String(one.amount)))).toBe(row.total_grant);
  }
  const future = await sql<{ count: string }>`select count(*) from audit_log where at > app_now()`.execute(api.adminDb);
  expect(future.rows[0]?.count).toBe('0');
});
it('was told what came near its end or was late, and the first start tells no more', async () => {
  const told: object[] = [];
  const log = { info: (facts: object) => void told.push(facts), error: (facts: object) => void told.push(facts) };
  const world = { brand: '', publicUrl: '', kickMail: () => {} };
  const start = () => dailyWork({ db: api.database.db, world, log }).run(new AbortController().signal);
  // Where that day has ended meanwhile, the next one has news of its own.
  if (todayThere() !== madeOn) await start();
  told.length = 0;
  const before = (await demo('listNotifications', { query: { page_size: 200 } })).body;
  const kinds = new Set(before.results?.map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['policy_near_end', 'policy_expired', 'payment_near']));
  expect(Number(before.unread_count)).toBeGreaterThan(3);
  expect(Number(before.unread_count)).toBeLessThan(40);
  await start();
  expect(told).toEqual([]);
  expect((await demo('listNotifications')).body.count).toBe(before.count);
});
it('has somebody in each role, one who left and one who has not answered', async () => {
  for (const { code, permissions } of seededRoles.filter(({ code }) => code !== 'administrator')) {
    const me = await (await signIn(`${code}@corredor.example`))('getMe');
    expect(me.body.permissions).toEqual(permissions);
  }
  for (const [email, code] of [
    ['inactive@corredor.example', 'account_disabled'],
    ['invited@corredor.example', 'wrong_credentials'],
  ]) {
    const refused = await api.anonymous('login', { body: { email, password: demoPassword } });
    expect(refused).toMatchObject({ status: 401, body: { code } });
  }
});
it('has a master contract with its crowd, a corporate policy, beneficiaries and sellers with commission', async () => {
  const massive = (await demo('listPolicies', { query: { insured_select_type: 'massive', page_size: 200 } })).body;
  const crowds = await Promise.all(
    (massive.results ?? []).map(async (row) => {
      const insureds = await demo('listPolicyInsureds', { path: { policyId: Number(row.id) } });
      return Number(insureds.body.count);
    }),
  );
  expect(Math.max(...crowds)).toBeGreaterThan(200);
  expect(await countOf('listPolicies', { insured_select_type: 'corporate', status: 'active' })).toBeGreaterThan(0);
  const counts = await sql<{ sellers: number; beneficiaries: number }>`select
    (select count(*)::int from policy_sellers) as sellers,
    (select count(*)::int from policy_beneficiaries) as beneficiaries`.execute(api.adminDb);
  expect(counts.rows[0]?.sellers).toBeGreaterThan(60);
  expect(counts.rows[0]?.beneficiaries).toBeGreaterThan(1);
});
it('has a run of the day on which several transfers came in, and one that waits for whoever goes on', async () => {
  const { results = [] } = (await demo('listRuns')).body;
  expect(results).toMatchObject([
    { kind: 'notifyPayer', status: 'running', done: 0, failed: 0 },
    { kind: 'payInstalment', status: 'finished', waiting: 0, failed: 0 },
  ]);
  for (const { total } of results) expect(total).toBeGreaterThan(1);
});
it('has messages that went out and that did not, and mails nobody', async () => {
  const { results = [] } = (await demo('listMessages')).body;
  expect(results.map(({ status }) => status).toSorted()).toEqual(['failed', 'sent']);
  const waiting = await sql`select from mails where sent_at is null and attempts < 20`.execute(api.adminDb);
  expect(waiting.rows).toEqual([]);
});
it('finds what two insurers give back by rules of its own, one of them by a table', async () => {
  const { movements } = (await demo('getSettings')).body as unknown as Settings;
  expect(movements.rules.map(({ method, requested_by }) => [method, requested_by])).toEqual([
    ['table', 'customer'],
    ['short_rate', null],
  ]);
  expect(movements.tables.map(({ name }) => name)).toEqual([movements.rules[0]?.table]);
  expect(movements.only_by_movement).toBe(false);
});
it('has movements in every state, and none that leaves a policy out of balance', async () => {
  const { results = [] } = (await demo('listMovements', { query: { page_size: 50 } })).body;
  const states = (results as { status: string }[]).map(({ status }) => status);
  expect(new Set(states)).toEqual(new Set(['draft', 'sent', 'rejected', 'issued', 'discarded', 'undone']));
  // One waits for the papers that the brokerage asks for.
  const half = results.filter(({ status, checklist_done }) => status === 'draft' && Number(checklist_done) > 0);
  expect(half).toMatchObject([{ kind: 'cancellation', checklist_done: 1, checklist_count: 3 }]);
  const moved = (results as { policy_id: number; status: string }[]).filter(({ status }) => status === 'issued');
  for (const { policy_id } of moved) {
    const query = { policy: policy_id, kind: 'all', page_size: 200 } as const;
    const payments = (await demo('listPayments', { query })).body.results ?? [];
    const policy = (await demo('getPolicy', { path: { policyId: policy_id } })).body;
    expect(addMoney(...payments.map((one) => String(one.amount)))).toBe(policy.current_total);
  }
});
it('has renewals in every stage, of several people, of nobody, and one that was lost', async () => {
  const { results = [] } = (await demo('listRenewals', { query: { page_size: 200 } })).body;
  const rows = results as unknown as Renewal[];
  const { results: stages } = (await demo('listRenewalStages')).body;
  expect(new Set(rows.map(({ stage_id }) => stage_id)).size).toBe(stages?.length);
  const open = rows.filter(({ stage }) => stage.kind === 'open');
  expect(new Set(open.map(({ assignee_id }) => assignee_id)).size).toBeGreaterThan(2);
  expect(open.filter(({ assignee_id }) => assignee_id === null).length).toBeGreaterThan(0);
  expect(rows.filter(({ outcome }) => outcome === 'lost')).toMatchObject([{ lost_reason_code: 'price' }]);
  expect(rows.filter(({ outcome }) => outcome === 'renewed').length).toBeGreaterThan(1);
});
it('gives the other brokerage a handful of its own', async () => {
  const other = await signIn('otro@corredor.example');
  expect((await other('listPolicies')).body.count).toBe(5);
});
it('has a directory to search in, of several countries, with and without logos', async () => {
  const directory = async (query = {}) =>
    (await api.anonymous('listDirectory', { query: { page_size: 50, ...query } })).body;
  const all = await directory();
  expect(all.count).toBe(26);
  expect(Object(all.facets).countries).toHaveLength(6);
  const [logo, none] = [true, false].map((has) => all.results?.find(({ image }) => (image !== null) === has));
  expect([logo, none]).not.toContain(undefined);
  const imageKey = String(logo?.image).split('/').at(-2) ?? '';
  expect((await api.anonymous('getImage', { path: { imageKey } })).status).toBe(200);
  expect(await directory({ search: 'fianzas quito' })).toMatchObject({ results: [{ alias: 'fianzas-andinas' }] });
  for (const { alias } of all.results ?? []) {
    const profile = (await api.anonymous('getPublicProfile', { path: { alias: String(alias) } })).body;
    expect([alias, profile.phone_label]).toEqual([alias, expect.stringContaining(' ')]);
    expect(Object(profile.state).name).not.toBe(Object(profile.state).code);
  }
  await seedDirectory(api.database.db, api.files);
  expect((await directory()).count).toBe(26);
});
