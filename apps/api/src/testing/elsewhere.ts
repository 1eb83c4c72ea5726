import { randomBytes } from 'node:crypto';
import { escapeIdentifier } from 'pg';
import { silent } from '../database/connection.ts';
import { createDatabase, openDatabase } from '../database/index.ts';
import type { PlainServer } from './plainServer.ts';
import type { TestDatabase } from './testDatabase.ts';

/** One login that owns the tables and serves, or one for each. */
export const arrangements = ['one login', 'two logins'] as const;
export type Arrangement = (typeof arrangements)[number];

/** An installation on a server that is not the product's own: its database and its freshly made logins. */
export interface Installation {
  database: string;
  owner: string;
  app: string;
  url: string;
  migrationUrl: string;
  settings: Parameters<typeof openDatabase>[0];
}

/** Makes an empty database and its logins, as an administrator would; the owner may make roles unless somebody else is to. */
export async function makeInstallation(
  server: PlainServer,
  arrangement: Arrangement,
  { rights = 'createrole', database = `shop_${randomBytes(4).toString('hex')}` } = {},
): Promise<Installation> {
  const [owner, app] = arrangement === 'one login' ? [database, database] : [`${database} keeper`, `${database} web`];
  await server.run(`create role ${escapeIdentifier(owner)} login ${rights}`);
  if (app !== owner) await server.run(`create role ${escapeIdentifier(app)} login`);
  await server.run(`create database ${escapeIdentifier(database)} owner ${escapeIdentifier(owner)}`);
  const url = server.urlOf(app, database);
  const migrationUrl = server.urlOf(owner, database);
  const settings: Installation['settings'] = { database: { kind: 'external', url, migrationUrl }, dataDir: '/nowhere' };
  return { database, owner, app, url, migrationUrl, settings };
}

/** Opens an installation as the server does at its start. */
export async function openInstallation(server: PlainServer, made: Installation): Promise<TestDatabase> {
  const { db, lanes, app, owner, close } = await openDatabase(made.settings, silent);
  const ownerDb = createDatabase(owner, silent, { max: 2 });
  return {
    db,
    lanes,
    ownerDb,
    app,
    owner,
    admin: server.as('postgres', made.database),
    group: app.role ?? '',
    close: async () => {
      await ownerDb.destroy();
      await close();
    },
  };
}
