import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type Connection, silent } from './connection.ts';
import { groupOf } from './group.ts';
import { createLanes, type Lanes } from './lanes.ts';
import { createDatabase, type Db } from './pool.ts';
import { makeDatabase, prepareRoles } from './roles.ts';

/** The server and template that the run's global set-up made. */
export interface TestServer {
  app: Connection;
  owner: Connection;
  admin: Connection;
  template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** A migrated database of its own for one test file. */
export interface TestDatabase {
  /** As the app: bound by row-level security. */
  db: Db;
  /** The same login by the lines of a server. */
  lanes: Lanes;
  /** As the owner of the tables: for arranging, and for looking at what the app must not see. */
  ownerDb: Db;
  app: Connection;
  owner: Connection;
  /** As the superuser, who sees every row. */
  admin: Connection;
  /** The group that has the app's rights in this database. */
  group: string;
  close(): Promise<void>;
}

/** Copies the migrated template; pass `template: 'template1'` for an empty database. */
export async function createTestDatabase(options: { template?: string; longest?: number } = {}): Promise<TestDatabase> {
  const server = inject('testServer');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(server.admin, (client) => makeDatabase(client, database, options.template ?? server.template));
  const at = (connection: Connection) => ({ ...connection, database });
  const group = groupOf(database);
  const app = { ...at(server.app), role: group };
  const owner = at(server.owner);
  const admin = at(server.admin);
  await prepareRoles({ owner, app, admin, log: silent });
  const lanes = createLanes(app, silent, { max: 4, longest: options.longest });
  const ownerDb = createDatabase(owner, silent, { max: 2 });
  const close = async () => {
    await Promise.all([lanes.destroy(), ownerDb.destroy()]);
    await asAdmin(server.admin, (client) => client.query(`drop database ${database} with (force)`));
    await asAdmin(server.admin, (client) => client.query(`drop role ${group}`));
  };
  return { db: lanes.house, lanes, ownerDb, app, owner, admin, group, close };
}

async function asAdmin(admin: Connection, fn: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ ...admin, database: 'postgres' });
  await client.connect();
  await fn(client).finally(() => client.end());
}
