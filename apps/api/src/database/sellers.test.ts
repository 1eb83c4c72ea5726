import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortfolio } from '../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';
import { migrateDown, migrateUp } from './migrate.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ hasOwnGroup: true });
});
afterAll(() => api.close());

it('shares from before name one seller for each user and one for each name, called as it was typed last', async () => {
  const office = await api.partner('antes');
  const portfolio = await aPortfolio(office);
  const [one, two] = [await portfolio.draft(), await portfolio.draft()];
  const other = await api.partner('otra');
  const elsewhere = await (await aPortfolio(other)).draft();
  let gone: string[] = [];
  while (!gone.includes('0147_sellers')) gone = await migrateDown(api.database.owner);
  const share = (policyId: number, of: { user?: number; name?: string }, partnerId = office.partnerId, day = 1) =>
    sql`insert into policy_sellers (partner_id, policy_id, user_id, name, start_date, percentage, version, updated_at)
      values (${partnerId}, ${policyId}, ${of.user ?? null}, ${of.name ?? null}, '2026-01-01', 10, 4,
        ${`2026-01-0${day}T12:00:00Z`})`.execute(api.adminDb);
  await share(one.id, { user: office.userId });
  await share(two.id, { user: office.userId });
  await share(one.id, { name: 'Ágata  RUIZ ' }, office.partnerId, 2);
  await share(two.id, { name: 'ágata ruiz' }, office.partnerId, 3);
  await share(two.id, { name: 'Agata Ruiz' });
  await share(elsewhere.id, { name: 'Ágata Ruiz' }, other.partnerId);
  const stamps = sql<object>`select id, version, updated_at from policy_sellers order by id`;
  const before = (await stamps.execute(api.adminDb)).rows;
  await migrateUp(api.database.owner);
  expect((await stamps.execute(api.adminDb)).rows).toEqual(before);
  const { results = [] } = (await office.call('listSellers')).body;
  expect(results).toMatchObject([
    { name: 'ágata ruiz', kind: 'agent', user_id: null, is_active: true },
    { name: 'Agata Ruiz', kind: 'agent', user_id: null },
    { kind: 'employee', user_id: office.userId },
  ]);
  const sellersOf = async (policyId: number) =>
    (await office.call('listPolicySellers', { path: { policyId } })).body.results?.map((row) => row.seller_id);
  const [named, plain, user] = results.map(({ id }) => id);
  expect(await sellersOf(one.id)).toEqual([user, named]);
  expect(await sellersOf(two.id)).toEqual([user, named, plain]);
  expect((await office.call('listPolicies', { query: { seller: office.userId } })).body.count).toBe(2);
  expect((await other.call('listSellers')).body.count).toBe(1);

  gone = [];
  while (!gone.includes('0147_sellers')) gone = await migrateDown(api.database.owner);
  const back = sql<object>`select user_id, name from policy_sellers where policy_id = ${two.id} order by id`;
  expect((await back.execute(api.adminDb)).rows).toEqual([
    { user_id: office.userId, name: null },
    { user_id: null, name: 'ágata ruiz' },
    { user_id: null, name: 'Agata Ruiz' },
  ]);
  await migrateUp(api.database.owner);
});
