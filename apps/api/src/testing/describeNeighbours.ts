import { escapeIdentifier } from 'pg';
import { describe, expect, it } from 'vitest';
import { silent, withClient } from '../database/connection.ts';
import { groupOf } from '../database/group.ts';
import { prepareRoles } from '../database/roles.ts';
import { arrangements, type Installation, makeInstallation, openInstallation } from './elsewhere.ts';
import type { PlainServer } from './plainServer.ts';

const ask = (server: PlainServer, user: string, database: string, question: string) =>
  withClient(server.as(user, database), 'test', async (client) => (await client.query(question)).rows);

/** What holds of the logins and databases that share a server. */
export function describeNeighbours(server: () => PlainServer) {
  describe('two installations on one server', () => {
    it('read nothing of each other, sessions included', async () => {
      const shop = await makeInstallation(server(), 'one login');
      const other = await makeInstallation(server(), 'two logins', { database: 'The "Other" Shop %I' });
      const ours = await openInstallation(server(), shop);
      const theirs = await openInstallation(server(), other);
      expect(ours.group).not.toBe(theirs.group);
      await Promise.all([ours.close(), theirs.close()]);
      const pairs: [Installation, string][] = [
        [shop, other.app],
        [shop, other.owner],
        [other, shop.app],
      ];
      for (const [{ database }, stranger] of pairs) {
        await expect(ask(server(), stranger, database, 'select 1')).rejects.toThrow('permission denied for database');
        // Nor where somebody lets them in.
        await server().run(`grant connect on database ${escapeIdentifier(database)} to ${escapeIdentifier(stranger)}`);
        for (const table of [
          'sessions',
          'access_tokens',
          'refresh_tokens',
          'mails',
          'users',
          'partners',
          'cie10_codes',
        ])
          await expect(ask(server(), stranger, database, `select from public.${table}`)).rejects.toThrow(
            'permission denied',
          );
        await expect(ask(server(), stranger, database, `set role ${groupOf(database)}`)).rejects.toThrow(
          'permission denied',
        );
      }
    });
  });

  describe.each(arrangements)('a login that may not make roles (%s)', (arrangement) => {
    it('is told every statement that an administrator has to run, and starts after them', async () => {
      const made = await makeInstallation(server(), arrangement, { rights: 'nocreaterole' });
      const refusal = await openInstallation(server(), made).then(
        () => '',
        (error: Error) => error.message,
      );
      const statements = refusal.split('\n').slice(1);
      const [{ version } = {}] = await server().run(`select current_setting('server_version_num')::int as version`);
      const isOld = Number(version) < 160_000;
      const group = `"${groupOf(made.database)}"`;
      const owner = `"${made.owner}"`;
      const app = `"${made.app}"`;
      const isOne = arrangement === 'one login';
      const options = isOld ? '' : isOne ? ' with inherit false, set true' : ' with set true';
      expect(statements).toEqual([
        `  create role ${group} nologin;`,
        ...(isOld && isOne ? [`  alter role ${owner} noinherit;`] : []),
        `  grant ${group} to ${app}${options};`,
      ]);
      for (const statement of statements) await server().run(statement, made.database);
      const opened = await openInstallation(server(), made);
      await opened.close();
    });
  });

  it('refuses an owner who inherits what the app may, and says how to mend it', async () => {
    const made = await makeInstallation(server(), 'two logins', { rights: 'nocreaterole' });
    const group = groupOf(made.database);
    await server().run(`create role ${group}; grant ${group} to "${made.app}", "${made.owner}"`);
    const prepare = () =>
      prepareRoles({
        owner: { connectionString: made.migrationUrl },
        app: { connectionString: made.url },
        log: silent,
      });
    const refusal = await prepare().catch((error: Error) => error.message);
    expect(refusal).toMatch(/alter role .* noinherit|revoke inherit option for/);
    for (const statement of refusal.split('\n').slice(1)) await server().run(statement, made.database);
    expect(await prepare()).toBe(group);
  });
}
