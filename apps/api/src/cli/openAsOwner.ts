import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase, type Db, openOwner } from '../database/index.ts';
import { readSettings } from '../settings/index.ts';

const root = resolve(fileURLToPath(new URL('../../../..', import.meta.url)));

/** The database that the server's settings name, as the login that owns the tables; beside a running server, or without one. */
export async function openAsOwner(): Promise<{ db: Db; close: () => Promise<void> }> {
  const log = { info: () => {}, warn: console.error, error: console.error };
  const { owner, close } = await openOwner(readSettings(process.env, root), log);
  const db = createDatabase(owner, log, { max: 1 });
  return { db, close: () => db.destroy().finally(close) };
}
