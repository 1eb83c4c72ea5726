import type {
  Import,
  ImportCheck,
  ImportProgress,
  ImportUndo,
  Payment,
  Policy,
  Provider,
  Receipt,
} from '@corredor/core/api';
import { addDays, addMonths } from '@corredor/core/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

type Texts = Record<string, string>;
type Kind = 'policies' | 'payments';
let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
let insurer: string;
let start: string;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('cuotas');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  const { id: providerId } = portfolio.provider;
  insurer = succeeded<Provider>(await office.call('getProvider', { path: { providerId } })).name;
  start = addDays(portfolio.today, -40);
});
afterAll(() => api.close());

const rowsOf = (rows: Texts[]) => rows.map((values, index) => ({ number: 2 + index, values }));
const check = async (rows: Texts[], more: object = {}) =>
  succeeded<ImportCheck>(await office.call('checkImport', { body: { kind: 'payments', rows: rowsOf(rows), ...more } }))
    .results;
const bringIn = async (kind: Kind, rows: Texts[]) => {
  const body = { kind, file_name: 'cuotas.xlsx', rows_count: rows.length };
  const { id: importId } = succeeded<Import>(await office.call('createImport', { body }));
  const sent = { path: { importId }, body: { rows: rowsOf(rows) } };
  const { results } = succeeded<ImportProgress>(await office.call('createImportRows', sent));
  return { importId, results, again: () => office.call('createImportRows', sent) };
};
const undo = async (importId: number) => succeeded<ImportUndo>(await office.call('undoImport', { path: { importId } }));
const outcomes = (results: readonly { outcome: string }[]) => results.map(({ outcome }) => outcome);
const policyOf = async (policyId: number) => succeeded<Policy>(await office.call('getPolicy', { path: { policyId } }));
const planOf = async (policyId: number) =>
  ((await portfolio.instalments(policyId)) as Payment[]).map((one) => [one.due_date, one.amount, one.paid_amount]);
const receiptsOf = async (paymentId = 0) =>
  succeeded<{ results: Receipt[] }>(await office.call('listReceipts', { path: { paymentId } })).results;
let serial = 0;
/** An active policy of 600.00 in three instalments. */
const aPolicy = async (more: Texts = {}) => {
  const number = `PLAN-${++serial}`;
  const row = {
    number,
    provider: insurer,
    branch: 'vehiculos',
    contractor_identification: 'CUOTAS1',
    contractor_name: 'Rosa Elena Andrade',
    start_date: start,
    end_date: addMonths(start, 12),
    net_premium: '500,00',
    total_grant: '600,00',
    instalments: '3',
    ...more,
  };
  const { results } = await bringIn('policies', [row]);
  return { number, id: results[0]?.record?.id ?? 0 };
};
const rowOf = (number: string, due_date: string, amount: string, more: Texts = {}): Texts => ({
  number,
  provider: insurer.toUpperCase(),
  due_date,
  amount,
  ...more,
});

