import type { Settings } from '../settings/index.ts';
import type { Connection, Log } from './connection.ts';
import { runningOwner, startEmbedded } from './embedded.ts';
import { migrateUp } from './migrate.ts';
import { createDatabase, type Db } from './pool.ts';
import { prepareAppRole } from './roles.ts';

/** The migrated database of a running server. */
export interface OpenDatabase {
  db: Db;
  /** The app's login, for a connection that listens. */
  app: Connection;
  /** The login that owns the tables: migrations, backup, restore. */
  owner: Connection;
  /** Sees every row; only an embedded server has it. */
  admin?: Connection;
  close(): Promise<void>;
}

/** Starts or reaches the database that the settings name, migrates it, and opens a pool as the app's login. */
export async function openDatabase(settings: Pick<Settings, 'database' | 'dataDir'>, log: Log): Promise<OpenDatabase> {
  return settings.database.kind === 'external'
    ? openExternal(settings.database.url, settings.database.migrationUrl, log)
    : openEmbedded(settings.dataDir, log);
}

async function openEmbedded(dataDir: string, log: Log): Promise<OpenDatabase> {
  const server = await startEmbedded({ dataDir, log });
  try {
    await migrateUp(server.owner, { log });
  } catch (error) {
    await server.stop();
    throw error;
  }
  const db = createDatabase(server.app, log);
  const { app, owner, admin } = server;
  return { db, app, owner, admin, close: () => db.destroy().finally(server.stop) };
}

async function openExternal(url: string, migrationUrl: string, log: Log): Promise<OpenDatabase> {
  const app = { connectionString: url };
  const owner = { connectionString: migrationUrl };
  await prepareAppRole(owner, app);
  if (url === migrationUrl)
    log.warn('the app logs in as the owner of the tables; set DATABASE_MIGRATION_URL to keep the two apart');
  await migrateUp(owner, { log });
  const db = createDatabase(app, log);
  return { db, app, owner, close: () => db.destroy() };
}

/** The owner's login for an operator's command: of the server that is running, or of one that is started for the command alone. */
export async function openOwner(
  settings: Pick<Settings, 'database' | 'dataDir'>,
  log: Log,
): Promise<Pick<OpenDatabase, 'owner' | 'close'>> {
  const { database, dataDir } = settings;
  if (database.kind === 'external') {
    const owner = { connectionString: database.migrationUrl };
    await migrateUp(owner, { log });
    return { owner, close: async () => {} };
  }
  const running = await runningOwner(dataDir);
  if (running) return { owner: running, close: async () => {} };
  const { owner, stop } = await startEmbedded({ dataDir, log });
  try {
    await migrateUp(owner, { log });
  } catch (error) {
    await stop();
    throw error;
  }
  return { owner, close: stop };
}
