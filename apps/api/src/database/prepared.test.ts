import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create view public.grown as select 1 as one`.execute(database.ownerDb);
  await sql`grant select on public.grown to public`.execute(database.ownerDb);
});
afterAll(() => database.close());

const strangers = () => database.lanes.strangers;
const kept = async (pattern: string) => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements
    where statement like ${pattern}`.execute(strangers());
  return rows.length;
};

it('keeps what is asked for often, and nothing that is asked for once', async () => {
  await sql`select ${1}::int as once`.execute(strangers());
  for (let turn = 0; turn < 6; turn += 1) await sql`select ${turn}::int as often`.execute(strangers());
  expect(await kept('%as once%')).toBe(0);
  expect(await kept('%as often%')).toBe(1);
});

it('answers after one refusal where a view is another by now, as when a newer version has begun beside this one', async () => {
  const read = async () =>
    (await sql<Record<string, unknown>>`select * from public.grown where one = ${1}`.execute(strangers())).rows[0];
  for (let turn = 0; turn < 6; turn += 1) expect(await read()).toEqual({ one: 1 });
  await sql`create or replace view public.grown as select 1 as one, 2 as two`.execute(database.ownerDb);
  await expect(read()).rejects.toThrow('cached plan');
  expect(await read()).toEqual({ one: 1, two: 2 });
});
