import type { Payment, Policy, Receipt, ReceiptBatch, ReceiptPage } from '@corredor/core/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTenant } from '../../database/index.ts';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
type Row = { id: number; version: number; amount: string };

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('cobros');
  portfolio = await aPortfolio(office);
});
afterAll(() => api.close());
/** The three instalments of 199.71, 199.71 and 199.73 of a new policy of 599.15. */
const three = async () => {
  const rows: Row[] = await portfolio.instalments((await portfolio.active({ payment_frequency: 4 })).id);
  const [first, second, third] = rows;
  if (!first || !second || !third) throw new Error('three instalments');
  expect(rows.map(({ amount }) => amount)).toEqual(['199.71', '199.71', '199.73']);
  return [first, second, third] as const;
};
const receive = (row: Row, body: object, key?: string) =>
  office.call('createReceipt', {
    path: { paymentId: row.id },
    version: row.version,
    body: { kind: 'money', received_on: portfolio.today, method: 'transfer', ...body },
    key,
  });
const now = async (row: { id: number }) =>
  succeeded<Payment>(await office.call('getPayment', { path: { paymentId: row.id } }));
const receiptsOf = async (row: { id: number }) =>
  succeeded<ReceiptPage>(await office.call('listReceipts', { path: { paymentId: row.id } })).results;
const takeBack = (row: { id: number }, receipt: { id: number; version: number }) =>
  office.call('voidReceipt', { path: { paymentId: row.id, receiptId: receipt.id }, version: receipt.version });
const wrong = (...fields: string[]) => ({
  status: 422,
  body: { errors: Object.fromEntries(fields.map((field) => [field, [expect.any(String)]])) },
});
const events = async (id: number) => {
  const rows = api.adminDb.selectFrom('audit_log').select('event').where('model', '=', 'payment');
  return (await rows.where('object_id', '=', id).orderBy('id').execute()).map((row) => row.event);
};

describe('a receipt by hand', () => {
  it('says how the money came in: only one that an import made may lack that, and nobody can claim to be one', async () => {
    const [row] = await three();
    expect(await receive(row, { amount: '1.00', method: null })).toMatchObject(wrong('method'));
    expect(await receive(row, { amount: '1.00', method: undefined })).toMatchObject(wrong('method'));
    const body = { payment_date: portfolio.today };
    const call = { path: { paymentId: row.id }, version: row.version, body: body as never };
    expect(await office.call('payInstalment', call)).toMatchObject(wrong('payment_method'));
    for (const claim of [{ from_import: true }, { from_import: true, before_import: true, method: null }])
      expect((await receive(row, { amount: '1.00', ...claim })).status).toBe(422);
    const made = await receive(row, { amount: '1.00' });
    expect(made.body).toMatchObject({ from_import: false, before_import: false, method: 'transfer' });
    const insert = (values: object) =>
      withTenant(api.world.db, { partnerId: office.partnerId }, (trx) =>
        trx
          .insertInto('receipts')
          .values({
            ...{ partner_id: office.partnerId, payment_id: row.id, kind: 'money', amount: '1.00', method: null },
            ...{ received_on: portfolio.today, collected_by: 'insurer', ...values },
          } as never)
          .execute(),
      );
    await expect(insert({})).rejects.toThrow(/receipts_method/);
    await expect(insert({ before_import: true, method: 'cash' })).rejects.toThrow(/receipts_before_import/);
    await insert({ from_import: true });
  });
});

