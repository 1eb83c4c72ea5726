import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, withTenant } from '../../database/index.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing.ts';
import { type FilledBrokerage, fillBrokerage } from '../../testing/fillBrokerage.ts';
import { findPayments, type PaymentQuery } from './paymentListing.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
let database: TestDatabase;
let own: FilledBrokerage;

beforeAll(async () => {
  database = await createTestDatabase();
  const admin = createDatabase(database.admin, quiet, { max: 1 });
  own = await fillBrokerage(admin, 'propia', { policies: 40, instalments: 3, customers: 15, vehicles: 1 });
  // Two of one name are one group, in the order of their instalments.
  await sql`update branches set name = 'Vida y más' where name = 'Vida'`.execute(admin);
  await sql`update providers set name = 'Andina' where name = 'Boreal'`.execute(admin);
  await admin.destroy();
});
afterAll(() => database.close());

const find = (query: PaymentQuery) => withTenant(database.db, own, (trx) => findPayments(trx, query));

describe('every order of instalments', () => {
  it.each([
    'provider',
    '-provider',
    'branch',
    '-branch',
    'contractor',
    '-policy_number',
    'status',
    '-amount',
    'due_date',
  ] as const)('is the same by pages and by cursor: %s', async (ordering) => {
    const byCursor: number[] = [];
    for (let cursor: string | null = 'first'; cursor; ) {
      const page = await find({ ordering, cursor, page_size: 11 });
      byCursor.push(...page.ids);
      cursor = page.nextCursor;
    }
    const byPage: number[] = [];
    for (let page = 1; ; page += 1) {
      const found = await find({ ordering, page, page_size: 11 });
      byPage.push(...found.ids);
      if (!found.hasMore) break;
    }
    expect(byPage).toEqual(byCursor);
    expect(new Set(byPage).size).toBe(36 * 3);
  });
});
