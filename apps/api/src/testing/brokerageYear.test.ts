import type {
  Import,
  ImportProgress,
  ImportUndo,
  Payment,
  Policy,
  Provider,
  Receipt,
  Renewal,
} from '@corredor/core/api';
import { addDays, addMonths } from '@corredor/core/dates';
import { addMoney, partOf } from '@corredor/core/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from './aPortfolio.ts';
import { movementSteps } from './movementSteps.ts';
import { patience } from './patience.ts';
import { strayFacts } from './strayFacts.ts';
import { type TestApi, testApi } from './testApi.ts';

/** What the year is made of: all policies, those of them that end soon, and of these those that one run prepares. */
const [whole, ending, byRun] = [30, 8, 5];
/** The first policies belong to one client, who has paid nothing yet; of all others one and a half of three instalments are in. */
const ofOneClient = 6;

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
let today: string;
let steps: ReturnType<typeof movementSteps>;
const insurers: string[] = [];

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('todo-el-ano');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  today = portfolio.today;
  steps = movementSteps(office, today);
  const other = await portfolio.addProvider();
  for (const { id: providerId } of [portfolio.provider, other])
    insurers.push(succeeded<Provider>(await office.call('getProvider', { path: { providerId } })).name);
});
afterAll(() => api.close());

const nameOf = (index: number) => {
  const first = whole - ending;
  if (index < ofOneClient) return `ONE-${index + 1}`;
  return `${index < first ? 'YEAR' : index < first + byRun ? 'RUN' : 'MOVE'}-${index + 1}`;
};
const rowOf = (index: number) => {
  const isEnding = index >= whole - ending;
  const start_date = isEnding ? addMonths(addDays(today, 20), -12) : addDays(today, -45);
  const isHis = index < ofOneClient;
  return {
    ...{ number: nameOf(index), provider: insurers[index % 2] ?? '', branch: 'vehiculos', start_date },
    contractor_identification: isHis ? 'RONDA' : `RONDA${index % 20}`,
    contractor_name: isHis ? 'Comercial La Ronda' : `Comercial La Ronda ${index % 20}`,
    end_date: isEnding ? addDays(today, 20) : addMonths(start_date, 12),
    ...{ net_premium: '500,00', total_grant: '600,00', instalments: '3', paid_amount: isHis ? '' : '300,00' },
  };
};
async function bringIn(rows: Record<string, string>[]) {
  const body = { kind: 'policies', file_name: 'cartera.xlsx', rows_count: rows.length };
  const { id: importId } = succeeded<Import>(await office.call('createImport', { body }));
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += 50) {
    const some = rows.slice(from, from + 50).map((values, place) => ({ number: from + place + 2, values }));
    const sent = { path: { importId }, body: { rows: some } };
    const { results } = succeeded<ImportProgress>(await office.call('createImportRows', sent));
    ids.push(...results.map(({ record }) => Number(record?.id)));
  }
  succeeded(await office.call('finishImport', { path: { importId } }));
  return { importId, ids };
}
async function readAll<Row>(
  operation: 'listPolicies' | 'listPayments' | 'listRenewals',
  query: Record<string, string>,
) {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await office.call(operation, { query: { ...query, page_size: 200, page } });
    const { results, count } = succeeded<{ results: Row[]; count: number }>(answer);
    all.push(...results);
    if (all.length >= count) return all;
  }
}
/** The policies whose instalments and credits are not what they ask for, as anybody can count who reads the lists. */
async function readBalances() {
  const sums = new Map<number, string>();
  for (const { policy_id, amount } of await readAll<Payment>('listPayments', { kind: 'all', ordering: 'due_date' }))
    sums.set(policy_id, addMoney(sums.get(policy_id) ?? '0.00', amount));
  const policies = (await readAll<Policy>('listPolicies', { ordering: 'number' })).filter(
    ({ status }) => status !== 'draft',
  );
  const unbalanced = policies.filter(({ id, current_total }) => sums.get(id) !== current_total);
  return { policies: policies.length, unbalanced: unbalanced.map(({ number }) => number) };
}
const openOf = async (policyId: number) => (await steps.paymentsOf(policyId)).filter(({ is_paid }) => !is_paid);
const lineOf = ({ id, version, balance }: Payment, amount = balance) => ({ payment_id: id, version, amount });
const transfer = async (lines: object[]) =>
  succeeded<{ receipts: Receipt[] }>(
    await office.call('createReceiptBatch', { body: { lines, received_on: today, method: 'transfer' } }),
  ).receipts;
const takeBack = async (paymentId: number, { id: receiptId, version }: Receipt) =>
  succeeded(await office.call('voidReceipt', { path: { paymentId, receiptId }, version }));
const stepOf = async (operation: 'prepareRenewal' | 'undoRenewalStep', card: Renewal, body: object, runId?: number) => {
  const headers: Record<string, string> = runId ? { 'run-id': String(runId) } : {};
  return succeeded<Renewal>(
    await office.call(operation, { path: { renewalId: card.id }, version: card.version, body, headers }),
  );
};

