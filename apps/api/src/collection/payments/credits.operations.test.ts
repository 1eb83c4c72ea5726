import type {
  Crossing,
  CrossingPage,
  DashboardAgeing,
  Payment,
  PaymentPage,
  PaymentReminder,
  PaymentSummary,
  Policy,
  Receipt,
  ReceiptPage,
} from '@corredor/core/api';
import { addDays, todayIn } from '@corredor/core/dates';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTenant } from '../../database/index.ts';
import type { Database } from '../../database/schema.ts';
import { createRandom } from '../../demo/random.ts';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { patience } from '../../testing/patience.ts';
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
  read(await office.owe(policyId, amount, dueDate));
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
    const ages = async () => succeeded<DashboardAgeing>(await office.call('getDashboardAgeing', {}));
    const agesBefore = await ages();
    const credit = await owe(policy.id, '400.00', addDays(portfolio.today, -90));
    expect(credit).toMatchObject({
      kind: 'credit',
      amount: '-400.00',
      paid_amount: '0.00',
      balance: '-400.00',
      status: 'on_time',
      number: 1,
      instalments_count: 1,
      allowed_actions: ['update', 'refund', 'cross'],
    });
    expect(await summary()).toEqual({
      ...before,
      credits: { count: before.credits.count + 1, amount: '-400.00' },
    });
    expect(await summary({ policy: policy.id, due_to: portfolio.today })).toMatchObject({
      credits: { count: 1, amount: '-400.00' },
    });
    expect(await ages()).toEqual(agesBefore);
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
      allowed_actions: ['update', 'unpay', 'remit'],
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

