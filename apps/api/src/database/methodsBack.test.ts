import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortfolio, succeeded } from '../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';
import { migrateDown, migrateUp } from './migrate.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ hasOwnGroup: true });
});
afterAll(() => api.close());

it('money that came by cheque or bank debit came by transfer for a server of before, and stays the same money', async () => {
  const office = await api.partner('cheques');
  const portfolio = await aPortfolio(office);
  const rows = await portfolio.instalments((await portfolio.active()).id);
  const methods = ['cheque', 'bank_debit', 'cash'] as const;
  for (const [index, payment_method] of methods.entries())
    succeeded(
      await office.call('payInstalment', {
        path: { paymentId: rows[index]?.id ?? 0 },
        version: rows[index]?.version,
        body: { payment_method, payment_date: portfolio.today },
      }),
    );
  const seen = async () =>
    (
      await sql<{
        told: string;
      }>`select concat_ws(' ', r.method, y.payment_method, y.is_paid, y.paid_amount, y.version) as told
        from receipts r join payments y on y.id = r.payment_id where r.partner_id = ${office.partnerId} order by r.id`.execute(
        api.adminDb,
      )
    ).rows.map(({ told }) => told);
  const before = await seen();
  expect(before.map((told) => told.split(' ').slice(0, 2).join(' '))).toEqual([
    'cheque cheque',
    'bank_debit bank_debit',
    'cash cash',
  ]);
  let gone: string[] = [];
  while (!gone.includes('0142_cheque_and_bank_debit')) gone = await migrateDown(api.database.owner);
  expect(await seen()).toEqual(
    before.map((told, index) => (index < 2 ? told.replaceAll(/cheque|bank_debit/g, 'transfer') : told)),
  );
  await migrateUp(api.database.owner);
  expect(await seen()).toHaveLength(3);
});
