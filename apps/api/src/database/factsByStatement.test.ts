import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded } from '../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';

let api: TestApi;
let policyId: number;
let partnerId: number;
beforeAll(async () => {
  api = await testApi();
  const office = await api.partner('por-lotes');
  const policy = await (await aPortfolio(office)).active();
  [policyId, partnerId] = [policy.id, office.partnerId];
  succeeded(await office.call('listPayments', { query: { policy: policyId } }));
});
afterAll(() => api.close());

const changed = (table: string) => sql<{ updated: number }>`select n_tup_upd::int as updated
  from pg_stat_xact_user_tables where relname = ${table}`;
const sums = sql<object>`select instalments, credits, amount::text, paid::text, invoices from policy_facts
  where policy_id = (select max(policy_id) from policy_facts)`;

describe('what instalments change elsewhere', () => {
  it('is written once for all instalments of a policy that a statement adds', async () => {
    await api.adminDb.transaction().execute(async (trx) => {
      await sql`insert into payments (partner_id, policy_id, number, due_date, amount, invoice_number)
          select ${partnerId}, ${policyId}, n + 100, '2030-01-01'::date + n, 10.00, 'F-' || n from generate_series(1, 50) n`.execute(
        trx,
      );
      const { rows } = await changed('policy_facts').execute(trx);
      expect(rows).toEqual([{ updated: 1 }]);
      const [facts] = (await sums.execute(trx)).rows;
      expect(facts).toMatchObject({ instalments: 62, amount: '1099.15', paid: '0.00', credits: 0 });
      await sql`insert into receipts (partner_id, payment_id, kind, amount, received_on, method, collected_by)
          select partner_id, id, 'money', 4.00, '2026-01-01', 'cash', 'insurer' from payments where policy_id = ${policyId} and number > 100`.execute(
        trx,
      );
      const after = await changed('policy_facts').execute(trx);
      expect(after.rows).toEqual([{ updated: 2 }]);
      expect((await sums.execute(trx)).rows).toMatchObject([{ amount: '1099.15', paid: '200.00' }]);
      await sql`update receipts set voided_at = app_now() where amount = 4.00`.execute(trx);
      expect((await sums.execute(trx)).rows).toMatchObject([{ paid: '0.00' }]);
      await sql`update payments set voided_at = app_now(), voided_reason = 'undone' where number > 100`.execute(trx);
      expect((await sums.execute(trx)).rows).toMatchObject([{ instalments: 12, amount: '599.15', invoices: '' }]);
    });
  });

  it('holds a statement that leaves the policy out of balance, when it ends', async () => {
    const adding = api.adminDb.transaction().execute((trx) =>
      sql`insert into payments (partner_id, policy_id, number, due_date, amount)
        values (${partnerId}, ${policyId}, 300, '2030-01-01', 10.00)`.execute(trx),
    );
    await expect(adding).rejects.toThrow(/out of balance by 10\.00/);
  });
});
