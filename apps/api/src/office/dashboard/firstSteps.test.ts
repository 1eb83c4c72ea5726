import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortfolio, succeeded } from '../../testing/aPortfolio.ts';
import { type CallAnswer, type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

type Office = Awaited<ReturnType<TestApi['partner']>>;
interface Start {
  has_sample: boolean;
  first_steps: null | {
    steps: { id: string; is_done: boolean; needs_plan: boolean }[];
    is_put_away: boolean;
    has_policies: boolean;
  };
}
const startOf = async ({ call }: Pick<Office, 'call'>) => succeeded<Start>(await call('getDashboardSummary'));
const stepsOf = async (office: Pick<Office, 'call'>) =>
  Object.fromEntries((await startOf(office)).first_steps?.steps.map(({ id, is_done }) => [id, is_done]) ?? []);
const all = ['name', 'profile', 'branches', 'insurers', 'customers', 'policy', 'colleague'];
const fill = async (office: Office) => {
  const { version } = succeeded<{ version: number }>(await office.call('getPartner'));
  const body = { resume: 'Seguros para familias.', city: 'Quito' };
  succeeded(await office.call('updatePartner', { version, body }));
};

it('ticks what the records say, step by step, and ends where all is done', async () => {
  const office = await api.partner('nueva');
  await office.onPlan('Basic');
  await sql`update users set name = '' where id = ${office.userId}`.execute(api.adminDb);
  expect(await stepsOf(office)).toEqual(Object.fromEntries(all.map((id) => [id, false])));
  await sql`update users set name = 'Ana' where id = ${office.userId}`.execute(api.adminDb);
  await fill(office);
  expect(await stepsOf(office)).toMatchObject({ name: true, profile: true, branches: false });
  const portfolio = await aPortfolio(office);
  expect(await stepsOf(office)).toMatchObject({ branches: true, insurers: true, customers: true, policy: false });
  expect((await startOf(office)).first_steps?.has_policies).toBe(false);
  await portfolio.draft();
  expect(await stepsOf(office)).toMatchObject({ policy: true, colleague: false });
  expect((await startOf(office)).first_steps?.has_policies).toBe(true);
  await office.as(['policy_app.view_policy']);
  expect((await startOf(office)).first_steps).toBeNull();
});

it('counts nothing of a sample as done, and says that there is one', async () => {
  const office = await api.partner('muestra');
  const before = await stepsOf(office);
  succeeded(await office.call('createSampleBook'));
  expect(await stepsOf(office)).toEqual(before);
  expect(await startOf(office)).toMatchObject({ has_sample: true, first_steps: { has_policies: true } });
  succeeded((await office.call('deleteSampleBook')) as CallAnswer);
  expect(await startOf(office)).toMatchObject({ has_sample: false, first_steps: { has_policies: false } });
});

it('asks of each person only what they may do, and nothing of who may do none of it', async () => {
  const office = await api.partner('roles');
  const broker = await office.as(['core_app.add_customer', 'policy_app.add_policy']);
  expect(Object.keys(await stepsOf(broker))).toEqual(['name', 'customers', 'policy']);
  const viewer = await office.as(['policy_app.view_policy']);
  expect((await startOf(viewer)).first_steps).toBeNull();
});

it('lets a colleague wait for a larger plan', async () => {
  const office = await api.partner('sola');
  await office.onPlan('Free');
  await fill(office);
  const portfolio = await aPortfolio(office);
  const colleague = async () => (await startOf(office)).first_steps?.steps.find(({ id }) => id === 'colleague');
  expect(await colleague()).toEqual({ id: 'colleague', is_done: false, needs_plan: true });
  await portfolio.draft();
  expect((await startOf(office)).first_steps).toBeNull();
});

it('can be put away by each person, and is over for a brokerage with work', async () => {
  const office = await api.partner('lista');
  await office.onPlan('PYMEs');
  const away = async () => (await startOf(office)).first_steps?.is_put_away;
  expect(await away()).toBe(false);
  succeeded(await office.call('updateMyPreferences', { body: { first_steps_put_away: true } }));
  expect(await away()).toBe(true);
  succeeded(await office.call('updateMyPreferences', { body: { first_steps_put_away: false } }));
  const portfolio = await aPortfolio(office);
  for (const _one of Array(9).keys()) await portfolio.draft();
  expect(await away()).toBe(false);
  await portfolio.draft();
  expect((await startOf(office)).first_steps).toBeNull();
});
