import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings, type Settings } from '../../../base/settings/index.ts';
import {
  createDatabase,
  type Db,
  type OperatorDatabase,
  openForOperator,
  type Preparation,
} from '../../../database/index.ts';
import { createFileStore, type FileStore } from '../../../services/files/index.ts';

const root = resolve(fileURLToPath(new URL('../../../..', import.meta.url)));

/** What a command works with: the system that the server's settings name, beside a running server or without one. */
export interface Operator extends Pick<OperatorDatabase, 'owner' | 'isRunning'> {
  settings: Settings;
  /** As the server's login: bound to one brokerage at a time. */
  db: Db;
  /** As the login that owns the tables: reads all, and changes what is shared. */
  ownerDb: Db;
  files: FileStore;
}
const log = { info: () => {}, warn: console.error, error: console.error };

/** Opens the system for one piece of work, prepared as far as that needs, and closes it after, whatever happens. */
export async function asOperator<Result>(
  work: (operator: Operator) => Promise<Result>,
  prepare: Preparation = 'tables',
): Promise<Result> {
  const settings = readSettings(process.env, root);
  const { app, owner, isRunning, close } = await openForOperator(settings, log, prepare);
  const db = createDatabase(app, log, { max: 2 });
  const ownerDb = createDatabase(owner, log, { max: 1 });
  const files = createFileStore(join(settings.dataDir, 'files'));
  try {
    return await work({ settings, owner, isRunning, db, ownerDb, files });
  } finally {
    await Promise.all([db.destroy(), ownerDb.destroy()]).finally(close);
  }
}
