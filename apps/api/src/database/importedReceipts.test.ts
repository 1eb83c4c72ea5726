import type { Import, ImportProgress, Payment, Provider, Receipt } from '@corredor/core/api';
import { addDays, addMonths } from '@corredor/core/dates';
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

it('receipts that imports made before they said so say it, and those by hand stay as they are', async () => {
  const office = await api.partner('traidos');
  await office.onPlan('PYMEs');
  const portfolio = await aPortfolio(office);
  const { today } = portfolio;
  const insurer = succeeded<Provider>(
    await office.call('getProvider', { path: { providerId: portfolio.provider.id } }),
  ).name;
  const start = addDays(today, -40);
  const bringIn = async (kind: 'policies' | 'payments', texts: Record<string, string>[]) => {
    const body = { kind, file_name: 'cartera.xlsx', rows_count: texts.length };
    const { id: importId } = succeeded<Import>(await office.call('createImport', { body }));
    const rows = texts.map((values, index) => ({ number: 2 + index, values }));
    const { results } = succeeded<ImportProgress>(
      await office.call('createImportRows', { path: { importId }, body: { rows } }),
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(texts.map(() => 'created'));
    return results.map(({ record }) => record?.id ?? 0);
  };
  const policyRow = (number: string, more: object = {}) => ({
    ...{ number, provider: insurer, branch: 'vehiculos', contractor_identification: 'TRAIDO1' },
    ...{ contractor_name: 'Rosa Elena Andrade', start_date: start, end_date: addMonths(start, 12) },
    ...{ net_premium: '500,00', total_grant: '600,00', instalments: '3', payment_frequency: 'Mensual', ...more },
  });
  const [paid = 0] = await bringIn('policies', [policyRow('T-1', { paid_amount: '250' })]);
  const plansOf = ['T-2', 'T-3'];
  await bringIn(
    'policies',
    plansOf.map((number) => policyRow(number)),
  );
  const rowsOf = (number: string, first: object) => [
    { number, provider: insurer, due_date: start, amount: '300', ...first },
    { number, provider: insurer, due_date: addDays(start, 30), amount: '300', paid: '300', ...first },
  ];
  const silent = await bringIn('payments', rowsOf('T-2', { paid: '300' }));
  const telling = await bringIn('payments', [
    ...rowsOf('T-3', { paid_on: addDays(start, 2), payment_method: 'Transferencia' }),
  ]);
  const telling2 = await bringIn('policies', [policyRow('T-4')]).then(() =>
    bringIn('payments', rowsOf('T-4', { paid: '300', payment_method: 'Efectivo' })),
  );
  const instalments = (id: number) => portfolio.instalments(id) as Promise<Payment[]>;
  const byHand = (await instalments(paid)).at(-1) as Payment;
  const { id: paymentId, version } = byHand;
  const body = { payment_method: 'transfer', payment_date: today };
  succeeded(await office.call('payInstalment', { path: { paymentId }, version, body: body as never }));

  const seen = async (ids: readonly number[]) =>
    Promise.all(
      ids.map(async (id) => {
        const payment = succeeded<Payment>(await office.call('getPayment', { path: { paymentId: id } }));
        const { results } = succeeded<{ results: Receipt[] }>(
          await office.call('listReceipts', { path: { paymentId: id } }),
        );
        return [
          [payment.is_paid, payment.payment_method, payment.paid_before_import],
          results.map(({ from_import, before_import, method }) => [from_import, before_import, method]),
        ];
      }),
    );
  const all = [...(await instalments(paid)).map(({ id }) => id), ...silent, ...telling, ...telling2];
  const before = await seen(all);
  const unknown = [[true, null, true], [[true, true, null]]];
  expect(before).toEqual([
    unknown,
    [[false, null, false], [[true, true, null]]],
    [[true, 'transfer', false], [[false, false, 'transfer']]],
    unknown,
    unknown,
    [[true, 'transfer', false], [[true, false, 'transfer']]],
    [[true, 'transfer', false], [[true, false, 'transfer']]],
    [[true, 'cash', true], [[true, true, 'cash']]],
    [[true, 'cash', true], [[true, true, 'cash']]],
  ]);

  let gone: string[] = [];
  while (!gone.includes('0139_before_the_import')) gone = await migrateDown(api.database.owner);
  const { rows: old } = await sql<{ method: string; n: number }>`
    select method, count(*)::int as n from receipts where reference = 'importación' group by 1 order by 1`.execute(
    api.adminDb,
  );
  expect(old).toEqual([
    { method: 'cash', n: 2 },
    { method: 'transfer', n: 6 },
  ]);
  await migrateUp(api.database.owner);
  // A file whose payments were all transfers cannot be told from one that named no method: that one fact is given up.
  expect(await seen(all)).toEqual(before.map((one, place) => (place === 5 || place === 6 ? noMethod(one) : one)));
});
const noMethod = (_one: unknown) => [[true, null, false], [[true, false, null]]];
