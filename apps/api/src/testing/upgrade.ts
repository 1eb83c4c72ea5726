import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import { silent } from '../database/connection.ts';
import { createDatabase, withTenant } from '../database/index.ts';
import { prepareRoles } from '../database/roles.ts';
import type { Database } from '../database/schema.ts';
import { backUp, restore } from '../operator/backup/index.ts';
import { createFileStore } from '../services/files/index.ts';
import { type Installation, makeInstallation, openInstallation } from './elsewhere.ts';
import type { PlainServer } from './plainServer.ts';
import { strayFacts } from './strayFacts.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const dump = new URL('./version-0.1.0.sql.gz', import.meta.url);
/** Whose rows are compared one by one; of the others, how many there are. */
const compared = [
  'access_tokens',
  'audit_log',
  'customers',
  'invoices',
  'payments',
  'policies',
  'policy_insureds',
  'sessions',
  'vehicles',
];
/** What an upgrade writes anew on purpose: a policy stays active while its next term is prepared, and the terms are linked otherwise. */
const rewritten: Record<string, string[]> = {
  policies: ['status', 'closed_reason', 'closed_on', 'renewed_to_id', 'renewed_from_id'],
};
/** What everybody may read. */
const open = ['public_profiles', 'directory_entries', 'directory_changes'];

/** Restores what version 0.1.0 left, with the roles as it made them: two logins, and a group that all databases share. */
export async function restoreOld(server: PlainServer, database: string): Promise<Installation> {
  await server.run(`create role keeper login createrole; create role web login; create role corredor_app nologin;
    grant corredor_app to web`);
  await server.run(`create database ${database} owner keeper`);
  await server.run(gunzipSync(readFileSync(dump)).toString(), database);
  const url = server.urlOf('web', database);
  const migrationUrl = server.urlOf('keeper', database);
  const settings: Installation['settings'] = { database: { kind: 'external', url, migrationUrl }, dataDir: '/nowhere' };
  return { database, owner: 'keeper', app: 'web', url, migrationUrl, settings };
}

/** Opens the old database with this program: everything is there, and nobody sees more than before. */
export async function expectWholeUpgrade(server: PlainServer, made: Installation): Promise<void> {
  const admin = createDatabase(server.as('postgres', made.database), silent, { max: 1 });
  await collectAsBroker(admin);
  const before = await contents(admin);
  expect(before.filter(({ rows }) => rows === 0)).toEqual([]);
  const opened = await openInstallation(server, made);
  try {
    expect(await contents(admin, before)).toEqual(before);
    expect(await strayFacts(admin)).toEqual([]);
    await expectBalanced(admin);
    await expectApart(opened.db, admin);
    const left = await sql<{
      n: number;
    }>`select count(*)::int as n from pg_policies where 'corredor_app' = any (roles)`.execute(admin);
    const reads = await sql<{
      reads: boolean;
    }>`select has_table_privilege('corredor_app', 'sessions', 'select') as reads`.execute(admin);
    expect([left.rows, reads.rows]).toEqual([[{ n: 0 }], [{ reads: false }]]);
  } finally {
    await Promise.all([opened.close(), admin.destroy()]);
  }
}

/** Lets the broker collect one of the instalments that are paid: in what that version left the insurers collected them all. */
async function collectAsBroker(admin: Kysely<Database>): Promise<void> {
  const { numAffectedRows } = await sql`update payments set collected_by = 'broker' where id =
    (select min(id) from payments where is_paid and voided_at is null)`.execute(admin);
  expect(numAffectedRows).toBe(1n);
}