describe('the instalments of a policy from a file', () => {
  it('come by cheque and bank debit, too; a cheque of a later day is no receipt', async () => {
    const policy = await aPolicy();
    const rows = (last: Texts) => [
      rowOf(policy.number, start, '150,00', { paid_on: start, payment_method: 'Cheque' }),
      rowOf(policy.number, addDays(start, 30), '100.00', { paid_on: start, payment_method: 'DEBITO AUTOMATICO' }),
      rowOf(policy.number, addDays(start, 60), '350.00', last),
    ];
    const later = { paid_on: addDays(portfolio.today, 5), payment_method: 'Cheque posfechado' };
    const [, , refused] = await check(rows(later));
    expect(refused?.errors?.paid_on).toEqual([expect.stringMatching(/post-dated cheque|cheque a fecha/)]);
    const brought = await bringIn('payments', rows({}));
    expect(outcomes(brought.results)).toEqual(['created', 'created', 'created']);
    const methods = ((await portfolio.instalments(policy.id)) as Payment[]).map((one) => one.payment_method);
    expect(methods).toEqual(['cheque', 'bank_debit', null]);
  });

  it('take the place of its plan with what was paid of them, once, and give it back', async () => {
    const policy = await aPolicy();
    const former = await planOf(policy.id);
    expect(former).toHaveLength(3);
    const late = addDays(start, 60);
    const rows = [
      rowOf(policy.number, late, '350,00', { invoice_number: 'F-2' }),
      rowOf(policy.number, start, '150,00', { paid_on: addDays(start, 3), payment_method: 'Efectivo' }),
      rowOf(policy.number, addDays(start, 30), '100.00', { paid: '40,00' }),
    ];
    expect(outcomes(await check(rows))).toEqual(['created', 'created', 'created']);
    expect(await planOf(policy.id)).toEqual(former);
    const { importId, results, again } = await bringIn('payments', rows);
    expect(outcomes(results)).toEqual(['created', 'created', 'created']);
    const plan = [
      [start, '150.00', '150.00'],
      [addDays(start, 30), '100.00', '40.00'],
      [late, '350.00', '0.00'],
    ];
    expect(await planOf(policy.id)).toEqual(plan);
    const [first, second, third] = (await portfolio.instalments(policy.id)) as Payment[];
    expect(first).toMatchObject({
      ...{ is_paid: true, payment_method: 'cash', payment_date: addDays(start, 3), paid_before_import: false },
    });
    const known = await receiptsOf(first?.id);
    expect(known).toMatchObject([{ from_import: true, before_import: false, method: 'cash', reference: null }]);
    expect(third).toMatchObject({ invoice_number: 'F-2', number: 3 });
    expect(await receiptsOf(second?.id)).toEqual([
      expect.objectContaining({
        amount: '40.00',
        from_import: true,
        before_import: true,
        method: null,
        collected_by: 'insurer',
        received_on: addDays(start, 30),
      }),
    ]);
    expect((await policyOf(policy.id)).own_plan).toHaveLength(3);

    // A request that comes twice, and a file that does, bring nothing twice.
    expect(outcomes(succeeded<ImportProgress>(await again()).results)).toEqual(['created', 'created', 'created']);
    expect(outcomes(await check(rows))).toEqual(['identical', 'identical', 'identical']);
    expect(await planOf(policy.id)).toEqual(plan);

    expect(await undo(importId)).toMatchObject({
      removed_count: 3,
      remaining_count: 0,
      kept: [],
      import: { status: 'undone' },
    });
    expect(await planOf(policy.id)).toEqual(former);
    expect((await policyOf(policy.id)).own_plan).toBeNull();
    expect(outcomes(await check(rows))).toEqual(['created', 'created', 'created']);
  });

  it('all stay out where one of them is wrong, and those of other policies go in', async () => {
    const [one, other, short] = [await aPolicy(), await aPolicy(), await aPolicy()];
    const draft = await aPolicy({ policy_status: 'Borrador' });
    const paid = await aPolicy({ paid_amount: '200,00' });
    const results = await check([
      rowOf(one.number, start, '300'),
      rowOf(one.number, addDays(start, 800), '300', {
        paid: '301',
        payment_method: 'Trueque',
        invoice_number: 'x'.repeat(61),
      }),
      rowOf(other.number, start, '600'),
      rowOf(short.number, start, '300'),
      rowOf(short.number, late(), '299.99'),
      rowOf(draft.number, start, '600'),
      rowOf(paid.number, start, '600'),
      rowOf('NINGUNA-1', start, '600'),
      { ...rowOf(one.number, start, '600'), provider: 'Compañía Perdida' },
      { number: '', provider: insurer, due_date: '31/02/2026', amount: '-5', paid_on: portfolio.notYet },
    ]);
    expect(results.map(({ outcome, errors }) => [outcome, Object.keys(errors).toSorted().join()])).toEqual([
      ['failed', 'row'],
      ['failed', 'invoice_number,paid,payment_method'],
      ['created', ''],
      ['failed', 'amount'],
      ['failed', 'amount'],
      ['failed', 'number'],
      ['failed', 'number'],
      ['failed', 'number'],
      ['failed', 'provider'],
      ['failed', 'amount,due_date,number,paid_on'],
    ]);
    expect(results[3]?.errors.amount?.[0]).toMatch(/599\.99.*600\.00/);
    expect(results[8]?.unknown_names).toEqual([{ kind: 'provider', name: 'Compañía Perdida' }]);
    const [ends] = await check([rowOf(one.number, addDays(start, 800), '600')]);
    expect(Object.keys(ends?.errors ?? {})).toEqual(['due_date']);
    // A plan is its policy's and its payments' alike.
    for (const rights of [['policy_app.change_payment'], ['policy_app.change_policy']] as const) {
      const { call } = await office.as([...rights]);
      const body = { kind: 'payments', rows: rowsOf([rowOf(other.number, start, '600')]) };
      expect((await call('checkImport', { body })).status).toBe(403);
    }
  });

  it('are not taken back once somebody received something for them', async () => {
    const policy = await aPolicy();
    const untouched = await aPolicy();
    const { importId } = await bringIn('payments', [
      rowOf(policy.number, start, '400', { paid: '400' }),
      rowOf(policy.number, late(), '200'),
      rowOf(untouched.number, late(), '600'),
    ]);
    const [, second] = (await portfolio.instalments(policy.id)) as Payment[];
    succeeded(
      await office.call('createReceipt', {
        path: { paymentId: second?.id ?? 0 },
        version: second?.version ?? 0,
        body: { kind: 'money', amount: '10.00', received_on: portfolio.today, method: 'cash' },
      }),
    );
    const answer = await undo(importId);
    expect(answer).toMatchObject({ removed_count: 1, remaining_count: 0 });
    expect(answer.kept.map(({ model, reason, held_by }) => [model, reason, held_by])).toEqual([
      ['payment', 'held', [{ model: 'payment', count: 1 }]],
      ['payment', 'held', [{ model: 'payment', count: 1 }]],
    ]);
    expect(await planOf(policy.id)).toEqual([
      [start, '400.00', '400.00'],
      [late(), '200.00', '10.00'],
    ]);
    expect(await planOf(untouched.id)).toHaveLength(3);
  });
});
const late = () => addDays(start, 90);
