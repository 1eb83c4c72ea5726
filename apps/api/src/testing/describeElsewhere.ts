import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWanted } from '../../../../scripts/proof/wanted.mjs';
import { silent, withClient } from '../database/connection.ts';
import { createDatabase, withSystem, withTenant } from '../database/index.ts';
import { byName } from '../server/records/ordering.ts';
import { addRecords } from './apiWithRecords.ts';
import { describeCatalogue } from './describeCatalogue.ts';
import { describeNeighbours } from './describeNeighbours.ts';
import { describeTenants } from './describeTenants.ts';
import { describeTimeLimits } from './describeTimeLimits.ts';
import { type Arrangement, arrangements, makeInstallation, openInstallation } from './elsewhere.ts';
import { binariesOf, type PlainServer, type PostgresVersion, startPlainServer } from './plainServer.ts';
import { testApi, testPassword } from './testApi.ts';
import type { TestDatabase } from './testDatabase.ts';

/** What has to hold on a PostgreSQL that is not the product's own. */
export function describeElsewhere(version: PostgresVersion, more: (server: () => PlainServer) => void) {
  const isThere = binariesOf(version) !== undefined;
  if (!isThere)
    console.log(`There is no PostgreSQL ${version} for ${process.platform}-${process.arch}: not tried there.`);
  describe.runIf(isThere)(`a PostgreSQL ${version} elsewhere`, () => {
    let server: PlainServer;
    beforeAll(async () => {
      server = await startPlainServer(version);
    });
    afterAll(() => server.stop());
    for (const arrangement of arrangements)
      describeArrangement(() => server, arrangement, {
        isKept: version === '15' && arrangement === 'one login',
        isEndedBy: version === '15' ? 'process' : 'database',
      });
    describeNeighbours(() => server);
    more(() => server);
  });
}

/**
 * Whether row-level security binds a login cannot be changed by an operation, only by roles, group, lanes and migrations. So all
 * operations are tried in the weakest arrangement on the oldest server; in the others when one of these has changed.
 */
function describeArrangement(
  server: () => PlainServer,
  arrangement: Arrangement,
  { isKept, isEndedBy }: { isKept: boolean; isEndedBy: 'database' | 'process' },
) {
  describe(`with ${arrangement}`, () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await openInstallation(server(), await makeInstallation(server(), arrangement));
    });
    afterAll(() => database.close());

    describeCatalogue(async () => ({ ...database, close: async () => {} }));
    describeTimeLimits(async () => ({ ...database, close: async () => {} }), isEndedBy);
    if (isKept || isWanted('elsewhere')) describeTenants(async () => addRecords(await testApi({ database })));
    describeSessions(() => database);
    describeNames(() => database);
    describeLogin(() => database);
  });
}

const whoAmI = sql<{ who: string }>`select current_user::text as who`;

function describeSessions(database: () => TestDatabase) {
  describe('the sessions of the app', () => {
    it('work in the group, in and outside of transactions', async () => {
      const { db, lanes, group } = database();
      for (const one of [db, lanes.brokerage(1), lanes.health, lanes.signIn]) {
        expect((await whoAmI.execute(one)).rows).toEqual([{ who: group }]);
        expect((await withSystem(one, (trx) => whoAmI.execute(trx))).rows).toEqual([{ who: group }]);
      }
      const listening = await withClient(database().app, 'test', (client) =>
        client.query('select current_user as who'),
      );
      expect(listening.rows).toEqual([{ who: group }]);
    });

    it('stay in it where a pooler wipes them between two transactions', async () => {
      const own = createDatabase(database().app, silent, { max: 1 });
      await sql`discard all`.execute(own);
      const seen = await withTenant(own, { partnerId: 1 }, async (trx) => ({
        who: (await whoAmI.execute(trx)).rows,
        partners: (await sql`select distinct partner_id from customers where partner_id <> 1`.execute(trx)).rows,
      }));
      expect(seen).toEqual({ who: [{ who: database().group }], partners: [] });
      const read = own.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
      expect((await read.execute((trx) => whoAmI.execute(trx))).rows).toEqual([{ who: database().group }]);
      await own.destroy();
    });

    it('see nothing by the policies that are made for the owner, and never bind the owner who migrates', async () => {
      const { db, ownerDb, group } = database();
      const api = await testApi({ database: database() });
      await Promise.all([api.partner('primero'), api.partner('segundo')]);
      await api.close();
      const count = sql<{ n: number }>`select count(*)::int as n from partners`;
      // Without a context the app's policies are an error.
      expect((await count.execute(ownerDb)).rows[0]?.n).toBeGreaterThan(1);
      expect((await withTenant(db, { partnerId: 2_000_000_000 }, (trx) => count.execute(trx))).rows).toEqual([
        { n: 0 },
      ]);
      await expect(count.execute(db)).rejects.toThrow(/app\.partner_id|invalid input/);
      const bound = await sql<{ bound: boolean }>`select pg_has_role(${group}, 'usage') as bound`.execute(ownerDb);
      expect(bound.rows).toEqual([{ bound: false }]);
    });
  });
}