describe('a crossing', () => {
  const cross = (pairs: [Payment, Payment, string][], over: object = {}, key?: string) =>
    office.call('createCrossing', {
      body: {
        customer_id: portfolio.contractorId,
        reason: 'cancellation',
        pairs: pairs.map(([credit, payment, amount]) => ({
          credit_id: credit.id,
          credit_version: credit.version,
          payment_id: payment.id,
          payment_version: payment.version,
          amount,
        })),
        ...over,
      },
      key,
    });
  const undo = ({ id, version }: Pick<Crossing, 'id' | 'version'>) =>
    office.call('undoCrossing', { path: { crossingId: id }, version });
  const receiptsOf = async ({ id }: { id: number }) =>
    succeeded<ReceiptPage>(await office.call('listReceipts', { path: { paymentId: id } })).results;
  /** Three instalments of 199.71, 199.71 and 199.73, and a credit of the same policy. */
  const owing = async (amount: string, over: object = {}) => {
    const { id } = await portfolio.active({ payment_frequency: 4, ...over });
    const rows = (await list({ policy: id, ordering: 'number' })).results;
    const [first, second, third] = rows;
    if (!first || !second || !third) throw new Error('three instalments');
    return { id, first, second, third, credit: await owe(id, amount) };
  };

  it('lets a credit pay instalments, and gives back what is left; undone, both sides are open again', async () => {
    const { id: policy, first, second, credit } = await owing('400.00');
    await office.call('payInstalment', {
      path: { paymentId: first.id },
      version: first.version,
      body: { payment_method: 'cash', payment_date: portfolio.today },
    });
    const done = await cross([[credit, second, '199.71']], { note: ' Anulación ' });
    const crossing = succeeded<Crossing>(done);
    // Midnight may have passed since the records were made.
    const day = todayIn('America/Guayaquil', new Date());
    expect(done).toMatchObject({
      status: 201,
      body: {
        customer: { id: portfolio.contractorId },
        note: 'Anulación',
        crossed_on: day,
        undo_until: addDays(day, 30),
        total: '199.71',
        currency: 'USD',
        pairs: [{ credit: { id: credit.id, number: 1 }, payment: { id: second.id, number: 2 }, amount: '199.71' }],
        undone_at: null,
      },
    });
    expect(await read(second.id)).toMatchObject({ is_paid: true, payment_method: null, payment_date: day });
    const left = await read(credit.id);
    expect(left).toMatchObject({ balance: '-200.29', is_paid: false });
    expect((await refund(left, { amount: '200.29' })).status).toBe(201);
    for (const side of [credit, second])
      expect((await receiptsOf(side)).at(-1)).toMatchObject({ kind: 'crossing', crossing_id: crossing.id });
    expect(
      succeeded<CrossingPage>(await office.call('listCrossings', { query: { policy } })).results.map(({ id }) => id),
    ).toEqual([crossing.id]);
    const listed = async (query: object) =>
      succeeded<CrossingPage>(await office.call('listCrossings', { query: query as never })).results.map(
        ({ id }) => id,
      );
    const { crossed_on, customer } = crossing;
    expect(await listed({ state: 'made', crossed_from: crossed_on, crossed_to: crossed_on })).toContain(crossing.id);
    expect(await listed({ search: customer.name })).toContain(crossing.id);
    expect(await listed({ search: 'nadie que se llame' })).toEqual([]);
    expect(await listed({ state: 'undone', policy })).toEqual([]);
    expect(await listed({ crossed_to: '2000-01-01' })).toEqual([]);
    // What came in as money, by whomever, is not what a credit paid.
    const { instalments_summary: sums } = succeeded<Policy>(
      await office.call('getPolicy', { path: { policyId: policy } }),
    );
    expect(sums).toMatchObject({
      paid: 2,
      collected: '399.42',
      collected_by_broker: '0.00',
      crossed: '199.71',
      withheld: '0.00',
      credit_balance: '0.00',
    });
    const undone = await undo(crossing);
    expect(undone).toMatchObject({ status: 200, body: { undone_at: expect.any(String), total: '199.71' } });
    expect(await read(second.id)).toMatchObject({ balance: '199.71', is_paid: false });
    expect(await read(credit.id)).toMatchObject({ balance: '-199.71', paid_amount: '200.29' });
    expect(await undo(succeeded<Crossing>(undone))).toMatchObject({ status: 409, body: { code: 'crossing_undone' } });
    const told = await api.adminDb
      .selectFrom('audit_log')
      .select('event')
      .where('model', '=', 'payment')
      .where('object_id', '=', second.id)
      .orderBy('id')
      .execute();
    expect(told.map(({ event }) => event)).toEqual(['payment_crossed', 'payment_crossing_undone']);
  });

  it('has sides that fall together, not one by one', async () => {
    const { second, credit } = await owing('199.71');
    succeeded<Crossing>(await cross([[credit, second, '199.71']]));
    const [leg] = await receiptsOf(second);
    if (!leg) throw new Error('A crossing left no receipt.');
    const path = { paymentId: second.id, receiptId: leg.id };
    expect(await office.call('voidReceipt', { path, version: leg.version })).toMatchObject({
      status: 409,
      body: { code: 'receipt_of_crossing' },
    });
    // What would be refused is not offered.
    for (const side of [second, credit])
      expect(await read(side.id)).toMatchObject({ is_paid: true, allowed_actions: ['update'] });
    for (const side of [second, credit])
      expect(
        await office.call('unpayInstalment', { path: { paymentId: side.id }, version: (await read(side.id)).version }),
      ).toMatchObject({ status: 409, body: { code: 'completed_by_crossing' } });
    const write = (change: (trx: Transaction<Database>) => Promise<unknown>) =>
      withTenant(api.world.db, { partnerId: office.partnerId }, change);
    for (const change of [
      sql`update receipts set voided_at = app_now() where id = ${leg.id}`,
      sql`update crossings set undone_at = app_now() where id = ${leg.crossing_id}`,
      sql`insert into crossings (partner_id, customer_id, reason, crossed_on)
        values (${office.partnerId}, ${portfolio.contractorId}, 'other', ${portfolio.today})`,
      sql`insert into receipts (partner_id, payment_id, kind, amount, received_on, collected_by, crossing_id, pair)
        values (${office.partnerId}, ${(await owing('1.00')).first.id}, 'crossing', 1, ${portfolio.today}, 'insurer', ${leg.crossing_id}, 2)`,
    ])
      await expect(write((trx) => change.execute(trx))).rejects.toThrow('not even');
    await expect(
      write((trx) =>
        sql`insert into receipts (partner_id, payment_id, kind, amount, received_on, collected_by, reference)
          values (${office.partnerId}, ${credit.id}, 'write_off', 0.5, ${portfolio.today}, 'insurer', 'x')`.execute(
          trx,
        ),
      ),
    ).rejects.toThrow('a credit takes no write_off');
  });

  it('takes no more than is open, of one customer, and each side as it is now', async () => {
    const { first, second, credit } = await owing('250.00');
    const wide = await cross([
      [credit, first, '199.71'],
      [credit, second, '50.30'],
    ]);
    expect(wide).toMatchObject(wrong('pairs.1.amount'));
    expect(await cross([[credit, first, '199.72']])).toMatchObject(wrong('pairs.0.amount'));
    expect(await cross([[credit, first, '0.00']])).toMatchObject(wrong('pairs.0.amount'));
    expect(await cross([[first, credit, '1.00']])).toMatchObject(wrong('pairs.0.credit_id', 'pairs.0.payment_id'));
    expect(
      await cross([
        [credit, first, '1.00'],
        [credit, first, '1.00'],
      ]),
    ).toMatchObject(wrong('pairs.1.payment_id'));
    expect(await cross([[credit, { ...first, id: 2_000_000_000 }, '1.00']])).toMatchObject(wrong('pairs.0.payment_id'));
    expect(await cross([[{ ...credit, version: 7 }, first, '1.00']])).toMatchObject({ status: 412 });
    const other = await owing('10.00', { contractor_id: portfolio.payerId });
    // Both pay alike, so the payer may be whom it is for; the contractor of one of them is not.
    expect(await cross([[credit, other.first, '1.00']])).toMatchObject(wrong('pairs.0.payment_id'));
    const ofPayer = await cross([[credit, other.first, '1.00']], { customer_id: portfolio.payerId });
    expect(ofPayer.status).toBe(201);
    expect((await list({ customer: portfolio.contractorId, policy: other.id })).count).toBe(0);
    expect((await list({ customer: portfolio.payerId, policy: other.id })).count).toBe(3);
    expect(await read(first.id)).toMatchObject({ version: first.version, paid_amount: '0.00' });
  });

  it('counts once, whoever else crosses or undoes at the same time', async () => {
    const { first, second, third, credit } = await owing('300.00');
    const twice = await Promise.all(
      [1, 2].map(() => cross([[credit, first, '100.00']], {}, 'one-crossing-0123456789')),
    );
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    const now = await read(credit.id);
    expect(now.paid_amount).toBe('100.00');
    const racing = await Promise.all([cross([[now, second, '150.00']]), cross([[now, third, '150.00']])]);
    expect(racing.map(({ status }) => status).sort()).toEqual([201, 412]);
    const kept = racing.find(({ status }) => status === 201);
    if (!kept) throw new Error('Neither of two crossings was kept.');
    const undoing = await Promise.all([1, 2].map(() => undo(succeeded<Crossing>(kept))));
    expect(undoing.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await read(credit.id)).toMatchObject({ paid_amount: '100.00' });
  });

  it('is undone as long as the brokerage lets what it did be undone, and by nobody else', async () => {
    const { first, credit } = await owing('5.00');
    const crossing = succeeded<Crossing>(await cross([[credit, first, '5.00']]));
    const others = await api.partner('cruzados');
    const path = { crossingId: crossing.id };
    expect(await others.call('getCrossing', { path })).toMatchObject({ status: 404 });
    expect(await others.call('undoCrossing', { path, version: 1 })).toMatchObject({ status: 404 });
    expect(succeeded<CrossingPage>(await others.call('listCrossings', { query: {} })).count).toBe(0);
    const viewer = await office.as(['policy_app.view_payment']);
    expect((await viewer.call('getCrossing', { path })).body).toMatchObject({ total: '5.00' });
    expect(await viewer.call('undoCrossing', { path, version: 1 })).toMatchObject({ status: 403 });
    await sql`update crossings set crossed_on = crossed_on - 31 where id = ${crossing.id}`.execute(api.adminDb);
    const aged = succeeded<Crossing>(await office.call('getCrossing', { path }));
    expect(await undo(aged)).toMatchObject({ status: 409, body: { code: 'undo_late' } });
  });
});

