import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, withTenant } from '../../database/index.ts';
import { type FilledBrokerage, fillBrokerage } from '../../testing/fillBrokerage.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
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
    'agenda',
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

describe('the agenda of instalments', () => {
  const facts = (ids: number[]) =>
    withTenant(database.db, own, async (trx) => {
      const rows = await trx
        .selectFrom('payments')
        .select(['id', 'is_paid', 'due_date'])
        .where('id', 'in', ids)
        .execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id));
    });

  it.each([{}, { search: 'garcia' }, { collected_by: 'insurer' }] as const)(
    'has what is not paid first by its day, then what is paid, the latest first: %o',
    async (query) => {
      const { ids } = await find({ ...query, ordering: 'agenda', page_size: 200 });
      const rows = await facts(ids);
      const isPaid = rows.map((row) => row?.is_paid);
      expect(isPaid).toEqual([...isPaid].sort((one, other) => Number(one) - Number(other)));
      const days = (wanted: boolean) => rows.filter((row) => row?.is_paid === wanted).map((row) => row?.due_date);
      expect(days(false)).toEqual(days(false).toSorted());
      expect(days(true)).toEqual(days(true).toSorted().reverse());
      expect(days(false).length).toBeGreaterThan(0);
      expect(days(true).length).toBeGreaterThan(0);
    },
  );
});
