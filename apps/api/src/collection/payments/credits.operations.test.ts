import type {
  DashboardSummary,
  Payment,
  PaymentPage,
  PaymentReminder,
  PaymentSummary,
  Policy,
  Receipt,
} from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTenant } from '../../database/index.ts';
import { makeCredit } from '../../portfolio/policies/index.ts';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { asOffice } from '../../testing/asOffice.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
type Query = Record<string, string | number>;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('saldos');
  portfolio = await aPortfolio(office);
});
afterAll(() => api.close());

const read = async (paymentId: number) => succeeded<Payment>(await office.call('getPayment', { path: { paymentId } }));
const list = async (query: Query) => succeeded<PaymentPage>(await office.call('listPayments', { query }));
const summary = async (query: Query = {}) =>
  succeeded<PaymentSummary>(await office.call('getPaymentSummary', { query }));
/** A credit of a policy, as its movements make it. */
const owe = async (policyId: number, amount: string, dueDate = portfolio.today) =>
  read(await asOffice(api, office, (scope) => makeCredit(scope, policyId, { amount, dueDate })));
const refund = (credit: Payment, body: object) =>
  office.call('createReceipt', {
    path: { paymentId: credit.id },
    version: credit.version,
    body: { kind: 'money', received_on: portfolio.today, method: 'transfer', ...body },
  });
const wrong = (...fields: string[]) => ({
  status: 422,
  body: { errors: Object.fromEntries(fields.map((field) => [field, [expect.any(String)]])) },
});

