import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../testing/aPortfolio.ts';
import { strayCommissions } from '../testing/strayCommissions.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';
import { migrateDown, migrateUp } from './migrate.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
beforeAll(async () => {
  api = await testApi({ hasOwnGroup: true });
  office = await api.partner('comisiones');
  portfolio = await aPortfolio(office);
});
afterAll(() => api.close());

const amounts = async (policyId: number) =>
  (
    await sql<{ amount: string }>`select f.amount::text from commission_facts f join payments y on y.id = f.payment_id
      where f.policy_id = ${policyId} order by y.number`.execute(api.adminDb)
  ).rows.map(({ amount }) => amount);
/** Three instalments of 199.71, 199.71 and 199.73, of which the first is paid. */
async function paidOnce() {
  const { id } = await portfolio.active({ commission_percent: '15', payment_frequency: 4 });
  const [first] = await portfolio.instalments(id);
  const path = { paymentId: first?.id ?? 0 };
  const body = { kind: 'money', amount: first?.amount, received_on: portfolio.today, method: 'cash' };
  const receipt = await office.call('createReceipt', { path, version: first?.version, body });
  return { id, path: { ...path, receiptId: succeeded<{ id: number }>(receipt).id } };
}
/** Another percentage, as an import or an older version may have left it: the form of an active policy is locked by then. */
const type = (percent: string | null, policyId: number) =>
  sql`update policies set commission_percent = ${percent} where id = ${policyId}`.execute(api.adminDb);

it('goes on as it was for what came in where the percentage changes, and as the others once that is taken back', async () => {
  const { id, path } = await paidOnce();
  expect(await amounts(id)).toEqual(['25.00', '25.00', '25.00']);
  await type('10', id);
  expect(await amounts(id)).toEqual(['25.00', '16.66', '16.67']);
  expect((await office.call('voidReceipt', { path, version: 1 })).status).toBe(200);
  expect(await strayCommissions(api.adminDb, [id])).toEqual([]);
});

it('keeps what was earned where the percentage is taken away, and nothing else', async () => {
  const { id } = await paidOnce();
  await type(null, id);
  expect(await amounts(id)).toEqual(['25.00', '0.00', '0.00']);
  await type('10', id);
  expect(await amounts(id)).toEqual(['25.00', '16.66', '16.67']);
});

it('is filled for what is there already', async () => {
  const { id } = await paidOnce();
  const drafted = await portfolio.draft({ commission_percent: '15' });
  let gone: string[] = [];
  while (!gone.includes('0148_commissions')) gone = await migrateDown(api.database.owner);
  await migrateUp(api.database.owner);
  expect(await amounts(id)).toEqual(['25.00', '25.00', '25.00']);
  expect(await strayCommissions(api.adminDb, [id])).toEqual([]);
  expect(await amounts(drafted.id)).toEqual([]);
});
