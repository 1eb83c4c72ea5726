import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patience } from '../testing/patience.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { silent } from './connection.ts';
import { moveToGroup } from './moveToGroup.ts';
import { prepareRoles } from './roles.ts';

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

  it('name every extension that an owner who may create none lacks', async () => {
    const name = database.app.database;
    await admin.query(`revoke create on database ${name} from ${database.owner.user}`);
    const lacks = ['unaccent', 'pg_trgm', 'btree_gin'].map(
      (one) => `create extension if not exists ${one} with schema public;`,
    );
    const refused = prepareRoles({ owner: database.owner, app: web(), log: silent });
    await expect(refused).rejects.toThrow(lacks.join('\n  '));
    const used = new Set<string>();
    const folder = new URL('./migrations/', import.meta.url);
    for (const file of await readdir(folder))
      for (const [, extension = ''] of (await readFile(new URL(file, folder), 'utf8')).matchAll(
        /create extension if not exists (\w+)/g,
      ))
        used.add(extension);
    for (const one of used) await expect(refused).rejects.toThrow(`create extension if not exists ${one} `);
    await admin.query(`grant create on database ${name} to ${database.owner.user}`);
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

  it('move from the group that all databases of a cluster shared to that of this one, with every right', {
    timeout: patience(60_000),
  }, async () => {
    const old = await createTestDatabase({ hasOwnGroup: true });
    const client = new Client(old.admin);
    await client.connect();
    const rights = async (group: string) => {
      const { rows } = await client.query<{ what: string }>(
        `select 'policy ' || tablename || '.' || policyname as what from pg_policies where $1 = any (roles)
          union all select oid::regclass || ' ' || a.privilege_type from pg_class, aclexplode(relacl) a where a.grantee = $1::regrole
          union all select oid::regprocedure || ' ' || a.privilege_type from pg_proc, aclexplode(proacl) a where a.grantee = $1::regrole
          union all select oid::regnamespace || ' ' || a.privilege_type from pg_namespace, aclexplode(nspacl) a where a.grantee = $1::regrole
          order by 1`,
        [group],
      );
      return rows.map(({ what }) => what);
    };
    const before = await rights(old.group);
    expect(before.length).toBeGreaterThan(150);
    await client.query(`grant select (id) on migrations to ${old.group}`);
    const withColumn = `select attrelid::regclass::text || '.' || attname as name, a.privilege_type
      from pg_attribute, aclexplode(attacl) a where a.grantee = $1::regrole order by 1, 2`;
    const columnsBefore = (await client.query(withColumn, [old.group])).rows;
    expect(columnsBefore).toContainEqual({ name: 'migrations.id', privilege_type: 'SELECT' });
    expect(columnsBefore).toContainEqual({ name: 'payments.voided_at', privilege_type: 'UPDATE' });
    // Who reads for long keeps the move waiting, and nobody else behind it.
    const slow = new Client(old.admin);
    const quick = new Client(old.admin);
    await Promise.all([slow.connect(), quick.connect()]);
    await slow.query('begin; select from partners');
    const moved = moveToGroup(client, { group: 'corredor_app' });
    const waits = `select from pg_locks where not granted and relation = 'partners'::regclass`;
    await vi.waitUntil(async () => (await quick.query(waits)).rowCount, { timeout: patience(10_000) });
    await quick.query(`set statement_timeout = '15s'; select from partners`);
    await slow.query('commit');
    await moved;
    await Promise.all([slow.end(), quick.end()]);
    expect([await rights(old.group), await rights('corredor_app')]).toEqual([[], before]);
    const { owner, app, admin: mighty } = old;
    await Promise.all([1, 2].map(() => prepareRoles({ owner, app, admin: mighty, log: silent })));
    expect([await rights(old.group), await rights('corredor_app')]).toEqual([before, []]);
    expect((await client.query(withColumn, [old.group])).rows).toEqual(columnsBefore);
    await client.end();
    await old.close();
  });
});
