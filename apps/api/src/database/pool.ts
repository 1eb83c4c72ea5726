import { Kysely } from 'kysely';
import { Pool } from 'pg';
import { type Connection, type Log, takeRole, versionOf } from './connection.ts';
import { BeginningDialect } from './dialect.ts';
import type { Database } from './schema.ts';
import { setTypeParsers } from './typeParsers.ts';
import { connectTo, watched } from './watched.ts';

/** A typed handle on the database; closing it ends its pool. */
export type Db = Kysely<Database>;

/** How long work that nobody waits for may take in one statement; who answers somebody has less (`lanes.ts`). */
export const longestWork = 120_000;

/** Opens a pool of connections; call `destroy()` on the result to close it. */
export function createDatabase(connection: Connection, log: Log, { max = 10 } = {}): Db {
  const pool = openPool(connection, log, max);
  return new Kysely<Database>({
    dialect: new BeginningDialect(
      {
        pool: {
          connect: async () => watched(pool, await connectTo(pool), { longest: longestWork }),
          end: () => pool.end(),
          options: pool.options,
        },
      },
      { role: connection.role },
    ),
  });
}

/** Whether the server of a pool ends transactions by itself, as it does from version 17 on; known with the first connection. */
const endings = new WeakMap<Pool, boolean>();
export const endsTransactions = (pool: Pool) => endings.get(pool) ?? false;

/** Connections of one login, opened when they are needed. */
export function openPool(connection: Connection, log: Log, max: number): Pool {
  setTypeParsers();
  const pool: Pool = new Pool({
    ...connection,
    max,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'corredor',
    onConnect: async (client) => {
      await takeRole(client, connection);
      if (!endings.has(pool)) endings.set(pool, (await versionOf(client)) >= 170_000);
    },
  });
  // Without listeners, one killed connection, idle or in the middle of a query, would end the whole process.
  const report = (error: Error) => log.warn(`a database connection was lost: ${error.message}`);
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}
