import { Client, type ClientBase, type ClientConfig, escapeIdentifier } from 'pg';

/** How to reach a database under one login, and in which role to work there. */
export interface Connection
  extends Pick<ClientConfig, 'connectionString' | 'host' | 'port' | 'database' | 'user' | 'options'> {
  /** The app's group: what the session may do, whoever logged in. */
  role?: string;
}

/** Where the database part reports; a pino logger fits. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

export const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** Puts a new session into the connection's role; everybody who connects as the app does this first. */
export async function takeRole(client: ClientBase, { role }: Connection): Promise<void> {
  if (!role) return;
  // No pool bounds what happens between the connection and its first use.
  const question = { text: `set role ${escapeIdentifier(role)}`, query_timeout: 5_000 };
  await client.query(question);
}

/** The server's version as a number, such as 180001. */
export async function versionOf(client: ClientBase): Promise<number> {
  const question = { text: 'show server_version_num', query_timeout: 5_000 };
  const { rows } = await client.query<{ server_version_num: string }>(question);
  return Number(rows[0]?.server_version_num);
}

/** Runs `fn` on a connection of its own. */
export async function withClient<Result>(
  connection: Connection,
  name: string,
  fn: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ ...connection, application_name: name });
  // A connection that is lost fails the query that waits; the event alone must not end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await takeRole(client, connection);
    return await fn(client);
  } finally {
    await client.end();
  }
}

/** Runs `fn` in one process at a time, of all that work on the database; the others wait. */
export const inTurn = <Result>(connection: Connection, lock: number, fn: () => Promise<Result>): Promise<Result> =>
  withClient(connection, 'corredor turn', async (client) => {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return fn();
  });

/** The name of the database that a session is in. */
export async function currentDatabase(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  return rows[0]?.name ?? '';
}

/** The SQLSTATE or system code of an error, or an empty string. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** What a caught value says, an error or anything else. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
