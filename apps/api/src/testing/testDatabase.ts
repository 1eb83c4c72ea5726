import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type Connection, silent } from '../database/connection.ts';
import { groupOf } from '../database/group.ts';
import { createLanes, type Lanes } from '../database/lanes.ts';
import { createDatabase, type Db } from '../database/pool.ts';
import { makeDatabase, prepareRoles } from '../database/roles.ts';

/** The server and template that the run's global set-up made. */
export interface TestServer {
  app: Connection;
  owner: Connection;
  admin: Connection;
  template: string;
  /** The run's own folder, which goes when it ends. */
  folder: string;
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
/** One of the run's own server. */
export interface CopiedDatabase extends TestDatabase {
  /** Closes it and leaves it under this name, for others to copy. */
  keepAs(name: string): Promise<void>;
}

export interface TestDatabaseOptions {
  /** Another than the migrated one: what was kept under this name, or `template1` for an empty database. */
  template?: string;
  /** How long the database may be silent in the middle of a request (milliseconds). */
  longest?: number;
  /** How long a transaction may last that no request limits (milliseconds). */
  longestTransaction?: number;
  /** As an installation has it, for tests that migrate or start a process: a new group costs five times the copy. The others share the template's. */
  hasOwnGroup?: boolean;
}

/** Copies the migrated template. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<CopiedDatabase> {
  const server = inject('testServer');
  const { template = server.template, hasOwnGroup = template === 'template1' } = options;
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const at = (connection: Connection) => ({ ...connection, database });
  const group = groupOf(hasOwnGroup ? database : server.template);
  const app = { ...at(server.app), role: group };
  const owner = at(server.owner);
  const admin = at(server.admin);
  await asAdmin(server.admin, async (client) => {
    await makeDatabase(client, database, template);
    // What a template says of who may connect is not copied with it.
    if (!hasOwnGroup) await client.query(connectionRights(database, [group, app.user, owner.user]));
  });
  if (hasOwnGroup) await prepareRoles({ owner, app, admin, log: silent });
  const { longest, longestTransaction } = options;
  const lanes = createLanes(app, silent, { max: 4, longest, longestTransaction });
  const ownerDb = createDatabase(owner, silent, { max: 2 });
  const disconnect = () => Promise.all([lanes.destroy(), ownerDb.destroy()]);
  const close = async () => {
    await disconnect();
    await asAdmin(server.admin, (client) => client.query(`drop database ${database} with (force)`));
    if (hasOwnGroup) await asAdmin(server.admin, (client) => client.query(`drop role ${group}`));
  };
  const keepAs = async (name: string) => {
    await disconnect();
    await asAdmin(server.admin, (client) => client.query(`alter database ${database} rename to ${name}`));
  };
  return { db: lanes.house, lanes, ownerDb, app, owner, admin, group, close, keepAs };
}

const connectionRights = (database: string, roles: (string | undefined)[]) =>
  `grant connect on database ${database} to ${roles.join(', ')}; revoke all on database ${database} from public`;

/** Runs as the superuser, in a database that no test is in. */
export async function asAdmin<Result>(admin: Connection, fn: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ ...admin, database: 'postgres' });
  await client.connect();
  return fn(client).finally(() => client.end());
}
