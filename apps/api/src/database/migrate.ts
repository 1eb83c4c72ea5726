import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import { Client } from 'pg';
import { StartError } from '../settings/index.ts';
import { type Connection, type Log, silent } from './connection.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const migrationsTable = 'migrations';

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
export async function pendingMigrations(owner: Connection, dir = migrationsFolder): Promise<string[]> {
  const client = new Client({ ...owner, application_name: 'corredor migrations' });
  await client.connect();
  try {
    await refuseNewerDatabase(client, dir);
    const done = new Set(await ranMigrations(client));
    return (await namesIn(dir)).filter((name) => !done.has(name));
  } finally {
    await client.end();
  }
}

async function migrate(
  owner: Connection,
  direction: 'up' | 'down',
  count: number,
  { log = silent, dir = migrationsFolder }: MigrationOptions,
): Promise<string[]> {
  const client = new Client({ ...owner, application_name: 'corredor migrations' });
  client.on('error', (error) => log.error(`the migrations lost their connection: ${error.message}`));
  await client.connect();
  try {
    await refuseNewerDatabase(client, dir);
    const quiet = { debug: () => {}, info: () => {}, warn: log.warn.bind(log), error: log.error.bind(log) };
    const done = await runner({
      dbClient: client,
      dir,
      direction,
      count,
      migrationsTable,
      advisoryLockMode: 'wait',
      logger: quiet,
      ignorePattern: '(?!.*\\.sql$).*',
    });
    for (const { name } of done) log.info(`migration ${name}: ${direction}`);
    return done.map(({ name }) => name);
  } finally {
    await client.end();
  }
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
const namesIn = async (dir: string) =>
  (await readdir(dir))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace(/\.sql$/, ''))
    .toSorted();
