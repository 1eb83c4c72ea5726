import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { makeFolder, serverUser } from '../base/settings/index.ts';
import { prepareBinaries } from './binaries.ts';
import { administrator, type Cluster, initialiseCluster, makeSocketFolder } from './cluster.ts';
import type { Connection, Log } from './connection.ts';
import { groupOf } from './group.ts';
import { guardCluster } from './guard.ts';
import { appLogin, makeDatabase, makeLogins, ownerRole, prepareRoles } from './roles.ts';
import { connectOrStart, stopServer } from './server.ts';

/** A running embedded PostgreSQL: its three logins and the way to stop it. */
export interface EmbeddedServer {
  app: Connection;
  owner: Connection;
  /** Sees every row; for backup, restore and tests only. */
  admin: Connection;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  log: Log;
  database?: string;
  durable?: boolean;
}

/** Starts PostgreSQL on the data folder, or adopts the one that a killed process left running there. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { dataDir, log, database = 'corredor', durable = true } = options;
  const user = serverUser();
  makeFolder(dataDir, user ? 0o711 : 0o700);
  const cluster: Cluster = {
    binaries: prepareBinaries(user, log),
    dataDir,
    socketDir: socketDir(dataDir),
    user,
    durable,
  };
  initialiseCluster(cluster);
  makeSocketFolder(cluster);
  const connect = () => connectOrStart(cluster, { ...login(administrator), database: 'postgres' }, log);
  const login = (role: string): Connection => ({ host: cluster.socketDir, port: 5432, user: role, database });
  const guard = await guardCluster(connect, dataDir, log);
  const stop = async () => {
    await guard.release();
    await stopServer(cluster);
  };
  const app = asApp(login);
  const owner = login(ownerRole);
  const admin = login(administrator);
  try {
    await prepare(await connect(), database);
    await prepareRoles({ owner, app, admin, log });
  } catch (error) {
    await stop();
    throw error;
  }
  return { app, owner, admin, stop };
}

/** The logins where a server runs on the data folder already; undefined where none does. */
export async function runningLogins(
  dataDir: string,
  database = 'corredor',
): Promise<Pick<EmbeddedServer, 'app' | 'owner'> | undefined> {
  const login = (user: string): Connection => ({ host: socketDir(dataDir), port: 5432, user, database });
  const owner = login(ownerRole);
  const client = new Client(owner);
  try {
    await client.connect();
    await client.end();
    return { app: asApp(login), owner };
  } catch {
    return undefined;
  }
}

/** The app's login, in the group of its database. */
function asApp(login: (role: string) => Connection): Connection {
  const app = login(appLogin);
  return { ...app, role: groupOf(app.database ?? '') };
}

async function prepare(admin: Client, database: string): Promise<void> {
  try {
    await makeLogins(admin);
    await makeDatabase(admin, database);
  } finally {
    await admin.end();
  }
}

/** Inside the data folder where that is short enough: a socket's path has room for about a hundred bytes. */
function socketDir(dataDir: string): string {
  const inside = join(dataDir, 'run');
  if (Buffer.byteLength(join(inside, '.s.PGSQL.5432')) < 100) return inside;
  return join(tmpdir(), `corredor-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`);
}
