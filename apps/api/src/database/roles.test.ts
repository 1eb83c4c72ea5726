import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareAppRole } from './roles.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
let admin: Client;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'template1' });
  admin = new Client(database.admin);
  await admin.connect();
  await admin.query('create role web login');
});
afterAll(async () => {
  await admin.query('drop role web');
  await admin.end();
  await database.close();
});

describe('a database elsewhere', () => {
  it('says which statement is missing when the login for migrations may not run it', async () => {
    const web = { ...database.app, user: 'web' };
    await expect(prepareAppRole(database.owner, web)).rejects.toThrow('grant corredor_app to "web";');
  });

  it("lets the app's login inherit what the migrations grant", async () => {
    const web = { ...database.app, user: 'web' };
    await prepareAppRole(database.admin, web);
    await prepareAppRole(database.owner, web);
    const { rows } = await admin.query(`select pg_has_role('web', 'corredor_app', 'usage') as has`);
    expect(rows).toEqual([{ has: true }]);
  });

  it('refuses an app login that row-level security does not bind', async () => {
    await expect(prepareAppRole(database.owner, database.admin)).rejects.toThrow('does not bind');
  });
});
