import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/schema.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { touchedBy } from '../../testing/touchedBy.ts';
import { countRows } from './counting.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table many as select n, n % 2 = 0 as is_even from generate_series(1, 24000) n`.execute(
    database.ownerDb,
  );
  await sql`grant select on many to ${sql.ref(database.group)}`.execute(database.ownerDb);
});
afterAll(() => database.close());

const count = (where: string, skipped: number) =>
  database.db
    .transaction()
    .execute((trx: Transaction<Database>) =>
      countRows(trx, sql`from many where ${sql.raw(where)}`, { skipped, table: 'many' }),
    );

it('looks no further than one row more than is counted, or than a page skips', async () => {
  expect(await count('true', 0)).toBe(10_001);
  expect(await count('true', 10_000)).toBe(10_001);
  expect(await count('true', 10_001)).toBe(10_002);
  expect(await count('is_even', 11_999)).toBe(12_000);
  expect(await count('is_even', 12_000)).toBe(12_000);
  expect(await count('is_even', 23_999)).toBe(12_000);
  expect(await count('n < 5', 30_000_000)).toBe(4);
});

it('does not look for a page that begins behind all rows of its table', async () => {
  expect(await count('is_even', 24_000)).toBe(10_001);
  expect(await count('true', 200_000_000)).toBe(10_001);
});

it('touches no more rows for a page that lies far behind them', async () => {
  await sql`analyze many`.execute(database.ownerDb);
  const first = await touchedBy(() => count('is_even', 0));
  const last = await touchedBy(() => count('is_even', 25_000_000));
  expect(last.answer).toBe(first.answer);
  expect(last.rows).toBeLessThanOrEqual(first.rows);
});
