import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPayments, type PaymentQuery } from '../collection/payments/paymentListing.ts';
import { summarisePayments } from '../collection/payments/paymentSummary.ts';
import { createDatabase, withTenant } from '../database/index.ts';
import { searchStore } from '../office/search/index.ts';
import { findPage, type PolicyQuery } from '../portfolio/policies/policyListing.ts';
import type { Scope } from '../server/request/scope.ts';
import { type FilledBrokerage, fillBrokerage } from './fillBrokerage.ts';
import { patience } from './patience.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const size = { policies: 11_500, instalments: 1, customers: 40, vehicles: 1 };
let database: TestDatabase;
let own: FilledBrokerage;

beforeAll(async () => {
  database = await createTestDatabase();
  const admin = createDatabase(database.admin, quiet, { max: 1 });
  own = await fillBrokerage(admin, 'ancha', size);
  // One that is found by its invoice only.
  await sql`update policies set number = 'otro' where id = (select policy_id from payments where is_paid order by id limit 1)`.execute(
    admin,
  );
  await sql`update payments set invoice_number = 'SC-F' where policy_id = (select id from policies where number = 'otro')`.execute(
    admin,
  );
  // An old one, which only its rank puts first.
  await sql`update policies set number = 'SC-', updated_at = '2020-01-01' where number = 'SC-700'`.execute(admin);
  await sql`analyze`.execute(admin);
  await admin.destroy();
}, patience(60_000));
afterAll(() => database.close());

const payments = (query: PaymentQuery) => withTenant(database.db, own, (trx) => findPayments(trx, query));
const summary = (query: PaymentQuery) => withTenant(database.db, own, (trx) => summarisePayments(trx, query));
const policies = (query: PolicyQuery) => withTenant(database.db, own, (trx) => findPage(trx, query));

describe('a search that finds more than is counted', () => {
  it('finds instalments, sums and pages as if nothing were searched, where all have the word', async () => {
    const everything = await payments({ ordering: '-amount', page: 300 });
    const found = await payments({ search: 'sc-', ordering: '-amount', page: 300 });
    expect(found).toEqual(everything);
    expect(found).toMatchObject({ count: 10_000, isAtLeast: true, hasMore: true });
    const sums = await summary({ search: 'sc-' });
    expect(sums).toEqual(await summary({}));
    expect(Number(sums.delayed.amount)).toBeGreaterThan(0);
  });

  it('finds instalments with a filter, and policies in every order', async () => {
    const late = await payments({ status: 'delayed' });
    const found = await payments({ status: 'delayed', search: 'sc' });
    expect(found).toEqual(late);
    for (const ordering of ['-created_at', 'number', '-contractor'] as const) {
      const { ids, ...some } = await policies({ search: 'sc-', ordering, page: 2 });
      expect(some).toEqual({ count: 10_000, isAtLeast: true, hasMore: true });
      expect(ids).toHaveLength(25);
    }
    expect(await policies({ search: 'sc-', page: 460 })).toMatchObject({ ids: { length: 24 }, hasMore: false });
  });

  it('puts the very one first among everything', async () => {
    const hits = await withTenant(database.db, own, (trx) =>
      searchStore({ trx } as unknown as Scope).find('policy', 'sc-'),
    );
    expect(hits[0]?.title).toBe('SC-');
    expect(new Set(hits.map(({ id }) => id)).size).toBe(6);
    expect(hits.every(({ title }) => title?.startsWith('SC-'))).toBe(true);
  });
});