describe('a part of an instalment', () => {
  it('leaves the rest open, which nobody can overpay', async () => {
    const [row] = await three();
    expect(await receive(row, { amount: '100.00', reference: ' TRX-1 ' })).toMatchObject({
      status: 201,
      body: { amount: '100.00', reference: 'TRX-1', collected_by: 'insurer', voided_at: null },
    });
    const partly = await now(row);
    expect(partly).toMatchObject({ paid_amount: '100.00', balance: '99.71', is_paid: false, payment_date: null });
    const over = await receive(partly, { amount: '99.72' });
    expect(over).toMatchObject(wrong('amount'));
    expect(over.body).toMatchObject({ errors: { amount: [expect.stringContaining('99.71')] } });
    expect(await receive(partly, { amount: '99.71', method: 'cash', invoice_number: 'F-9' })).toMatchObject({
      status: 201,
    });
    expect(await now(row)).toMatchObject({
      balance: '0.00',
      status: 'paid',
      payment_method: 'cash',
      payment_date: portfolio.today,
      invoice_number: 'F-9',
    });
    expect(await events(row.id)).toEqual(['payment_partly_paid', 'payment_paid']);
  });

  it('is more than nothing, not of a day to come, and says how it came', async () => {
    const [row] = await three();
    expect(await receive(row, { amount: '0.00' })).toMatchObject(wrong('amount'));
    expect(await receive(row, { amount: '1.00', received_on: portfolio.notYet, method: null })).toMatchObject(
      wrong('received_on', 'method'),
    );
    expect(await receive(row, { amount: '1.00', kind: 'withholding' })).toMatchObject(wrong('method'));
    expect(await receiptsOf(row)).toEqual([]);
  });

  it('comes by cheque and by bank debit; a post-dated cheque waits for its day, however it is recorded', async () => {
    const [row, next] = await three();
    const waits = 'Un cheque a fecha es un cobro solo en su día: regístrelo entonces.';
    const early = { method: 'cheque', received_on: portfolio.notYet } as const;
    const one = await office.call('createReceipt', {
      path: { paymentId: row.id },
      version: row.version,
      body: { kind: 'money', amount: '1.00', ...early },
      language: 'es',
    });
    expect([one.status, one.body.errors]).toEqual([422, { received_on: [waits] }]);
    const whole = await office.call('payInstalment', {
      path: { paymentId: row.id },
      version: row.version,
      body: { payment_method: 'cheque', payment_date: portfolio.notYet },
      language: 'es',
    });
    expect([whole.status, whole.body.errors]).toEqual([422, { payment_date: [waits] }]);
    const many = await office.call('createReceiptBatch', {
      body: { ...early, lines: [{ payment_id: row.id, version: row.version, amount: '1.00' }] },
      language: 'es',
    });
    expect([many.status, many.body.errors]).toEqual([422, { received_on: [waits] }]);
    expect(await receiptsOf(row)).toEqual([]);
    expect(await receive(row, { amount: '100.00', method: 'cheque' })).toMatchObject({ status: 201 });
    await receive(await now(row), { amount: '99.71', method: 'bank_debit' });
    expect(await now(row)).toMatchObject({ is_paid: true, payment_method: 'bank_debit' });
    const found = await office.call('listPayments', {
      query: { method: 'bank_debit', policy: (await now(row)).policy_id },
    });
    expect(found.body.results?.map(({ id }) => id)).toEqual([row.id]);
    expect(await now(next)).toMatchObject({ is_paid: false });
  });

  it('settles together with what the payer withheld, which is taken back by itself', async () => {
    const [row] = await three();
    await receive(row, { amount: '194.71' });
    const withheld = await receive(await now(row), { kind: 'withholding', amount: '5.00', method: undefined });
    expect(withheld).toMatchObject({ status: 201, body: { method: null } });
    const paid = await now(row);
    expect(paid).toMatchObject({ is_paid: true, payment_method: 'transfer' });
    const policy = succeeded<Policy>(await office.call('getPolicy', { path: { policyId: paid.policy_id } }));
    expect(policy.instalments_summary).toMatchObject({ collected: '199.71', withheld: '5.00', crossed: '0.00' });
    const unpay = (version: number) => office.call('unpayInstalment', { path: { paymentId: row.id }, version });
    expect(await unpay(paid.version)).toMatchObject({ status: 409, body: { code: 'completed_by_withholding' } });
    expect(await takeBack(row, succeeded<Receipt>(withheld))).toMatchObject({
      status: 200,
      body: { voided_at: expect.any(String) },
    });
    expect(await now(row)).toMatchObject({ is_paid: false, paid_amount: '194.71', balance: '5.00' });
    const [voided] = await receiptsOf(row);
    if (!voided) throw new Error('A receipt that was taken back is listed no more.');
    expect(await takeBack(row, succeeded<Receipt>(withheld))).toMatchObject({ status: 412 });
    expect(await takeBack(row, voided)).toMatchObject({ status: 409, body: { code: 'receipt_voided' } });
    expect(await events(row.id)).toEqual(['payment_partly_paid', 'payment_paid', 'payment_unpaid']);
  });

  it('is what paying adds and undoing it takes back; what came in before stays', async () => {
    const [row] = await three();
    await receive(row, { amount: '50.00', collected_by: 'broker' });
    const pay = await office.call('payInstalment', {
      path: { paymentId: row.id },
      version: (await now(row)).version,
      body: { payment_method: 'card', payment_date: portfolio.today },
    });
    expect(pay.body).toMatchObject({ is_paid: true, paid_amount: '199.71' });
    expect((await receiptsOf(row)).map(({ amount }) => amount)).toEqual(['149.71', '50.00']);
    const undone = await office.call('unpayInstalment', {
      path: { paymentId: row.id },
      version: succeeded<Payment>(pay).version,
    });
    expect(undone.body).toMatchObject({ is_paid: false, paid_amount: '50.00', balance: '149.71' });
    const { policy_id: policyId } = succeeded<Payment>(undone);
    const policy = succeeded<Policy>(await office.call('getPolicy', { path: { policyId } }));
    expect(policy.instalments_summary).toMatchObject({ paid: 0, collected: '50.00', collected_by_broker: '50.00' });
    expect(policy.locked_fields).toContain('net_premium');
  });

  it('counts once, however many send it and from wherever', async () => {
    const [row] = await three();
    const twice = await Promise.all([1, 2].map(() => receive(row, { amount: '100.00' }, 'one-receipt-0123456789')));
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    const stale = await receive(row, { amount: '1.00' });
    expect(stale).toMatchObject({ status: 412, body: { current: { paid_amount: '100.00' } } });
    const both = await now(row);
    const racing = await Promise.all([1, 2].map(() => receive(both, { amount: '60.00' })));
    expect(racing.map(({ status }) => status).sort()).toEqual([201, 412]);
    expect(await now(row)).toMatchObject({ paid_amount: '160.00' });
  });
});