describe('a rest that is given up', () => {
  it('is small, has a reason, and can be taken back', async () => {
    const [row] = (await list({ policy: (await portfolio.active({ payment_frequency: 4 })).id })).results;
    if (!row) throw new Error('no instalment');
    const receive = async (body: object) =>
      office.call('createReceipt', {
        path: { paymentId: row.id },
        version: (await read(row.id)).version,
        body: { received_on: portfolio.today, ...body },
      });
    await receive({ kind: 'money', method: 'cash', amount: '198.20' });
    const giveUp = (amount: string, reference?: string) => receive({ kind: 'write_off', amount, reference });
    expect(await giveUp('1.01', 'Redondeo')).toMatchObject(wrong('amount'));
    expect(await giveUp('0.51', ' ')).toMatchObject(wrong('reference'));
    expect((await giveUp('0.51', 'Redondeo')).status).toBe(201);
    expect(await giveUp('0.50', 'Redondeo')).toMatchObject(wrong('amount'));
    const settings = await office.call('getSettings', {});
    const patched = await office.call('updateSettings', {
      version: Number(settings.body.version),
      body: { payments: { write_off_limit: '2.00' } },
    });
    expect(patched.body).toMatchObject({ payments: { write_off_limit: '2.00', default_limit: '1.00' } });
    expect((await giveUp('1.00', 'Redondeo')).status).toBe(201);
    const paid = await read(row.id);
    expect(paid).toMatchObject({ is_paid: true, payment_method: 'cash' });
    const path = { paymentId: row.id };
    expect(await office.call('unpayInstalment', { path, version: paid.version })).toMatchObject({
      status: 409,
      body: { code: 'completed_by_write_off' },
    });
    const { instalments_summary: sums } = succeeded<Policy>(
      await office.call('getPolicy', { path: { policyId: paid.policy_id } }),
    );
    expect(sums).toMatchObject({ paid: 1, collected: '199.71', written_off: '1.51' });
    const [last] = succeeded<ReceiptPage>(await office.call('listReceipts', { path })).results;
    expect(
      await office.call('voidReceipt', { path: { ...path, receiptId: last?.id ?? 0 }, version: last?.version ?? 0 }),
    ).toMatchObject({ status: 200 });
    expect(await read(row.id)).toMatchObject({ balance: '1.00' });
  });
});