function describeNames(database: () => TestDatabase) {
  it('sorts names and finds numbers alike, whatever the collation', async () => {
    const inOrder = ['Alba', 'Álvarez', 'élite', 'Emilia', 'Na', 'nato', 'Nz', 'N\u0303a', 'Ñe', 'ñu', 'Oa'];
    const { rows: collations } = await sql<{ name: string }>`select collname as name from pg_collation
      where collname in ('C', 'default', 'es-x-icu', 'en-x-icu', 'sv-x-icu')`.execute(database().ownerDb);
    expect(collations.length).toBeGreaterThan(2);
    for (const { name } of collations) {
      const { rows } = await sql<{ name: string }>`select given.name from (select n collate ${sql.id(name)} as name
        from unnest(${sql.val(inOrder.toReversed())}::text[]) n) given order by ${byName('given.name')}`.execute(
        database().ownerDb,
      );
      expect(rows.map((row) => row.name)).toEqual(inOrder);
    }
    const { rows } =
      await sql`select searched_text('Núñez-Díaz & Co.') as text, searched_number('+593 (0)99-12') as number,
      searched_word('ÑA-12') as word, searched_word('0099-1234567') as led, searched_word('_&') as signs`.execute(
        database().ownerDb,
      );
    expect(rows).toEqual([
      {
        text: 'nunez-diaz & co. nunezdiaz  co',
        number: '+593 (0)99-12 593 09912 59309912',
        word: 'na12',
        led: '991234567',
        signs: '\\_&',
      },
    ]);
  });
}

function describeLogin(database: () => TestDatabase) {
  it('lets a stranger register, confirm, log in, found a brokerage and work in it', async () => {
    const api = await testApi({ database: database() });
    const { url } = await api.serve();
    const email = 'ana@elsewhere.example';
    const post = async (path: string, body: object, token = '') => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const signed = token ? { authorization: `Bearer ${token}` } : {};
      const request = { method: 'POST', headers: { ...headers, ...signed }, body: JSON.stringify(body) };
      const answer = await fetch(`${url}/api/${path}`, request);
      return { status: answer.status, body: Object(await answer.json().catch(() => null)) };
    };
    const password = testPassword;
    expect(await post('auth/register/', { email, password, accept_terms: true, language: 'es' })).toMatchObject({
      status: 202,
    });
    const mail = await api.adminDb
      .selectFrom('mails')
      .select('link')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    const token = mail.link?.split('/').at(-1) ?? '';
    expect(await post('auth/register/confirm/', { token })).toMatchObject({ status: 200 });
    const login = await post('auth/login/', { email, password });
    expect(login.status).toBe(200);
    const brokerage = {
      name: 'Lejos',
      alias: 'lejos',
      tax_id: '1790012345001',
      phone: '+593991234567',
      email,
      country_id: '218',
    };
    expect((await post('core/partner/', brokerage, login.body.token)).status).toBe(201);
    const list = await fetch(`${url}/api/policy/branches/`, {
      headers: { authorization: `Bearer ${login.body.token}` },
    });
    expect(list.status).toBe(200);
    await api.close();
  });
}
