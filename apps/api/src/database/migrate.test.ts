import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { migrateDown, migrateUp } from './migrate.ts';

let database: TestDatabase;
let dir: string;
const add = (name: string, up: string, down: string) =>
  writeFileSync(join(dir, name), `-- Up Migration\n${up};\n-- Down Migration\n${down};\n`);

beforeEach(async () => {
  database = await createTestDatabase({ template: 'template1' });
  dir = mkdtempSync(join(tmpdir(), 'corredor-migrations-'));
  add('0001_notes.sql', 'create table notes (id int)', 'drop table notes');
});
afterEach(async () => {
  await database.close();
  rmSync(dir, { recursive: true });
});

describe('migrations', () => {
  it('run once, in order, also when two processes start together', async () => {
    add('0002_body.sql', 'alter table notes add body text', 'alter table notes drop body');
    const runs = await Promise.all([migrateUp(database.owner, { dir }), migrateUp(database.owner, { dir })]);
    expect(runs.flat()).toEqual(['0001_notes', '0002_body']);
    expect(await migrateUp(database.owner, { dir })).toEqual([]);
  });

  it('go back one at a time', async () => {
    await migrateUp(database.owner, { dir });
    expect(await migrateDown(database.owner, { dir })).toEqual(['0001_notes']);
    expect(await migrateUp(database.owner, { dir })).toEqual(['0001_notes']);
  });

  it('leave nothing behind when one fails', async () => {
    add('0002_broken.sql', 'create table half (id int); select 1 / 0', 'drop table half');
    const said: string[] = [];
    const say = (text: string) => said.push(text);
    const log = { info: say, warn: say, error: say };
    await expect(migrateUp(database.owner, { dir, log })).rejects.toThrow(
      'The migration 0002_broken failed, and nothing of it was kept: division by zero. Mend the cause and start again',
    );
    expect(said).toEqual([]);
    add('0002_broken.sql', 'create table half (id int)', 'drop table half');
    expect(await migrateUp(database.owner, { dir })).toEqual(['0002_broken']);
  });

  it('that go step by step say that their first steps are kept', async () => {
    const steps = (last: string) =>
      writeFileSync(
        join(dir, '0002_steps.sql'),
        `-- Up Migration, step by step\ncreate table if not exists half (id int);\n-- Next step\n${last};\n-- Down Migration\ndrop table half;\n`,
      );
    steps('select 1 / 0');
    await expect(migrateUp(database.owner, { dir })).rejects.toThrow(
      'The migration 0002_steps failed, and the steps before the failure are kept and will be done again: division by zero.',
    );
    steps('select 1');
    expect(await migrateUp(database.owner, { dir })).toEqual(['0002_steps']);
  });

  it('refuse a database that is newer than the program', async () => {
    add('0002_future.sql', 'create table future (id int)', 'drop table future');
    await migrateUp(database.owner, { dir });
    rmSync(join(dir, '0002_future.sql'));
    await expect(migrateUp(database.owner, { dir })).rejects.toThrow('The database is newer than this program');
  });

  it('of this program go up, all the way down and up again', async () => {
    const again = await createTestDatabase({ hasOwnGroup: true });
    const names = await migrateDown(again.owner, { count: Number.POSITIVE_INFINITY });
    expect((await migrateUp(again.owner)).toSorted()).toEqual(names.toSorted());
    const client = new Client(again.owner);
    await client.connect();
    const { rows } = await client.query<{ n: string }>(`select count(*) as n from pg_class where relkind = 'r'`);
    await client.end();
    expect(Number(rows[0]?.n)).toBeGreaterThan(0);
    await again.close();
  });
});
