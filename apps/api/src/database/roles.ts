import { Client } from 'pg';
import { StartError } from '../settings/index.ts';
import { type Connection, codeOf } from './connection.ts';

/** The login that owns the tables of an embedded database. */
export const ownerRole = 'corredor_owner';

/** The role that the migrations grant to: a login when embedded, a group of logins elsewhere. */
export const appRole = 'corredor_app';

const refused = '42501';

/** Makes the two logins of the embedded server; neither is a superuser. */
export async function makeLogins(admin: Client): Promise<void> {
  for (const role of [ownerRole, appRole]) {
    const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [role]);
    if (!rowCount) await admin.query(`create role ${role}`);
    await admin.query(`alter role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole`);
  }
}

/** Makes a database that the owner's login owns, if it is not there. */
export async function makeDatabase(admin: Client, name: string, template = 'template1'): Promise<void> {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return;
  const [database, source] = [admin.escapeIdentifier(name), admin.escapeIdentifier(template)];
  await admin.query(`create database ${database} owner ${ownerRole} template ${source}`);
}

/** With a database elsewhere: gives the app's login the group that the migrations grant to, and refuses a mighty one. */
export async function prepareAppRole(owner: Connection, app: Connection): Promise<void> {
  const login = await appLogin(app);
  await withClient(owner, async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [appRole]);
    if (!rowCount) await orExplain(client, `create role ${appRole} nologin`);
    const member = await client.query<{ has: boolean }>(`select pg_has_role($1, $2, 'usage') as has`, [login, appRole]);
    if (!member.rows[0]?.has) await orExplain(client, `grant ${appRole} to ${client.escapeIdentifier(login)}`);
  });
}

async function appLogin(app: Connection): Promise<string> {
  return withClient(app, async (client) => {
    const { rows } = await client.query<{ name: string; mighty: boolean }>(
      'select rolname as name, rolsuper or rolbypassrls as mighty from pg_roles where rolname = current_user',
    );
    const login = rows[0];
    if (login && !login.mighty) return login.name;
    throw new StartError(
      `DATABASE_URL logs in as ${login?.name ?? 'an unknown role'}, whom row-level security does not bind. ` +
        'Use a role with NOSUPERUSER and NOBYPASSRLS, and put the owner into DATABASE_MIGRATION_URL.',
    );
  });
}

async function orExplain(client: Client, statement: string): Promise<void> {
  await client.query(statement).catch((error: unknown) => {
    if (codeOf(error) !== refused) throw error;
    throw new StartError(`The login for migrations may not prepare roles. Run as an administrator: ${statement};`);
  });
}

async function withClient<Result>(connection: Connection, fn: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client(connection);
  await client.connect();
  return fn(client).finally(() => client.end());
}
