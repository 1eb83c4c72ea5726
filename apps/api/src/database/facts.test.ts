import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../demo/random.ts';
import { type FilledBrokerage, fillBrokerage } from '../testing/fillBrokerage.ts';
import { strayFacts } from '../testing/strayFacts.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { letUnbalanced } from '../testing/unbalanced.ts';
import { silent } from './connection.ts';
import { createDatabase, type Db } from './pool.ts';
import type { Database } from './schema.ts';
import { withTenant } from './transaction.ts';

let database: TestDatabase;
let admin: Db;
let own: FilledBrokerage;
let foreign: FilledBrokerage;
const size = { policies: 30, instalments: 4, customers: 20, vehicles: 10 };

beforeAll(async () => {
  database = await createTestDatabase();
  admin = createDatabase(database.admin, silent, { max: 1 });
  own = await fillBrokerage(admin, 'propia', size);
  foreign = await fillBrokerage(admin, 'ajena', size);
  await letUnbalanced(admin);
});
afterAll(async () => {
  await admin.destroy();
  await database.close();
});

const found = (finder: string, partnerId: number) =>
  withTenant(database.db, { partnerId }, async (trx) => {
    const { rows } = await sql<{ id: number }>`select id from ${sql.raw(finder)} as found (id) order by id`.execute(
      trx,
    );
    return rows.map(({ id }) => id);
  });
const idsOf = async (table: 'customers' | 'vehicles' | 'policies', partnerId: number) => {
  const rows = await admin.selectFrom(table).select('id').where('partner_id', '=', partnerId).orderBy('id').execute();
  return rows.map(({ id }) => id);
};
const finders = [
  ['customers', `find_customers(array['%'], 1000)`],
  ['vehicles', `find_vehicles(array['%'], 1000)`],
  ['policies', `find_policies(array['%sc-%'], false, 1000)`],
  ['policies', `find_policies(array['%'], true, 1000)`],
] as const;

describe('what finds with an index that row-level security would not let be used', () => {
  it.each(finders)('finds %s of the brokerage in the context only: %s', async (table, finder) => {
    expect(await found(finder, own.partnerId)).toEqual(await idsOf(table, own.partnerId));
    expect(await found(finder, foreign.partnerId)).toEqual(await idsOf(table, foreign.partnerId));
  });

  it.each(finders)('is an error without a context: %s %s', async (_table, finder) => {
    await expect(sql`select ${sql.raw(finder)}`.execute(database.db)).rejects.toThrow(/app\.partner_id|invalid input/);
  });

  it('shows facts of the own brokerage, and lets nobody write them', async () => {
    for (const table of ['customer_facts', 'vehicle_facts', 'policy_facts'] as const) {
      const seen = withTenant(database.db, own, (trx) =>
        trx.selectFrom(table).select('partner_id').distinct().execute(),
      );
      expect(await seen).toEqual([{ partner_id: own.partnerId }]);
      const written = withTenant(database.db, own, (trx) => trx.updateTable(table).set({ key: 'x' }).execute());
      await expect(written).rejects.toThrow('permission denied');
    }
  });
});

describe('facts', () => {
  it('are whole for what was written', async () => {
    expect(await strayFacts(admin)).toEqual([]);
    const { rows } = await sql`select from policy_facts where amount > paid and paid > 0 and invoices <> ''`.execute(
      admin,
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  it('stay what counting everything says, whatever is written', async () => {
    const random = createRandom(11);
    const [policies, customers, vehicles] = await Promise.all([
      idsOf('policies', own.partnerId),
      idsOf('customers', own.partnerId),
      idsOf('vehicles', own.partnerId),
    ]);
    const writes = [
      () => sql`update customers set name = ${`Zoë ${random.between(1, 999)}`}, email = ${`a${random.between(1, 9)}@b.ec`},
        phone = ${`+59399${random.between(1_000_000, 9_999_999)}`}
        where id = ${random.pick(customers)}`,
      () => sql`update customers set deleted_at = app_now() where id = ${random.pick(customers)}
        and id not in (select contractor_id from policies union select payer_id from policies union select owner_id from vehicles)`,
      () => sql`update vehicles set brand = ${`Kia ${random.between(1, 99)}`}, owner_id = (select id from customers
        where deleted_at is null order by id limit 1) where id = ${random.pick(vehicles)}`,
      () => sql`update policies set number = ${`Ñ-${random.between(1, 99_999)}`}, certificate_number = null
        where id = ${random.pick(policies)}`,
      () => sql`update policies set contractor_id = (select max(id) from customers where deleted_at is null)
        where id = ${random.pick(policies)}`,
      () => sql`update policies set deleted_at = app_now() where id = ${random.pick(policies)} and status = 'draft'`,
      () =>
        sql`insert into policies (partner_id, number) values (${own.partnerId}, ${random.happens(0.5) ? 'nueva' : null})`,
      () => sql`insert into payments (partner_id, policy_id, number, due_date, amount)
        values (${own.partnerId}, ${random.pick(policies)}, ${random.between(100, 99_999)}, '2026-05-01', '12.34')`,
      () => sql`insert into receipts (partner_id, payment_id, kind, amount, received_on, method, collected_by, reference)
        select partner_id, id, 'money', round((amount - paid_amount) / ${random.between(1, 2)}, 2), '2026-05-01', 'cash', 'broker',
          ${random.happens(0.5) ? `TRX-${random.between(1, 999)}` : null}
        from payments where policy_id = ${random.pick(policies)} and number = ${random.between(1, 4)} and not is_paid`,
      () => sql`update payments set invoice_number = ${random.happens(0.5) ? `F-${random.between(1, 999)}` : null}
        where policy_id = ${random.pick(policies)} and number = ${random.between(1, 4)}`,
      () => sql`update receipts set voided_at = app_now() where voided_at is null
        and payment_id in (select id from payments where policy_id = ${random.pick(policies)})`,
      () =>
        sql`update payments set voided_at = app_now(), voided_reason = 'remade' where policy_id = ${random.pick(policies)} and number = ${random.between(1, 4)}`,
    ];
    for (let round = 0; round < 30; round += 1)
      await withTenant(database.db, own, async (trx: Transaction<Database>) => {
        for (let one = 0; one < 5; one += 1) await random.pick(writes)().execute(trx);
      });
    expect(await strayFacts(admin)).toEqual([]);
  });

  it('count both of two who pay instalments of one policy at the same time', async () => {
    const first = await admin
      .selectFrom('payments')
      .select('policy_id')
      .where('partner_id', '=', foreign.partnerId)
      .limit(1);
    const { policy_id } = await first.executeTakeFirstOrThrow();
    const pay = (number: number) =>
      withTenant(database.db, foreign, (trx) =>
        sql`insert into receipts (partner_id, payment_id, kind, amount, received_on, method, collected_by, reference)
          select partner_id, id, 'money', 0.01, '2026-05-01', 'cash', 'broker', ${`REF-${number}`} from payments
          where policy_id = ${policy_id} and number = ${number} and not is_paid`.execute(trx),
      );
    await Promise.all([1, 2, 3, 4].map(pay));
    expect(await strayFacts(admin)).toEqual([]);
  });
});