describe('a credit', () => {
  it('is owed back: in no sum of what is to be collected, never late, and a sum of its own', async () => {
    const { id: policyId } = await portfolio.active({ payment_frequency: 4 });
    const policyNow = async () => succeeded<Policy>(await office.call('getPolicy', { path: { policyId } }));
    const policy = await policyNow();
    const before = await summary();
    const late = succeeded<DashboardSummary>(await office.call('getDashboardSummary', {}));
    const credit = await owe(policy.id, '400.00', addDays(portfolio.today, -90));
    expect(credit).toMatchObject({
      kind: 'credit',
      amount: '-400.00',
      paid_amount: '0.00',
      balance: '-400.00',
      status: 'on_time',
      number: 1,
      instalments_count: 1,
      allowed_actions: ['update', 'refund'],
    });
    expect(await summary()).toEqual({
      ...before,
      credits: { count: before.credits.count + 1, amount: '-400.00' },
    });
    expect(await summary({ policy: policy.id, due_to: portfolio.today })).toMatchObject({
      credits: { count: 1, amount: '-400.00' },
    });
    expect(succeeded<DashboardSummary>(await office.call('getDashboardSummary', {})).late).toEqual(late.late);
    const now = await policyNow();
    expect(now.instalments_summary).toEqual({
      ...policy.instalments_summary,
      credits: 1,
      credit_balance: '-400.00',
    });
    expect(now.locked_fields).toContain('net_premium');
  });

  it('is listed where it is asked for, by its own states', async () => {
    const { id: policy } = await portfolio.active({ payment_frequency: 4 });
    const credit = await owe(policy, '12.50', addDays(portfolio.today, -10));
    const ids = async (query: Query) => {
      const { count, results } = await list({ policy, ...query });
      expect(count).toBe(results.length);
      return results.map(({ id, kind }) => (kind === 'credit' ? id : 'premium'));
    };
    const premium = ['premium', 'premium', 'premium'];
    expect(await ids({})).toEqual(premium);
    expect(await ids({ kind: 'credit' })).toEqual([credit.id]);
    expect(await ids({ kind: 'all', ordering: 'amount' })).toEqual([credit.id, ...premium]);
    expect(await ids({ kind: 'credit', status: 'unpaid' })).toEqual([credit.id]);
    expect(await ids({ kind: 'credit', status: 'on_time' })).toEqual([credit.id]);
    for (const status of ['delayed', 'near_expiry', 'paid']) expect(await ids({ kind: 'credit', status })).toEqual([]);
    expect((await list({ kind: 'credit' })).count).toBe(
      (await list({ kind: 'credit', ordering: 'status' })).results.length,
    );
    for (const ordering of ['status', '-provider', 'branch', 'due_date'])
      expect((await list({ ordering, page_size: 200 })).results.every(({ kind }) => kind === 'premium')).toBe(true);
  });

  it('is given back in money, in parts or at once, and taken up again', async () => {
    const { id: policy } = await portfolio.active();
    const credit = await owe(policy, '150.00');
    expect(await refund(credit, { amount: '150.01' })).toMatchObject(wrong('amount'));
    expect(await refund(credit, { kind: 'withholding', method: null, amount: '1.00' })).toMatchObject(wrong('kind'));
    succeeded<Receipt>(await refund(credit, { amount: '50.00' }));
    expect(await read(credit.id)).toMatchObject({ balance: '-100.00', is_paid: false, status: 'on_time' });
    const rest = succeeded<Receipt>(await refund(await read(credit.id), { amount: '100.00', collected_by: 'broker' }));
    const used = await read(credit.id);
    expect(used).toMatchObject({
      balance: '0.00',
      is_paid: true,
      status: 'paid',
      allowed_actions: ['update', 'unpay'],
    });
    expect((await list({ policy, kind: 'credit', status: 'paid' })).count).toBe(1);
    expect(await refund(used, { amount: '1.00' })).toMatchObject({ status: 409, body: { code: 'already_paid' } });
    const unpay = await office.call('unpayInstalment', { path: { paymentId: credit.id }, version: used.version });
    expect(unpay.body).toMatchObject({ balance: '-100.00' });
    const path = { paymentId: credit.id, receiptId: rest.id };
    expect(await office.call('voidReceipt', { path, version: rest.version })).toMatchObject({ status: 412 });
  });

  it('is neither paid, nor part of a transfer, nor reminded of', async () => {
    const { id: policy } = await portfolio.active();
    const credit = await owe(policy, '10.00', addDays(portfolio.today, -5));
    const path = { paymentId: credit.id };
    const { version } = credit;
    const refused = { status: 409, body: { code: 'is_credit' } };
    const body = { payment_method: 'cash', payment_date: portfolio.today };
    expect(await office.call('payInstalment', { path, version, body })).toMatchObject(refused);
    const lines = [{ payment_id: credit.id, version, amount: '10.00' }];
    expect(
      await office.call('createReceiptBatch', { body: { received_on: portfolio.today, method: 'cash', lines } }),
    ).toMatchObject(refused);
    expect(await office.call('notifyPayer', { path, version })).toMatchObject(refused);
    expect(succeeded<PaymentReminder>(await office.call('getPaymentReminder', { path })).refusal).toBe('is_credit');
    expect(await read(credit.id)).toMatchObject({ version, balance: '-10.00' });
  });

  it('stays when its policy is closed', async () => {
    const policy = await portfolio.active({ payment_frequency: 4 });
    const credit = await owe(policy.id, '20.00', addDays(portfolio.today, 200));
    const closed = await office.call('closePolicy', {
      path: { policyId: policy.id },
      version: policy.version,
      body: { observations: 'Vendió el vehículo.' },
    });
    expect(closed.status).toBe(200);
    expect(await read(credit.id)).toMatchObject({ balance: '-20.00' });
    expect(
      (await list({ policy: policy.id, kind: 'all' })).results.filter(({ kind }) => kind === 'credit'),
    ).toHaveLength(1);
  });

  it('keeps its sign, whoever writes', async () => {
    const { id: policy } = await portfolio.active();
    await owe(policy, '5.00');
    const write = (kind: string, amount: string) =>
      withTenant(api.world.db, { partnerId: office.partnerId }, (trx) =>
        sql`insert into payments (partner_id, policy_id, kind, number, due_date, amount)
          values (${office.partnerId}, ${policy}, ${kind}, 99, ${portfolio.today}, ${amount})`.execute(trx),
      );
    for (const [kind, amount] of [
      ['credit', '5.00'],
      ['credit', '0.00'],
      ['premium', '-5.00'],
    ] as const)
      await expect(write(kind, amount)).rejects.toThrow('payments_amount');
  });
});
