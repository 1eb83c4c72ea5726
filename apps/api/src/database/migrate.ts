import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import { Client } from 'pg';
import { StartError } from '../base/settings/index.ts';
import { type Connection, currentDatabase, type Log, messageOf, silent, withClient } from './connection.ts';
import { groupOf } from './group.ts';
import { isStepwise, loadMigrations } from './migrationLoader.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const migrationsTable = 'migrations';
const applicationName = 'corredor migrations';
const silentLogger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

export interface MigrationOptions {
  log?: Log;
  dir?: string;
}

/** Brings the database up to this code, or by `count` migrations, one process at a time, and answers the names of what ran. */
export function migrateUp(owner: Connection, options: MigrationOptions & { count?: number } = {}): Promise<string[]> {
  return migrate(owner, 'up', options.count ?? Number.POSITIVE_INFINITY, options);
}

/** Takes back the last `count` migrations and answers their names. */
export function migrateDown(owner: Connection, options: MigrationOptions & { count?: number } = {}): Promise<string[]> {
  return migrate(owner, 'down', options.count ?? 1, options);
}

/** The names of the migrations that this code has and the database lacks. */
export function pendingMigrations(owner: Connection, dir = migrationsFolder): Promise<string[]> {
  return withClient(owner, applicationName, async (client) => {
    await refuseNewerDatabase(client, dir);
    return pending(client, dir);
  });
}

async function migrate(
  owner: Connection,
  direction: 'up' | 'down',
  count: number,
  { log = silent, dir = migrationsFolder }: MigrationOptions,
): Promise<string[]> {
  const client = new Client({ ...owner, application_name: applicationName });
  client.on('error', (error) => log.error(`the migrations lost their connection: ${error.message}`));
  await client.connect();
  try {
    await refuseNewerDatabase(client, dir);
    const group = groupOf(await currentDatabase(client));
    const done = await runner({
      dbClient: client,
      dir,
      direction,
      count,
      migrationsTable,
      advisoryLockMode: 'wait',
      // The runner's own report of a failure is the whole file; ours follows.
      logger: silentLogger,
      ignorePattern: '(?!.*\\.sql$).*',
      migrationLoaderStrategies: [{ extensions: ['.sql'], loader: (paths) => loadMigrations(paths, group) }],
    }).catch(async (error: unknown) => {
      throw await explain(error, owner, direction, dir);
    });
    for (const { name } of done) log.info(`migration ${name}: ${direction}`);
    return done.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** One sentence of what failed, and what to do. */
async function explain(error: unknown, owner: Connection, direction: 'up' | 'down', dir: string): Promise<unknown> {
  const names = await withClient(owner, applicationName, (client) =>
    direction === 'up' ? pending(client, dir) : ranMigrations(client).then((ran) => ran.toReversed()),
  ).catch(() => []);
  // Without a connection there is nothing to tell of a migration.
  if (names[0] === undefined) return error;
  const isKept = direction === 'up' && (await isStepwise(join(dir, `${names[0]}.sql`)).catch(() => false));
  const left = isKept ? 'the steps before the failure are kept and will be done again' : 'nothing of it was kept';
  return new StartError(
    `The migration ${names[0]} failed, and ${left}: ${messageOf(error).split('\n')[0]}. ` +
      'Mend the cause and start again; the version before this one serves the database as it is.',
    { cause: error },
  );
}

async function refuseNewerDatabase(client: Client, dir: string): Promise<void> {
  const known = new Set(await namesIn(dir));
  const unknown = (await ranMigrations(client)).find((name) => !known.has(name));
  if (unknown)
    throw new StartError(
      `The database is newer than this program: it holds the migration ${unknown}, which is unknown here. ` +
        'Start the newer version, or restore a backup made with this one.',
    );
}

/** The names of the migrations that ran, in their order; none where the database is new. */
export async function ranMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    migrationsTable,
  ]);
  if (!rows[0]?.found) return [];
  const run = await client.query<{ name: string }>(`select name from ${migrationsTable} order by id`);
  return run.rows.map(({ name }) => name);
}

/** Those that this code has and the database lacks, in their order. */
async function pending(client: Client, dir: string): Promise<string[]> {
  const done = new Set(await ranMigrations(client));
  return (await namesIn(dir)).filter((name) => !done.has(name));
}

const namesIn = async (dir: string) =>
  (await readdir(dir))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace(/\.sql$/, ''))
    .toSorted();
