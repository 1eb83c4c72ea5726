import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { type ServerUser, StartError } from '../base/settings/index.ts';
import type { Binaries } from './binaries.ts';
import { messageOf } from './connection.ts';

/** The login that only the embedded server's own housekeeping uses. */
export const administrator = 'corredor_admin';

const majorVersion = '18';
const largestLog = 4 * 1024 * 1024;

/** One embedded server's folders and rights. */
export interface Cluster {
  binaries: Binaries;
  dataDir: string;
  socketDir: string;
  user: ServerUser | undefined;
  /** False for tests only: nothing is kept, so nothing waits for the disk. */
  durable: boolean;
}

/** Where the embedded server keeps its data. */
export const clusterFolder = ({ dataDir }: Cluster): string => join(dataDir, 'postgres');

const logFile = ({ dataDir }: Cluster): string => join(dataDir, 'postgres.log');

/** Makes the cluster's files on the first start; a killed attempt leaves nothing that looks like a cluster. */
export function initialiseCluster(cluster: Cluster): void {
  const folder = clusterFolder(cluster);
  if (existsSync(join(folder, 'PG_VERSION'))) refuseOtherVersion(folder);
  else makeCluster(cluster, folder);
}

function makeCluster(cluster: Cluster, folder: string): void {
  const half = mkdtempSync(`${folder}.new-`);
  try {
    giveTo(cluster.user, half);
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const flags = ['-A', 'trust', '-U', administrator, ...locale];
    if (!cluster.durable) flags.push('--no-sync');
    const made = spawnSync(cluster.binaries.initdb, ['-D', half, ...flags], { ...asUser(cluster), encoding: 'utf8' });
    if (made.error) throw cannotRun(made.error);
    if (made.status !== 0) throw new StartError(`The database's files could not be made: ${made.stderr.trim()}`);
    renameSync(half, folder);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

/** Makes the folder of the server's socket, which only that user may enter. */
export function makeSocketFolder({ socketDir, user }: Cluster): void {
  if (!existsSync(socketDir)) {
    mkdirSync(socketDir, { mode: 0o700 });
    giveTo(user, socketDir);
  }
  const expected = user?.uid ?? process.getuid?.();
  if (statSync(socketDir).uid !== expected)
    throw new StartError(`${socketDir} belongs to another user. Remove it, or set DATA_DIR to another folder.`);
}

/** Starts the server in a process group of its own, so that Ctrl-C reaches it only through this process. */
export function spawnServer(cluster: Cluster): { exited: Promise<number | null> } {
  const log = logFile(cluster);
  const large = existsSync(log) && statSync(log).size > largestLog;
  const output = openSync(log, large ? 'w' : 'a', 0o600);
  const settings = Object.entries(serverSettings(cluster)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(cluster.binaries.postgres, ['-D', clusterFolder(cluster), ...settings], {
    ...asUser(cluster),
    detached: true,
    stdio: ['ignore', output, output],
  });
  const exited = new Promise<number | null>((resolve, reject) => {
    child.on('error', (error) => reject(cannotRun(error)));
    child.on('exit', resolve);
  });
  return { exited };
}

/** The last lines the server wrote, to explain why it did not start. */
export function logTail(cluster: Cluster): string {
  return readFileSync(logFile(cluster), 'utf8').trim().split('\n').slice(-6).join('\n');
}

/**
 * The process id of the running server, or undefined. A server that has only begun has made its file and not yet written into it: zero, to which
 * an empty text comes, would be this process and all that were started with it.
 */
export function serverProcess(cluster: Cluster): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(clusterFolder(cluster), 'postmaster.pid'), 'utf8'), 10);
    if (!(pid > 0)) return undefined;
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

function serverSettings({ socketDir, durable }: Cluster): Record<string, string> {
  const speed: Record<string, string> = durable
    ? {}
    : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  return {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: '128MB',
    max_parallel_workers_per_gather: '0',
    // What is read in no order comes from memory or a disk without arms: an index that answers alone beats reading a table whole.
    random_page_cost: '1.5',
    jit: 'off',
    timezone: 'UTC',
    // Refused statements hold what people typed; they stay out of the log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_timezone: 'UTC',
    ...speed,
  };
}

const asUser = ({ user, dataDir }: Cluster) => ({ ...user, cwd: dataDir, env: { LC_ALL: 'C', TZ: 'UTC' } });

function giveTo(user: ServerUser | undefined, folder: string): void {
  if (user) chownSync(folder, user.uid, user.gid);
}

function refuseOtherVersion(folder: string): void {
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version === majorVersion) return;
  throw new StartError(
    `${folder} was made by PostgreSQL ${version}, this program brings ${majorVersion}. ` +
      'Export the data with the version that made it, or set DATA_DIR to a new folder.',
  );
}

const cannotRun = (error: Error) =>
  new StartError(
    `The embedded PostgreSQL cannot run on this machine (${messageOf(error)}). ` +
      'Set DATABASE_URL to a PostgreSQL 15 or newer.',
  );
