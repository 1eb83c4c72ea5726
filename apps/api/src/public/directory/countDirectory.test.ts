import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Db } from '../../database/index.ts';
import { fullScan, type Search } from '../../testing/fullScan.ts';
import { patience } from '../../testing/patience.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { readPage } from './directory.store.ts';
import { termKinds } from './directorySet.ts';
import { settleDirectory } from './settleDirectory.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const today = '2027-03-10';
let database: TestDatabase;
let db: Db;
/** The same database earlier, later, and now. */
let clocks: Db[];
let searches: Search[];

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
/** In three blocks: the first, around its end, and one that is hardly begun. */
const ids = [...range(1, 70), ...range(8_150, 8_230), ...range(16_384, 16_388)];
const common = ['vehículos', 'salud', 'vida', 'pymes', 'hogar'];
const rare = range(1, 45).map((n) => `tema ${n}`);
const profile = fc.record({
  name: fc.constantFrom('Andes Seguros', 'Faro', 'Cóndor Salud', 'Vida Andina', 'Broker Quito'),
  place: fc.constantFrom(['218', 'EC-P', 'Quito'], ['218', 'EC-G', 'Guayaquil'], ['170', 'CO-DC', 'Bogotá']),
  tags: fc
    .tuple(fc.subarray(common, { minLength: 1 }), fc.subarray(rare, { maxLength: 2 }))
    .map((parts) => parts.flat()),
  branches: fc.subarray(['Vehículos', 'Vida en grupo', 'Fianzas', 'Incendio']),
  listed: fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0),
  begins: fc.integer({ min: -40, max: 3 }),
  lasts: fc.option(fc.integer({ min: 0, max: 60 })),
});
/** The same in every run. */
const draw = <Value>(arbitrary: fc.Arbitrary<Value>, count: number, seed: number) =>
  fc.sample(arbitrary, { numRuns: count, seed });

/** Publishes what brokerages are from now on; the triggers do the rest. */
async function publish(partners: readonly number[], seed: number) {
  const profiles = draw(profile, partners.length, seed).map((one, n) => ({ id: partners[n], ...one }));
  const given = sql`json_to_recordset(${JSON.stringify(profiles)}::json)
    g (id int, name text, place json, tags json, branches json, listed boolean, begins int, lasts int)`;
  const texts = (column: string) => sql`array(select json_array_elements_text(g.${sql.ref(column)}))`;
  const place = sql`g.place ->> 0, g.place ->> 1, g.place ->> 2`;
  await sql`insert into partners (id, name, alias, tax_id, phone, email, country_id, state, city, timezone, currency, language)
    select id, name, 'a-' || id, '1', '+593991234567', 'a@example.com', ${place}, 'America/Guayaquil', 'USD', 'es' from ${given}
    on conflict do nothing`.execute(db);
  await sql`insert into public_profiles as p (partner_id, alias, name, email, phone, country_id, state, city, tags, branches, listed, layout)
    select id, 'a-' || id, name, 'a@example.com', '+593991234567', ${place}, ${texts('tags')}, ${texts('branches')}, listed, 'default' from ${given}
    on conflict (partner_id) do update set name = excluded.name, country_id = excluded.country_id, state = excluded.state,
      city = excluded.city, tags = excluded.tags, branches = excluded.branches, listed = excluded.listed`.execute(db);
  await sql`delete from subscriptions where partner_id = any (${partners}::int[])`.execute(db);
  await sql`insert into subscriptions (partner_id, plan_id, subscription_type, starts_on, ends_on, is_paid)
    select id, 1, 'free', ${today}::date + begins, ${today}::date + begins + lasts, true from ${given}`.execute(db);
}

beforeAll(async () => {
  database = await createTestDatabase();
  const at = (day: string) =>
    createDatabase({ ...database.admin, options: `-c app.now=${day}T12:00:00Z` }, quiet, { max: 1 });
  db = at(today);
  clocks = [at('2027-02-20'), at('2027-03-25'), db];
  await publish(ids, 1);
  const terms = await db.selectFrom('directory_terms').select(['id', 'kind']).orderBy('id').execute();
  const narrow = fc.oneof(
    fc.subarray(terms, { maxLength: 2 }),
    fc.constantFrom(...terms).map((one) => [one]),
  );
  const words = fc.constantFrom(null, null, "'vida':*", "'s':* & 'andes':*", "'quito':* | 'tema':*", "'nobody':*");
  searches = draw(fc.record({ terms: narrow, words }), 16, 2);
}, patience(60_000));
afterAll(async () => {
  for (const clock of clocks) await clock.destroy();
  await database.close();
});