/** Backs the old database up as it is, restores that into an empty one, and finds the same there. */
export async function expectSameAfterRestore(server: PlainServer, made: Installation): Promise<void> {
  const folder = mkdtempSync(join(temporaryFolder(), 'corredor-old-'));
  const files = createFileStore(join(folder, 'files'));
  const secretKey = 'a secret key of more than thirty-two characters';
  await backUp({ owner: { connectionString: made.migrationUrl }, files, secretKey }, join(folder, 'backup'));
  const next = await makeInstallation(server, 'one login');
  const owner = { connectionString: next.migrationUrl };
  await prepareRoles({ owner, app: { connectionString: next.url }, log: silent });
  await restore({ owner, files, secretKey }, join(folder, 'backup'));
  const [old, fresh] = [made, next].map(({ database }) =>
    createDatabase(server.as('postgres', database), silent, { max: 1 }),
  );
  if (!old || !fresh) throw new Error('two databases are compared');
  const before = await contents(old);
  expect(await contents(fresh, before)).toEqual(before);
  expect(await strayFacts(fresh)).toEqual([]);
  await Promise.all([old.destroy(), fresh.destroy()]);
  rmSync(folder, { recursive: true, force: true });
}

/** Every policy asks for what its instalments come to, what was closed says what it gave up, and what was paid has its receipts. */
async function expectBalanced(admin: Kysely<Database>): Promise<void> {
  const { rows } = await sql`select p.id, imbalance_of(p) as off from policies p where imbalance_of(p) <> 0`.execute(
    admin,
  );
  expect(rows).toEqual([]);
  const given = await sql<{ status: string; given: boolean }>`
    select distinct status, given_up > 0 as given from policies where given_up <> 0`.execute(admin);
  expect(given.rows).toEqual([{ status: 'closed', given: true }]);
  const unpaid = await sql<{ paid: number; without: number }>`
    select count(*)::int as paid, count(*) filter (where amount <> (select coalesce(sum(r.amount), 0) from receipts r
      where r.payment_id = y.id and r.voided_at is null))::int as without
    from payments y where is_paid`.execute(admin);
  const handed = await sql<{ collected_by: string; some: boolean; handed: boolean }>`
    select r.collected_by, count(*) > 0 as some, bool_and(r.remitted_on is not distinct from r.received_on) as handed
    from receipts r where r.kind = 'money' and r.voided_at is null group by 1 order by 1`.execute(admin);
  // What the broker collected counts as handed over on the day on which it came in.
  expect(handed.rows).toEqual([
    { collected_by: 'broker', some: true, handed: true },
    { collected_by: 'insurer', some: true, handed: false },
  ]);
  expect(unpaid.rows).toEqual([{ paid: expect.toSatisfy((count: number) => count > 50), without: 0 }]);
}

interface Content {
  name: string;
  columns: string[];
  rows: number;
  sum: string;
}

/** The tables with their rows; of those from before, the columns that they had. */
async function contents(admin: Kysely<Database>, before?: Content[]): Promise<Content[]> {
  const tables = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text order by ordinal_position)
        filter (where column_name not in ('version', 'updated_at')) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations' group by 1 order by 1`.execute(
    admin,
  );
  const all: Content[] = [];
  for (const { name, columns } of before ?? tables.rows) {
    const kept = columns.filter((column) => !rewritten[name]?.includes(column));
    const list = sql.join(kept.map((column) => sql.ref(column)));
    const sum = compared.includes(name)
      ? sql`md5(string_agg(row(${list})::text, '|' order by row(${list})::text))`
      : sql`''`;
    const { rows } = await sql<{ rows: number; sum: string }>`
      select count(*)::int as rows, ${sum} as sum from ${sql.table(name)}`.execute(admin);
    all.push({ name, columns, rows: rows[0]?.rows ?? 0, sum: rows[0]?.sum ?? '' });
  }
  return all;
}

/** Each brokerage sees its own rows of every table, all of them and no others. */
async function expectApart(db: Kysely<Database>, admin: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'partner_id' and table_type = 'BASE TABLE'
      and table_name <> all (${sql.val([...open, 'saved_views', 'notifications', 'users'])})`.execute(admin);
  expect(rows.length).toBeGreaterThan(20);
  const count = (name: string) => sql<{ own: number; others: number }>`
    select count(*) filter (where partner_id = 1)::int as own, count(*) filter (where partner_id is distinct from 1)::int as others
    from ${sql.table(name)}`;
  for (const { name } of rows) {
    const whole = await count(name).execute(admin);
    const seen = await withTenant(db, { partnerId: 1 }, (trx) => count(name).execute(trx));
    expect([name, seen.rows[0]]).toEqual([name, { own: whole.rows[0]?.own, others: 0 }]);
  }
}
