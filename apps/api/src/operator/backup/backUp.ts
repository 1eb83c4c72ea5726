import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Connection, ranMigrations } from '../../database/index.ts';
import type { FileStore } from '../../services/files/index.ts';
import { summing } from './checksum.ts';
import {
  BackupError,
  keptFile,
  type Manifest,
  manifestName,
  secretMark,
  type TableEntry,
  tableFile,
} from './manifest.ts';
import { columnList, listTables, type TableShape } from './tables.ts';

/** What is backed up. */
export interface BackupSource {
  owner: Connection;
  files: FileStore;
  secretKey: string;
}

/**
 * Writes every table, as it is at one moment, and every file into a new folder, while the server goes on working; the folder gets its
 * name once it is whole. Throws BackupError where the folder exists.
 */
export async function backUp(source: BackupSource, folder: string, now = new Date()): Promise<Manifest> {
  if (existsSync(folder)) throw new BackupError(`${folder} exists already. Name a new folder.`);
  const half = `${folder}.unfinished`;
  if (existsSync(half)) throw new BackupError(`${half} is there from a backup that was cut off. Delete it first.`);
  await mkdir(join(half, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const manifest = await fill(source, half, now);
    await writeFile(join(half, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    await rename(half, folder);
    return manifest;
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw error;
  }
}

async function fill({ owner, files, secretKey }: BackupSource, folder: string, now: Date): Promise<Manifest> {
  const client = new Client({ ...owner, application_name: 'corredor backup' });
  await client.connect();
  try {
    // One snapshot for all tables; rows of every partner, which the owner may read but not change.
    await client.query('begin transaction isolation level repeatable read read only');
    await client.query(`select set_config('app.partner_id', '0', true), set_config('app.user_id', '0', true)`);
    const migrations = await ranMigrations(client);
    const tables: TableEntry[] = [];
    for (const table of await listTables(client)) tables.push(await copyTable(client, folder, table));
    const kept = await copyFiles(files, folder);
    await client.query('commit');
    return {
      format: 1,
      takenAt: now.toISOString(),
      migrations,
      secretMark: secretMark(secretKey),
      tables,
      files: kept,
    };
  } finally {
    await client.end();
  }
}

async function copyTable(client: Client, folder: string, { name, columns }: TableShape): Promise<TableEntry> {
  const table = client.escapeIdentifier(name);
  const list = columnList(client, columns);
  const out = client.query(copyTo(`copy ${table} (${list}) to stdout`));
  const sum = summing();
  await pipeline(out, createGzip(), sum, createWriteStream(tableFile(folder, name), { mode: 0o600 }));
  const { rows } = await client.query<{ last: string | null }>(
    `select s.last_value::text as last from pg_sequences s
      where format('%I.%I', s.schemaname, s.sequencename) = pg_get_serial_sequence($1, 'id')`,
    columns.includes('id') ? [table] : [null],
  );
  const last = rows[0]?.last;
  return { name, columns, rows: out.rowCount, sha256: sum.hash.digest('hex'), lastId: last ? Number(last) : null };
}

async function copyFiles(files: FileStore, folder: string): Promise<Manifest['files']> {
  const kept: Manifest['files'] = [];
  for (const key of (await files.keys()).toSorted()) {
    const path = keptFile(folder, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const sum = summing();
    let size = 0;
    sum.on('data', (chunk: Buffer) => {
      size += chunk.length;
    });
    const content = await files.read(key);
    // Deleted by somebody a moment ago.
    if (!content) continue;
    await pipeline(content, sum, createWriteStream(path, { mode: 0o600 }));
    kept.push({ key, size, sha256: sum.hash.digest('hex') });
  }
  return kept;
}
