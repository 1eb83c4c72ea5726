import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Connection, migrateUp, ranMigrations } from '../../database/index.ts';
import type { FileStore } from '../../services/files/index.ts';
import { checksumOf } from './checksum.ts';
import {
  BackupError,
  keptFile,
  type Manifest,
  readManifest,
  secretMark,
  type TableEntry,
  tableFile,
} from './manifest.ts';
import { columnList, listTables } from './tables.ts';

/** Where a backup is restored to. */
export interface RestoreTarget {
  owner: Connection;
  files: FileStore;
  secretKey: string;
  /** Restore although the passwords were made with another secret key, and serve no more. */
  acceptsOtherKey?: boolean;
}

/** Reads a backup through and compares every checksum; throws BackupError at the first that differs. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const parts = [
    ...manifest.tables.map(({ name, sha256 }) => ({ path: tableFile(folder, name), sha256 })),
    ...manifest.files.map(({ key, sha256 }) => ({ path: keptFile(folder, key), sha256 })),
  ];
  for (const { path, sha256 } of parts)
    if ((await checksumOf(path)) !== sha256) throw new BackupError(`${path} is damaged or missing.`);
  return manifest;
}

/** Puts a checked backup into an empty database and file folder, all or nothing, and brings it up to this program. */
export async function restore(target: RestoreTarget, folder: string): Promise<Manifest> {
  const manifest = await checkBackup(folder);
  if (manifest.secretMark !== secretMark(target.secretKey) && !target.acceptsOtherKey)
    throw new BackupError(
      'The backup was made with another secret key, so no password in it would serve. Set SECRET_KEY to the key of that system ' +
        '(or put its secret-key file into DATA_DIR); --other-key restores anyway, and everybody must then recover the password.',
    );
  if ((await target.files.keys()).length > 0)
    throw new BackupError('The folder of files is not empty. Restore into a new DATA_DIR.');
  await prepareTables(target.owner, manifest);
  const client = new Client({ ...target.owner, application_name: 'corredor restore' });
  await client.connect();
  try {
    await client.query('begin');
    await refuseUsed(client);
    await fill(client, folder, manifest.tables);
    // Files first: a crash before the commit leaves files that no row names, never rows without their files.
    for (const { key } of manifest.files) await target.files.put(key, await readFile(keptFile(folder, key)));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    for (const { key } of manifest.files) await target.files.remove(key).catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
  await migrateUp(target.owner);
  return manifest;
}

/** Makes the tables as they were when the backup was taken, or accepts those that are there if they are the same. */
async function prepareTables(owner: Connection, { migrations }: Manifest) {
  const before = await migrationsOf(owner);
  if (before.length === 0) await migrateUp(owner, { count: migrations.length });
  const now = await migrationsOf(owner);
  if (now.join() === migrations.join()) return;
  throw new BackupError(
    before.length === 0
      ? `This program does not know the backup's tables (${migrations.at(-1)}). Use the version that made the backup, or a newer one.`
      : 'The tables of this database are of another version than the backup. Restore into a new, empty database.',
  );
}
async function migrationsOf(owner: Connection) {
  const client = new Client(owner);
  await client.connect();
  return ranMigrations(client).finally(() => client.end());
}

/** How long a server that was just stopped may take to leave, in tries of a fifth of a second. */
const patience = 10;

async function refuseUsed(client: Client) {
  await waitForServer(client);
  const { rows: used } = await client.query<{ is_used: boolean }>(
    `select exists (select from users) or exists (select from partners) as is_used`,
  );
  if (used[0]?.is_used)
    throw new BackupError('The database holds data already, and a restore never overwrites any. Use a new, empty one.');
}

async function waitForServer(client: Client) {
  for (let tries = 0; tries < patience; tries += 1) {
    const { rows: others } = await client.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'corredor' and pid <> pg_backend_pid()`,
    );
    if (others.length === 0) return;
    await pause(200);
    // Within a transaction PostgreSQL shows the sessions as they were at the first look.
    await client.query('select pg_stat_clear_snapshot()');
  }
  throw new BackupError('A server uses this database. Stop it first.');
}

async function fill(client: Client, folder: string, tables: readonly TableEntry[]) {
  const names = (await listTables(client)).map(({ name }) => name);
  const entries = new Map(tables.map((table) => [table.name, table]));
  const quoted = new Map(names.map((name) => [name, client.escapeIdentifier(name)]));
  for (const name of quoted.values())
    await client.query(`alter table ${name} no force row level security, disable trigger user`);
  // The migrations put plans and the like there; the backup has its own.
  await client.query(`truncate ${[...quoted.values()].join(', ')}`);
  for (const name of names) {
    const entry = entries.get(name);
    if (!entry) throw new BackupError(`The backup has no table ${name}.`);
    await fillTable(client, folder, entry);
  }
  for (const name of quoted.values()) await client.query(`alter table ${name} enable trigger user`);
  for (const name of await securedTables(client))
    await client.query(`alter table ${client.escapeIdentifier(name)} force row level security`);
}
async function securedTables(client: Client) {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relrowsecurity`,
  );
  return rows.map(({ name }) => name);
}

async function fillTable(client: Client, folder: string, { name, columns, rows, lastId }: TableEntry) {
  const table = client.escapeIdentifier(name);
  const into = client.query(copyFrom(`copy ${table} (${columnList(client, columns)}) from stdin`));
  await pipeline(createReadStream(tableFile(folder, name)), createGunzip(), into);
  if (into.rowCount !== rows) throw new BackupError(`${name} has ${into.rowCount} rows instead of ${rows}.`);
  if (lastId !== null) await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, lastId]);
}
