import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '../base/settings/index.ts';
import { type Connection, currentDatabase, type Log, withClient } from './connection.ts';
import { runningLogins, startEmbedded } from './embedded.ts';
import { groupOf } from './group.ts';
import { createLanes, type Lanes } from './lanes.ts';
import { migrateUp } from './migrate.ts';
import type { Db } from './pool.ts';
import { prepareRoles } from './roles.ts';

/** How long statements may take that run when the embedded server is told to stop (milliseconds). */
const lastWords = 5_000;

/** The migrated database of a running server. */
export interface OpenDatabase {
  /** For what the server does by itself. */
  db: Db;
  /** For what others ask of it. */
  lanes: Lanes;
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
  const lanes = createLanes(server.app, log);
  const { app, owner, admin } = server;
  return { db: lanes.house, lanes, app, owner, admin, close: () => closeLanes(lanes).finally(server.stop) };
}

/** Who still holds a connection loses it with the server. */
const closeLanes = (lanes: Lanes) => Promise.race([lanes.destroy(), pause(lastWords, undefined, { ref: false })]);

async function openExternal(url: string, migrationUrl: string, log: Log): Promise<OpenDatabase> {
  const owner = { connectionString: migrationUrl };
  const app = await reachExternal(url, owner, log);
  await migrateUp(owner, { log });
  const lanes = createLanes(app, log);
  return { db: lanes.house, lanes, app, owner, close: lanes.destroy };
}

/** How the app works in a database elsewhere: in its group, whichever login it has. */
async function reachExternal(url: string, owner: Connection, log: Log): Promise<Connection> {
  const app = { connectionString: url };
  return { ...app, role: await prepareRoles({ owner, app, log }) };
}

/** The logins for an operator's command, and whether a server runs already. */
export interface OperatorDatabase extends Pick<OpenDatabase, 'app' | 'owner' | 'close'> {
  isRunning: boolean;
}

/** How much a command may change before it begins: the tables, so that they are this program's; only who may do what; or nothing. */
export type Preparation = 'tables' | 'roles' | 'nothing';

/** The database for an operator's command: of the server that is running, or one that is started for the command alone. */
export async function openForOperator(
  settings: Pick<Settings, 'database' | 'dataDir'>,
  log: Log,
  prepare: Preparation = 'tables',
): Promise<OperatorDatabase> {
  const opened = await reach(settings, log, prepare);
  if (prepare !== 'tables' || opened.isRunning) return opened;
  try {
    await migrateUp(opened.owner, { log });
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function reach(
  { database, dataDir }: Pick<Settings, 'database' | 'dataDir'>,
  log: Log,
  prepare: Preparation,
): Promise<OperatorDatabase> {
  const close = async () => {};
  if (database.kind === 'external') {
    const owner = { connectionString: database.migrationUrl };
    const app = await (prepare === 'nothing' ? asIs(database.url, owner) : reachExternal(database.url, owner, log));
    return { app, owner, isRunning: false, close };
  }
  const running = await runningLogins(dataDir);
  if (running) return { ...running, isRunning: true, close };
  const { app, owner, stop } = await startEmbedded({ dataDir, log });
  return { app, owner, isRunning: false, close: stop };
}

/** The app in the group that the database has, or will have. */
const asIs = async (connectionString: string, owner: Connection): Promise<Connection> => ({
  connectionString,
  role: groupOf(await withClient(owner, 'corredor', currentDatabase)),
});