async function counts(at: Db, { terms, words }: Search, areRare: boolean) {
  const { rows } = await sql<{ found: number; facets: { kind: string }[] }>`
    select * from directory_counts(${terms.map(({ id }) => id)}::integer[], ${terms.map(({ kind }) => kind)}::text[],
      ${words}::tsquery, ${areRare})`.execute(at);
  return { found: rows[0]?.found, facets: rows[0]?.facets.toSorted((a, b) => order(a) - order(b)) };
}
const order = ({ kind }: { kind: string }) => termKinds.findIndex((one) => one === kind);

/** Compares every search at every time of the clock with what looking at each brokerage finds. */
async function expectExact(when: string) {
  for (const [n, at] of clocks.entries())
    for (const search of searches) {
      const { found, facets } = await fullScan(at, search);
      const asked = `${when}, clock ${n}, ${JSON.stringify(search)}`;
      expect(await counts(at, search, false), asked).toEqual({ found, facets });
      if (search.words) expect(await counts(at, search, true), asked).toEqual({ found, facets });
    }
}
const unsettled = async (at = db) =>
  (await sql<{ n: number }>`select count(*)::int as n from directory_unsettled()`.execute(at)).rows[0]?.n;

describe('what is counted', () => {
  it(
    'is what looking at every brokerage finds, whatever has changed since and whatever is settled',
    async () => {
      await expectExact('nothing settled');
      expect(await settleDirectory(db, { from: 1 })).toBe(3);
      expect(await unsettled()).toBe(0);
      await expectExact('settled');
      await publish([...range(20, 45), ...range(8_185, 8_200), ...range(24_576, 24_580)], 3);
      await sql`delete from public_profiles where partner_id in (3, 8191, 8192)`.execute(db);
      expect(await unsettled()).toBeGreaterThan(40);
      await expectExact('changed');
      await sql`select settle_directory(1)`.execute(db);
      await expectExact('one block settled');
      await settleDirectory(clocks[1] ?? db, { from: 1 });
      await expectExact('settled later');
      await sql`delete from public_profiles where partner_id between 16384 and 16390`.execute(db);
      await settleDirectory(db, { from: 1 });
      await expectExact('a block without anybody');
    },
    patience(120_000),
  );

  it('counts a change that was not yet seen when its block was settled', async () => {
    await settleDirectory(db, { from: 1 });
    const search: Search = { terms: [], words: null };
    await database.ownerDb.transaction().execute(async (open) => {
      // One change of a brokerage is committed before its block is settled, another one of it after.
      await publish([2], 4);
      await sql`update directory_entries set terms = '{}', listed_until = 'infinity' where partner_id = 2`.execute(
        open,
      );
      await settleDirectory(db, { from: 1 });
    });
    expect(await unsettled()).toBe(1);
    const { found, facets } = await fullScan(db, search);
    expect(await counts(db, search, false)).toEqual({ found, facets });
  });

  it('leaves few changes to be counted one by one, and settles many', async () => {
    await settleDirectory(db, { from: 1 });
    const change = (most: number) =>
      sql`update directory_entries set name_key = name_key where partner_id in (
        select partner_id from directory_entries where partner_id < 8192 order by partner_id limit ${most})`.execute(
        db,
      );
    await change(19);
    expect([await settleDirectory(db), await unsettled()]).toEqual([0, 19]);
    await change(20);
    expect([await settleDirectory(db), await unsettled()]).toEqual([1, 0]);
  });

  it('is settled by the login of the server', async () => {
    await settleDirectory(database.db, { from: 1 });
    expect(await unsettled(database.db)).toBe(0);
  });
});

it('shows the same pages, gathered or gone through in order', async () => {
  const most = 1_000_000;
  for (const { terms, words } of searches.slice(0, 6))
    for (const ordering of ['relevance', 'name', 'newest'] as const) {
      const { orders } = await fullScan(db, { terms, words });
      for (const count of [0, most])
        for (const page of [1, 2, 5]) {
          const told = { exact: null, asked: words ?? '', found: most, tagged: count, named: count };
          const asked = {
            words: words === null ? null : told,
            terms: terms.map((one) => ({ ...one, value: '', label: '', count })),
          };
          const rows = await db.transaction().execute((trx) => readPage(trx, { ordering, page, page_size: 10 }, asked));
          expect(
            rows.map(({ alias }) => alias),
            `${ordering}, ${JSON.stringify(terms)}, ${words}, page ${page}`,
          ).toEqual(orders[ordering].slice(page * 10 - 10, page * 10));
        }
    }
});