describe('what the broker collected', () => {
  it('is to hand over until it is, less what the broker gave back', async () => {
    const { id: policy } = await portfolio.active({ payment_frequency: 4 });
    const [first, second] = (await list({ policy, ordering: 'number' })).results;
    if (!first || !second) throw new Error('two instalments');
    const yesterday = addDays(portfolio.today, -1);
    for (const [row, collected_by] of [
      [first, 'broker'],
      [second, 'insurer'],
    ] as const)
      succeeded(
        await office.call('createReceipt', {
          path: { paymentId: row.id },
          version: row.version,
          body: { kind: 'money', method: 'cash', amount: '100.00', received_on: yesterday, collected_by },
        }),
      );
    const credit = await owe(policy, '40.00');
    succeeded(await refund(credit, { amount: '30.00', collected_by: 'broker' }));
    const waiting = { policy, kind: 'all', to_remit: true, ordering: 'amount' } as unknown as Query;
    expect((await list(waiting)).results.map(({ id, to_remit }) => [id, to_remit])).toEqual([
      [credit.id, '-30.00'],
      [first.id, '100.00'],
    ]);
    expect(await summary({ policy })).toMatchObject({ to_remit: { count: 2, amount: '70.00' } });
    // An instalment is collected by whoever took its money.
    expect(await summary({ policy, collected_by: 'broker' })).toMatchObject({
      to_remit: { count: 2, amount: '70.00' },
    });
    const remit = async (id: number, remitted_on: string) =>
      office.call('remitInstalment', {
        path: { paymentId: id },
        version: (await read(id)).version,
        body: { remitted_on },
      });
    expect(await remit(first.id, portfolio.notYet)).toMatchObject(wrong('remitted_on'));
    expect(await remit(first.id, addDays(yesterday, -1))).toMatchObject(wrong('remitted_on'));
    expect(await remit(second.id, portfolio.today)).toMatchObject({ status: 409, body: { code: 'nothing_to_remit' } });
    const both = await Promise.all([1, 2].map(() => remit(first.id, portfolio.today)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read(first.id)).toMatchObject({ to_remit: '0.00', paid_amount: '100.00' });
    expect(await summary({ policy })).toMatchObject({ to_remit: { count: 1, amount: '-30.00' } });
    expect((await remit(credit.id, portfolio.today)).body).toMatchObject({ to_remit: '0.00' });
    expect((await list(waiting)).count).toBe(0);
    // Taken back, it is to be handed over again; once, and with its place in the history.
    const back = async (id: number) =>
      office.call('undoRemittance', { path: { paymentId: id }, version: (await read(id)).version });
    expect((await read(first.id)).allowed_actions).toContain('undo_remittance');
    expect((await back(first.id)).body).toMatchObject({ to_remit: '100.00', paid_amount: '100.00' });
    expect(await back(first.id)).toMatchObject({ status: 409, body: { code: 'nothing_remitted' } });
    expect((await back(credit.id)).body).toMatchObject({ to_remit: '-30.00' });
    expect(await summary({ policy })).toMatchObject({ to_remit: { count: 2, amount: '70.00' } });
    const { body: history } = await office.call('listAudit', { query: { model: 'payment', object_id: first.id } });
    expect((history.results as { event: string }[])[0]?.event).toBe('payment_remittance_undone');
    succeeded(await remit(first.id, portfolio.today));
    // Who collects it after all has nothing to hand over.
    await office.call('updatePayment', {
      path: { paymentId: first.id },
      version: (await read(first.id)).version,
      body: { collected_by: 'insurer' },
    });
    const [receipt] = succeeded<ReceiptPage>(
      await office.call('listReceipts', { path: { paymentId: first.id } }),
    ).results;
    expect(receipt).toMatchObject({ collected_by: 'insurer', remitted_on: null });
  });
});

it(
  'adds up, whatever is received, taken back, crossed and undone in whatever order',
  async () => {
    const { id: policy } = await portfolio.active({ payment_frequency: 4 });
    await owe(policy, '250.00');
    await owe(policy, '120.00');
    const receipts = ({ id }: { id: number }) =>
      office.call('listReceipts', { path: { paymentId: id } }).then((answer) => succeeded<ReceiptPage>(answer).results);
    const random = createRandom(20_261_123);
    const cents = (amount: string) => Math.round(Number(amount) * 100);
    const done = new Map<string, number>();
    for (let step = 0; step < 40; step += 1) {
      const { results: all } = await list({ policy, kind: 'all', ordering: 'number' });
      const open = all.filter(({ is_paid }) => !is_paid);
      const one = random.pick(open.length > 0 ? open : all);
      const part = (most: number) => (random.between(1, Math.max(1, most)) / 100).toFixed(2);
      const moves = {
        receive: () =>
          office.call('createReceipt', {
            path: { paymentId: one.id },
            version: one.version,
            body: {
              kind: 'money',
              method: 'cash',
              received_on: portfolio.today,
              amount: part(Math.abs(cents(one.balance)) + 50),
            },
          }),
        void: async () => {
          const payment = random.pick(all);
          const found = (await receipts(payment)).filter(({ voided_at }) => voided_at === null);
          const receipt = found[random.between(0, Math.max(0, found.length - 1))];
          if (!receipt) return { status: 0 };
          return office.call('voidReceipt', {
            path: { paymentId: payment.id, receiptId: receipt.id },
            version: receipt.version,
          });
        },
        cross: () => {
          const credit = all.find(({ kind, is_paid }) => kind === 'credit' && !is_paid);
          const payment = all.find(({ kind, is_paid }) => kind === 'premium' && !is_paid);
          if (!credit || !payment) return Promise.resolve({ status: 0 });
          const pair = { credit_id: credit.id, credit_version: credit.version };
          const amount = part(Math.min(-cents(credit.balance), cents(payment.balance)) + 20);
          const other = { payment_id: payment.id, payment_version: payment.version, amount };
          const body = { customer_id: portfolio.payerId, reason: 'other', pairs: [{ ...pair, ...other }] };
          return office.call('createCrossing', { body });
        },
        undo: async () => {
          const found = succeeded<CrossingPage>(await office.call('listCrossings', { query: { policy } })).results;
          const crossing = found.find(({ undone_at }) => undone_at === null);
          if (!crossing) return { status: 0 };
          return office.call('undoCrossing', { path: { crossingId: crossing.id }, version: crossing.version });
        },
      };
      const name = random.pick(['receive', 'receive', 'void', 'cross', 'cross', 'undo'] as const);
      const { status } = await moves[name]();
      expect([0, 200, 201, 409, 422]).toContain(status);
      if (status === 200 || status === 201) done.set(name, (done.get(name) ?? 0) + 1);
      // After every step each row says what its receipts say, and the policy what its rows say.
      const after = (await list({ policy, kind: 'all', ordering: 'number' })).results;
      let crossed = 0;
      for (const row of after) {
        const living = (await receipts(row)).filter(({ voided_at }) => voided_at === null);
        if (row.kind === 'premium')
          for (const { kind, amount } of living) if (kind === 'crossing') crossed += cents(amount);
        const sum = living.reduce((total, { amount }) => total + cents(amount), 0);
        expect([cents(row.paid_amount), Math.abs(cents(row.balance))]).toEqual([
          sum,
          Math.abs(cents(row.amount)) - sum,
        ]);
        expect(row.is_paid).toBe(sum === Math.abs(cents(row.amount)));
      }
      const sums = succeeded<Policy>(
        await office.call('getPolicy', { path: { policyId: policy } }),
      ).instalments_summary;
      const total = (kind: string, field: 'paid_amount' | 'balance' | 'amount') =>
        after.filter((row) => row.kind === kind).reduce((all, row) => all + cents(row[field]), 0);
      expect([cents(sums.total), cents(sums.collected), cents(sums.credit_balance)]).toEqual([
        total('premium', 'amount'),
        total('premium', 'paid_amount'),
        total('credit', 'balance'),
      ]);
      expect(cents(sums.total)).toBe(59_915);
      expect(cents(sums.crossed)).toBe(crossed);
    }
    expect([...done.keys()].sort()).toEqual(['cross', 'receive', 'undo', 'void']);
  },
  patience(60_000),
);
