import { permissions, seededRoles } from '@corredor/core/permissions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../testing/testApi.ts';
import { migrateDown, migrateUp } from './migrate.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ hasOwnGroup: true });
});
afterAll(() => api.close());

/** Goes back to before the rights were there, and answers how to come back. */
async function goBack() {
  let gone: string[] = [];
  while (!gone.includes('0053_rights_and_features_ahead')) gone = await migrateDown(api.database.owner);
  return () => migrateUp(api.database.owner);
}

describe('rights that are there ahead', () => {
  it('come to roles that still are as they were given, and to no changed one; every brokerage keeps who may change roles', async () => {
    const { partnerId } = await api.partner('antes');
    const { rows: seeded } = await sql<{ id: number; permissions: string[] }>`
      select id, permissions from roles where partner_id = ${partnerId} order by id`.execute(api.adminDb);
    expect(new Set(seeded.map((one) => [...one.permissions].sort().join()))).toEqual(
      new Set(seededRoles.map((one) => [...one.permissions].sort().join())),
    );
    const comeBack = await goBack();
    const old = await sql<{ permissions: string[] }>`select permissions from roles`.execute(api.adminDb);
    expect(old.rows.flatMap((one) => one.permissions).filter((one) => one.startsWith('finance_app'))).toEqual([]);
    const changed = ['policy_app.view_policy', 'core_app.view_customer'];
    await sql`insert into roles (partner_id, name, permissions) values
      (${partnerId}, 'Cobranza', ${changed}),
      (${partnerId}, 'Como corredor, con usuarios', (select permissions || 'auth_app.view_user'::text from roles
        where partner_id = ${partnerId} and name in ('Corredor', 'Broker')))`.execute(api.adminDb);
    await comeBack();
    const now = await sql<{ name: string; permissions: string[] }>`
      select name, permissions from roles where partner_id = ${partnerId} order by id`.execute(api.adminDb);
    const seeds = now.rows.slice(0, seeded.length).map((one) => [...one.permissions].sort());
    expect(seeds).toEqual(seeded.map((one) => [...one.permissions].sort()));
    expect(seeds.filter((one) => one.length === permissions.length)).toHaveLength(1);
    const [collector, other] = now.rows.slice(seeded.length);
    expect(collector?.permissions).toEqual(changed);
    expect(other?.permissions).toContain('auth_app.view_user');
    expect(other?.permissions.filter((one) => /finance_app|_movement|_task/.test(one))).toEqual([]);
  });
});
