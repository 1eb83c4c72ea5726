import { permissions } from '@corredor/core/permissions';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../testing/testApi.ts';
import { migrateDown, migrateUp } from './migrate.ts';

// Copied beside the migrations of the copy, where the one of the new entity is the last.
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ hasOwnGroup: true });
});
afterAll(() => api.close());

it('leaves every brokerage its administrator, on the way up and on the way back', async () => {
  const { partnerId } = await api.partner('vieja');
  const held = async () => {
    const { rows } = await sql<{ permissions: string[] }>`
      select permissions from roles where partner_id = ${partnerId} order by cardinality(permissions) desc, id`.execute(
      api.adminDb,
    );
    return rows.map((row) => row.permissions.toSorted());
  };
  const isOld = (one: string) => !one.endsWith('_lawsuit');
  const [all, broker] = await held();
  expect(all).toEqual(permissions.toSorted());
  await migrateDown(api.database.owner);
  expect((await held())[0]).toEqual(permissions.filter(isOld).toSorted());
  await migrateUp(api.database.owner);
  const [again, brokerAgain] = await held();
  expect(again).toEqual(all);
  expect(brokerAgain).toEqual(broker?.filter(isOld));
});
