import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Db, withTenant } from '../../database/index.ts';
import { seedDemo } from '../../demo/index.ts';
import { createPasswords } from '../../identity/passwords/index.ts';
import { createFileStore, type FileStore } from '../../services/files/index.ts';
import { patience } from '../../testing/patience.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { backUp, checkBackup, type Manifest, restore } from './index.ts';

const secretKey = 'a secret key of more than thirty-two characters';
const silent = { info: () => {}, warn: () => {}, error: () => {} };
let folder: string;
let source: TestDatabase;
let files: FileStore;
let manifest: Manifest;
const place = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'corredor-backup-'));
  source = await createTestDatabase();
  await seedDemo(source.db, createPasswords(secretKey));
  files = createFileStore(place('files'));
  await files.put('policies/1/a.pdf', Buffer.from('%PDF-1.7 first'));
  await files.put('images/b.png', Buffer.from('second'));
  manifest = await backUp({ owner: source.owner, files, secretKey }, place('whole'));
}, patience(120_000));
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Every table's rows, summed up, as the superuser sees them. */
async function contents(database: TestDatabase) {
  const admin = createDatabase(database.admin, silent, { max: 1 });
  try {
    const sums: [string, string][] = [];
    for (const { name } of manifest.tables) sums.push([name, await sumOf(admin, name)]);
    return sums;
  } finally {
    await admin.destroy();
  }
}
const sumOf = async (admin: Db, name: string) =>
  (
    await sql<{
      sum: string;
    }>`select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
      from ${sql.table(name)} t`.execute(admin)
  ).rows[0]?.sum ?? '';
const empty = () => createTestDatabase({ template: 'template1' });
const into = (database: TestDatabase, name: string) => ({
  owner: database.owner,
  files: createFileStore(place(name)),
  secretKey,
});

describe('a backup', () => {
  it('holds every table but the list of migrations, of all brokerages, and every file', async () => {
    const rows = (name: string) => manifest.tables.find((table) => table.name === name)?.rows;
    expect([rows('partners'), rows('migrations')]).toEqual([2, undefined]);
    expect(rows('policies')).toBeGreaterThan(50);
    expect(manifest.files.map(({ key }) => key)).toEqual(['images/b.png', 'policies/1/a.pdf']);
    expect(readFileSync(place('whole/manifest.json'), 'utf8')).not.toContain(secretKey);
  });

  it('never writes over another one', async () => {
    await expect(backUp({ owner: source.owner, files, secretKey }, place('whole'))).rejects.toThrow('exists already');
  });

  it('leaves nothing that looks whole where it fails', async () => {
    const broken = { ...files, keys: () => Promise.reject(new Error('disk')) };
    await expect(backUp({ owner: source.owner, files: broken, secretKey }, place('half'))).rejects.toThrow('disk');
    expect([existsSync(place('half')), existsSync(place('half.unfinished'))]).toEqual([false, false]);
  });
});

describe('a restore', () => {
  it(
    'brings back every row and file, under the same rules, and goes on counting',
    async () => {
      const target = await empty();
      try {
        await restore(into(target, 'restored'), place('whole'));
        expect(await contents(target)).toEqual(await contents(source));
        expect((await createFileStore(place('restored')).find('images/b.png'))?.toString()).toBe('second');
        const seen = await withTenant(target.db, { partnerId: 1 }, (trx) =>
          trx
            .selectFrom('customers')
            .select(sql<number>`count(distinct partner_id)::int`.as('partners'))
            .executeTakeFirstOrThrow(),
        );
        expect(seen.partners).toBe(1);
        await expect(target.db.selectFrom('customers').selectAll().execute()).rejects.toThrow();
        const open = await sql<{ name: string }>`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity and not relforcerowsecurity`.execute(
          target.ownerDb,
        );
        expect(open.rows).toEqual([]);
        const next = await withTenant(target.db, { partnerId: 1 }, (trx) =>
          trx
            .insertInto('branches')
            .values({ partner_id: 1, name: 'Después', group: 'other' })
            .returning('id')
            .executeTakeFirstOrThrow(),
        );
        expect(next.id).toBeGreaterThan(manifest.tables.find(({ name }) => name === 'branches')?.lastId ?? 0);
        await expect(restore(into(target, 'again'), place('whole'))).rejects.toThrow('A server uses this database');
        await Promise.all([target.lanes.destroy(), target.ownerDb.destroy()]);
        await expect(restore(into(target, 'again'), place('whole'))).rejects.toThrow('holds data already');
      } finally {
        await target.close();
      }
    },
    patience(60_000),
  );

  it(
    'refuses another secret key, unless that is accepted',
    async () => {
      const target = await empty();
      try {
        const other = { ...into(target, 'other'), secretKey: 'quite another key of thirty-two characters' };
        await expect(restore(other, place('whole'))).rejects.toThrow('another secret key');
        await restore({ ...other, acceptsOtherKey: true }, place('whole'));
        expect((await contents(target))[0]).toEqual((await contents(source))[0]);
      } finally {
        await target.close();
      }
    },
    patience(60_000),
  );

  it(
    'changes nothing where a file is damaged, or the folder is no backup',
    async () => {
      await backUp({ owner: source.owner, files, secretKey }, place('damaged'));
      appendFileSync(place('damaged/tables/partners.copy.gz'), 'x');
      const target = await empty();
      try {
        await expect(restore(into(target, 'none'), place('damaged'))).rejects.toThrow('partners.copy.gz is damaged');
        await expect(restore(into(target, 'none'), place('files'))).rejects.toThrow('no whole backup');
        writeFileSync(place('damaged/manifest.json'), '{"format":9}');
        await expect(checkBackup(place('damaged'))).rejects.toThrow('not written by this program');
        const { rows } = await sql`select to_regclass('partners') as found`.execute(target.ownerDb);
        expect(rows).toEqual([{ found: null }]);
      } finally {
        await target.close();
      }
    },
    patience(60_000),
  );
});
