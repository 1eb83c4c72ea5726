import { Client } from 'pg';
import { StartError } from '../base/settings/index.ts';
import { type Connection, codeOf, currentDatabase, type Log, withClient } from './connection.ts';
import { groupOf } from './group.ts';
import { type Logins, missingStatements } from './missingStatements.ts';
import { moveToGroup } from './moveToGroup.ts';
import { revokePublic } from './revokePublic.ts';

/** The login that owns the tables of an embedded database. */
export const ownerRole = 'corredor_owner';

/** The app's login of an embedded database. */
export const appLogin = 'corredor_app';

const applicationName = 'corredor roles';
// Any fixed number: whoever holds this lock of the database prepares its roles.
const rolesLock = 7_205_320;
/** Not allowed, or not grantable by this login. */
const refusals = new Set(['42501', '0LP01']);

/** Makes the two logins of the embedded server; neither is a superuser. */
export async function makeLogins(admin: Client): Promise<void> {
  for (const role of [ownerRole, appLogin]) {
    const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [role]);
    if (!rowCount) await admin.query(`create role ${role}`);
    await admin.query(`alter role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole`);
  }
}

/** Makes a database that the owner's login owns, if it is not there. */
export async function makeDatabase(admin: Client, name: string, template = 'template1'): Promise<void> {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return;
  const database = admin.escapeIdentifier(name);
  const source = admin.escapeIdentifier(template);
  await admin.query(`create database ${database} owner ${ownerRole} template ${source}`);
}

interface RolesOptions {
  owner: Connection;
  app: Connection;
  /** Who may make roles, where the owner is not to. */
  admin?: Connection;
  log: Log;
}

/**
 * Gives the database its own group with the app's rights, lets the app's login work in it, and keeps the owner, who migrates, out
 * of it. A database whose tables know another group moves over. Answers the group; refuses where an administrator has to help.
 */
export async function prepareRoles({ owner, app, admin = owner, log }: RolesOptions): Promise<string> {
  const ownerLogin = await loginOf(owner);
  const appLogin = await appLoginOf(app, owner);
  if (appLogin.database !== ownerLogin.database)
    throw new StartError(
      `DATABASE_URL leads to the database ${appLogin.database}, DATABASE_MIGRATION_URL to ${ownerLogin.database}. Name the same one in both.`,
    );
  const logins: Logins = {
    group: groupOf(ownerLogin.database),
    database: ownerLogin.database,
    owner: ownerLogin.name,
    app: appLogin.name,
  };
  return withClient(admin, applicationName, async (client) => {
    await client.query('select pg_advisory_lock($1)', [rolesLock]);
    await makeGroup(client, logins);
    await moveToGroup(client, logins);
    await revokePublic(client, logins, log);
    return logins.group;
  });
}

/** Runs one statement after the other until none is missing; what each of them leads to is looked up anew. */
async function makeGroup(client: Client, logins: Logins): Promise<void> {
  let before = '';
  for (;;) {
    const missing = await missingStatements(client, logins);
    const [next] = missing;
    if (next === undefined) return;
    const now = missing.join();
    // A grant by somebody who may not only warns.
    if (now === before) throw askAdministrator(missing);
    before = now;
    await client.query(next).catch((error: unknown) => {
      throw refusals.has(codeOf(error)) ? askAdministrator(missing) : error;
    });
  }
}

const askAdministrator = (statements: string[]) =>
  new StartError(
    'The login that migrates may not prepare the roles of this database. ' +
      `Run as an administrator, in this database, and start again:\n${statements.map((one) => `  ${one};`).join('\n')}`,
  );

interface Login {
  name: string;
  database: string;
  mighty: boolean;
}

const loginOf = (connection: Connection): Promise<Login> =>
  withClient({ ...connection, role: undefined }, applicationName, async (client) => {
    const { rows } = await client.query<Login>(
      `select rolname as name, current_database() as database, rolsuper or rolbypassrls as mighty
        from pg_roles where rolname = session_user`,
    );
    return rows[0] ?? { name: '', database: '', mighty: true };
  });

async function appLoginOf(app: Connection, owner: Connection): Promise<Login> {
  const login = await loginOf(app).catch(async (error: unknown) => {
    if (!refusals.has(codeOf(error))) throw error;
    await letConnect(new Client(app).user ?? '', owner);
    return loginOf(app);
  });
  if (!login.mighty) return login;
  throw new StartError(
    `DATABASE_URL logs in as ${login.name || 'an unknown role'}, whom row-level security does not bind. ` +
      'Use a role with NOSUPERUSER and NOBYPASSRLS, and put the owner into DATABASE_MIGRATION_URL.',
  );
}

/** Lets a login in that is new: the database is closed to all but those who have been named. */
const letConnect = (login: string, owner: Connection) =>
  withClient(owner, applicationName, async (client) => {
    const database = client.escapeIdentifier(await currentDatabase(client));
    const statement = `grant connect on database ${database} to ${client.escapeIdentifier(login)}`;
    await client.query(statement).catch((error: unknown) => {
      throw refusals.has(codeOf(error)) ? askAdministrator([statement]) : error;
    });
  });
