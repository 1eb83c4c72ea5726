import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silent } from './connection.ts';
import { prepareRoles } from './roles.ts';
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
  await admin.query('drop owned by web; drop role web');
  await admin.end();
  await database.close();
});

describe('the roles of a database', () => {
  const web = () => ({ ...database.app, user: 'web', role: undefined });

  it('name every statement that is missing when the login for migrations may not run them', async () => {
    await admin.query(`grant connect on database ${database.app.database} to web`);
    await expect(prepareRoles({ owner: database.owner, app: web(), log: silent })).rejects.toThrow(
      `Run as an administrator, in this database, and start again:\n  grant "${database.group}" to "web" with set true;`,
    );
  });

  it("let the app's login work in the group", async () => {
    const { owner, admin: mighty } = database;
    expect(await prepareRoles({ owner, app: web(), admin: mighty, log: silent })).toBe(database.group);
    await prepareRoles({ owner, app: web(), log: silent });
    const { rows } = await admin.query(`select pg_has_role('web', $1, 'set') as has`, [database.group]);
    expect(rows).toEqual([{ has: true }]);
  });

  it('refuse an app login that row-level security does not bind', async () => {
    const { owner, admin: mighty } = database;
    await expect(prepareRoles({ owner, app: mighty, log: silent })).rejects.toThrow('does not bind');
  });
});