describe('one transfer over several instalments', () => {
  const batch = (rows: Row[], amounts: string[], over: object = {}) =>
    office.call('createReceiptBatch', {
      body: {
        received_on: portfolio.today,
        method: 'transfer',
        reference: 'TRX-7',
        lines: rows.map((row, place) => ({ payment_id: row.id, version: row.version, amount: amounts[place] })),
        ...over,
      },
    });

  it('pays all of them at once, and knows what came together', async () => {
    const rows = await three();
    const done = await batch([...rows], ['199.71', '199.71', '100.00']);
    expect(done).toMatchObject({ status: 201, body: { total: '499.42', currency: 'USD' } });
    const { receipts } = succeeded<ReceiptBatch>(done);
    expect(new Set(receipts.map(({ batch_id }) => batch_id))).toEqual(
      new Set([Math.min(...receipts.map(({ id }) => id))]),
    );
    expect((await Promise.all(rows.map(now))).map(({ balance }) => balance)).toEqual(['0.00', '0.00', '99.73']);
  });

  it('is whole or absent', async () => {
    const [first, second, third] = await three();
    expect(await batch([first, second], ['10.00', '199.72'])).toMatchObject(wrong('lines.1.amount'));
    expect(await batch([first, first], ['10.00', '10.00'])).toMatchObject(wrong('lines.1.payment_id'));
    expect(await batch([first, { ...third, version: 9 }], ['10.00', '10.00'])).toMatchObject({ status: 412 });
    expect(await batch([first, { ...third, id: 2_000_000_000 }], ['10.00', '10.00'])).toMatchObject(
      wrong('lines.1.payment_id'),
    );
    await receive(second, { amount: '199.71' });
    expect(await batch([first, await now(second)], ['10.00', '10.00'])).toMatchObject({
      body: { code: 'already_paid' },
    });
    expect(await now(first)).toMatchObject({ paid_amount: '0.00', version: 1 });
  });

  it('is taken back whole, once and by its own receipts, and comes back as it was', async () => {
    const rows = await three();
    const made = succeeded<ReceiptBatch>(await batch([...rows], ['199.71', '100.00', '50.00']));
    const other = succeeded<ReceiptBatch>(await batch([await now(rows[1]), await now(rows[2])], ['1.00', '1.00']));
    const path = { batchId: made.id };
    expect(made.instalments.map(({ id, number }) => [id, number])).toEqual(
      rows.map(({ id }, place) => [id, place + 1]),
    );
    expect(await office.call('getReceiptBatch', { path })).toMatchObject({ status: 200, body: made });
    const named = (receipts: readonly Receipt[]) => ({
      lines: receipts.map(({ id, version }) => ({ receipt_id: id, version })),
    });
    const take = (body: object) => office.call('voidReceiptBatch', { path, body });
    expect(await take(named(made.receipts.slice(1)))).toMatchObject(wrong('lines'));
    expect(await take(named([...made.receipts, ...other.receipts.slice(1)]))).toMatchObject(
      wrong('lines.3.receipt_id'),
    );
    expect(await take(named([...made.receipts, ...made.receipts.slice(2)]))).toMatchObject(wrong('lines.3.receipt_id'));
    const [first, second, third] = made.receipts;
    if (!first || !second || !third) throw new Error('three receipts');
    expect(await take(named([first, second, { ...third, version: 9 }]))).toMatchObject({ status: 412 });
    expect((await Promise.all(rows.map(now))).map(({ paid_amount }) => paid_amount)).toEqual([
      '199.71',
      '101.00',
      '51.00',
    ]);
    // A part that was taken back by itself makes what was shown old; what is left of it goes together.
    succeeded(await takeBack(rows[1], second));
    expect(await take(named(made.receipts))).toMatchObject({ status: 412 });
    const left = succeeded<ReceiptBatch>(await office.call('getReceiptBatch', { path })).receipts;
    expect(await take(named(left))).toMatchObject({ status: 409, body: { code: 'receipt_voided' } });
    const done = await Promise.all([take(named([first, third])), take(named([first, third]))]);
    expect(done.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await Promise.all(rows.map(now))).map(({ paid_amount }) => paid_amount)).toEqual(['0.00', '1.00', '1.00']);
    expect((await events(rows[0].id)).at(-1)).toBe('payment_unpaid');
    expect((await events(rows[2].id)).at(-1)).toBe('payment_receipt_voided');
    const others = await api.partner('otros');
    expect(await others.call('getReceiptBatch', { path })).toMatchObject({ status: 404 });
    expect(await others.call('voidReceiptBatch', { path, body: named([first]) })).toMatchObject({ status: 404 });
  });

  it('waits for another that names the same instalments in another order', async () => {
    const rows = await three();
    const back = rows.toReversed();
    const done = await Promise.all([batch([...rows], ['1.00', '1.00', '1.00']), batch(back, ['2.00', '2.00', '2.00'])]);
    expect(done.map(({ status }) => status).sort()).toEqual([201, 412]);
  });
});

it('is nobody else’s to see, to take back or to write beside the receipts', async () => {
  const [row] = await three();
  const receipt = succeeded<Receipt>(await receive(row, { amount: '100.00' }));
  const others = await api.partner('ajenos');
  const path = { paymentId: row.id };
  expect(await others.call('listReceipts', { path })).toMatchObject({ status: 404 });
  expect(
    await others.call('voidReceipt', { path: { ...path, receiptId: receipt.id }, version: receipt.version }),
  ).toMatchObject({ status: 404 });
  for (const change of [
    sql`update payments set amount = 1`,
    sql`update payments set paid_amount = 0`,
    sql`update payments set is_paid = true`,
    sql`update receipts set amount = 1`,
    sql`delete from receipts`,
  ])
    await expect(
      withTenant(api.world.db, { partnerId: office.partnerId }, (trx) => change.execute(trx)),
    ).rejects.toThrow('permission denied');
  const [amount, paid] = [
    sql`update payments set amount = 99 where id = ${row.id}`,
    sql`update payments set paid_amount = 200 where id = ${row.id}`,
  ];
  for (const change of [amount, paid])
    await expect(change.execute(api.adminDb)).rejects.toThrow('payments_paid_amount');
});