it(
  'a brokerage lives a year: its policies come in, are collected, changed, renewed, ended and taken back, and stay balanced to the cent',
  async () => {
    const { ids } = await bringIn(Array.from({ length: whole }, (_, index) => rowOf(index)));
    expect(await readBalances()).toEqual({ policies: whole, unbalanced: [] });
    // A file that was a mistake goes again.
    const mistaken = await bringIn([0, 1, 2].map((index) => ({ ...rowOf(index), number: `WRONG-${index}` })));
    expect(await readBalances()).toEqual({ policies: whole + 3, unbalanced: [] });
    const undone = await office.call('undoImport', { path: { importId: mistaken.importId } });
    expect(succeeded<ImportUndo>(undone).remaining_count).toBe(0);
    expect(await readBalances()).toEqual({ policies: whole, unbalanced: [] });

    // One and a half instalments, twelve by one transfer, and one of them taken back.
    const [first, second] = (await openOf(ids[0] ?? 0)) as [Payment, Payment];
    await transfer([lineOf(first), lineOf(second, partOf(second.balance, '1.00', '2.00'))]);
    const his = (await Promise.all(ids.slice(0, ofOneClient).map(openOf))).flat();
    expect(his).toHaveLength(3 * ofOneClient - 1);
    const received = await transfer(his.slice(0, 12).map((one) => lineOf(one)));
    await takeBack(Number(received[11]?.payment_id), received[11] as Receipt);
    expect((await Promise.all(ids.slice(0, ofOneClient).map(openOf))).flat()).toHaveLength(3 * ofOneClient - 12);
    expect(await readBalances()).toEqual({ policies: whole, unbalanced: [] });

    // A vehicle comes in, its premium is raised, it goes; its policy is cancelled for a later day and goes on after all.
    const changed = ids[10] ?? 0;
    const body = { brand: 'Kia', model: 'Rio', year: 2024, plate: 'PYR5821', owner_id: portfolio.contractorId };
    const { id: vehicle_id } = succeeded<{ id: number }>(await office.call('createVehicle', { body }));
    const add = { action: 'add', target: 'vehicle', after: { vehicle_id }, term_net: '365.00' };
    const included = await steps.issued(changed, steps.asks('inclusion', addDays(today, -1), { items: [add] }));
    const touch = { target: 'vehicle', record_id: included.items[0]?.record_id };
    const raise = { ...touch, action: 'change', term_net: '90.00' };
    await steps.issued(changed, steps.asks('value', today, { items: [raise] }));
    const remove = { ...touch, action: 'remove', term_net: '-455.00' };
    await steps.undone(await steps.issued(changed, steps.asks('exclusion', today, { items: [remove] })));
    await steps.issued(changed, steps.asks('exclusion', today, { items: [remove] }));
    await steps.issued(changed, steps.asks('cancellation', addDays(today, 25)));
    await steps.issued(changed, steps.asks('reinstatement', addDays(today, 25)));
    // Another one ends today for good, and what is owed back is paid out.
    const ended = ids[11] ?? 0;
    await steps.issued(ended, steps.asks('cancellation', today));
    const credit = (await openOf(ended)).find(({ kind }) => kind === 'credit');
    const refund = { kind: 'money', amount: credit?.balance.replace('-', ''), received_on: today, method: 'transfer' };
    const to = { path: { paymentId: credit?.id ?? 0 }, version: credit?.version };
    succeeded(await office.call('createReceipt', { ...to, body: refund }));
    expect(await readBalances()).toEqual({ policies: whole, unbalanced: [] });

    // The ending terms are prepared, most of them by one run, of which one is taken back; the others go on.
    const cards = await readAll<Renewal>('listRenewals', {});
    expect(cards.map(({ policy_id }) => policy_id).toSorted((one, other) => one - other)).toEqual(
      ids.slice(whole - ending),
    );
    const lines = cards.slice(0, byRun).map(({ id, version }) => ({ id, version }));
    const run = await office.call('createRun', { body: { kind: 'prepareRenewal', title: 'Igual', lines } });
    const runId = succeeded<{ id: number }>(run).id;
    const same = { observations: 'Mismas condiciones.' };
    const prepared: Renewal[] = [];
    for (const [place, card] of cards.entries())
      prepared.push(await stepOf('prepareRenewal', card, same, place < byRun ? runId : undefined));
    const [back, ...onward] = prepared as [Renewal, ...Renewal[]];
    await stepOf('undoRenewalStep', back, { step: 'prepare' });
    for (const { next } of onward) {
      const { id, version } = await steps.policyOf(Number(next?.id));
      succeeded(await office.call('activatePolicy', { path: { policyId: id }, version }));
    }
    const years = whole + onward.length;
    expect(await readBalances()).toEqual({ policies: years, unbalanced: [] });

    // Money comes in on the new terms too, and what the server says of each policy and of all is the same.
    const [newest] = onward;
    await transfer((await openOf(Number(newest?.next?.id))).map((one) => lineOf(one)));
    expect(await readBalances()).toEqual({ policies: years, unbalanced: [] });
    for (const policyId of [...ids, ...onward.map(({ next }) => Number(next?.id))])
      expect((await steps.policyOf(policyId)).premium_balance).toMatchObject({ difference: '0.00' });
    expect(await strayFacts(api.adminDb)).toEqual([]);
  },
  patience(120_000),
);
