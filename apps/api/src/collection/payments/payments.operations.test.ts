import { addDays, addMonths } from '@corredor/core/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
type Row = { id: number; version: number };

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  portfolio = await aPortfolio(office);
});
afterAll(() => api.close());
const first = async (over: object = {}): Promise<Row> => {
  const row = (await portfolio.instalments((await portfolio.active(over)).id))[0];
  if (!row) throw new Error('no instalment');
  return row;
};
const pay = (row: Row, over: object = {}, key?: string) =>
  office.call('payInstalment', {
    path: { paymentId: row.id },
    version: row.version,
    body: { payment_method: 'transfer', payment_date: portfolio.today, ...over },
    key,
  });
const events = async (id: number) => {
  const rows = api.adminDb.selectFrom('audit_log').select('event').where('model', '=', 'payment');
  return (await rows.where('object_id', '=', id).orderBy('id').execute()).map((row) => row.event);
};

describe('paying', () => {
  it('needs a method and a day that is not in the future', async () => {
    const row = await first();
    const body = { payment_date: portfolio.today };
    const silent = await office.call('payInstalment', { path: { paymentId: row.id }, version: 1, body });
    expect(silent).toMatchObject({ status: 422, body: { errors: { payment_method: [expect.any(String)] } } });
    const early = await pay(row, { payment_date: portfolio.notYet });
    expect(early).toMatchObject({ status: 422, body: { errors: { payment_date: [expect.any(String)] } } });
  });
  it('can be undone, and both steps stay in the history', async () => {
    const row = await first();
    const paid = succeeded<Row>(await pay(row, { invoice_number: ' F-1 ' }));
    expect(paid).toMatchObject({ status: 'paid', invoice_number: 'F-1', allowed_actions: ['update', 'unpay'] });
    expect((await pay({ ...row, version: paid.version })).body).toMatchObject({ code: 'already_paid' });
    const path = { paymentId: row.id };
    const undone = await office.call('unpayInstalment', { path, version: paid.version });
    expect(undone.body).toMatchObject({ is_paid: false, payment_method: null, payment_date: null });
    const again = await office.call('unpayInstalment', { path, version: succeeded<Row>(undone).version });
    expect(again.body).toMatchObject({ code: 'not_paid' });
    expect(await events(row.id)).toEqual(['payment_paid', 'payment_unpaid']);
  });
  it('happens once for one key, even when two requests race', async () => {
    const row = await first();
    const [one, two] = await Promise.all([
      pay(row, {}, 'one-payment-0123456789'),
      pay(row, {}, 'one-payment-0123456789'),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body).toEqual(two.body);
    expect(await events(row.id)).toEqual(['payment_paid']);
    expect((await pay(row, { payment_method: 'cash' }, 'one-payment-0123456789')).status).toBe(422);
  });
  it('lets one of two people win, and shows the other what happened', async () => {
    const row = await first();
    const answers = await Promise.all([pay(row), pay(row, { payment_method: 'cash' })]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 412]);
    expect(await events(row.id)).toEqual(['payment_paid']);
  });
  it('changes invoice and collector without touching the amount', async () => {
    const row = await first();
    const path = { paymentId: row.id };
    const answer = await office.call('updatePayment', {
      path,
      version: 1,
      body: { collected_by: 'broker', invoice_number: '7' },
    });
    expect(answer.body).toMatchObject({ collected_by: 'broker', invoice_number: '7', amount: '49.92', version: 2 });
  });
  it('is refused to those who may only look', async () => {
    const viewer = await office.as(['policy_app.view_payment']);
    const row = await first();
    const body = { payment_method: 'cash', payment_date: portfolio.today };
    const answer = await viewer.call('payInstalment', { path: { paymentId: row.id }, version: 1, body });
    expect(answer.status).toBe(403);
    expect((await viewer.call('getPayment', { path: { paymentId: row.id } })).status).toBe(200);
  });
});

describe('the list', () => {
  const list = async (query: Record<string, string | number>) => (await office.call('listPayments', { query })).body;
  it('derives the state from the dates', async () => {
    const start_date = addDays(addMonths(portfolio.today, -2), 3);
    const active = await portfolio.active({
      start_date,
      end_date: addMonths(start_date, 12),
      estimated_payment_day: Number(addDays(portfolio.today, 3).slice(8)),
    });
    const rows = (await list({ policy: active.id, ordering: 'due_date' })).results ?? [];
    expect(rows.every((row) => row.instalments_count === 12)).toBe(true);
    expect(rows.map((row) => row.status)).toEqual(
      rows.map((row) => {
        const due = String(row.due_date);
        if (due < portfolio.today) return 'delayed';
        return due <= addDays(portfolio.today, 7) ? 'near_expiry' : 'on_time';
      }),
    );
    expect((await list({ policy: active.id, status: 'delayed' })).count).toBeGreaterThan(0);
    expect(
      (await list({ policy: active.id, due_from: addDays(portfolio.today, 1), due_to: addDays(portfolio.today, 4) }))
        .count,
    ).toBe(1);
  });
  it('finds by policy, contractor and invoice, by branch and insurer', async () => {
    const active = await portfolio.active();
    expect((await list({ search: `${active.number.toLowerCase()} cevallos` })).count).toBe(12);
    expect((await list({ branch: portfolio.lifeId })).count).toBe(0);
    expect((await list({ provider: portfolio.provider.id, policy: active.id })).count).toBe(12);
    expect((await list({ method: 'card' })).count).toBe(0);
    expect((await list({ policy: active.id, payer: portfolio.payerId })).count).toBe(12);
    expect((await list({ policy: active.id, payer: portfolio.contractorId })).count).toBe(0);
  });
  it('reads on by cursor through every row once, whatever the order', async () => {
    const { count } = await list({});
    const fields = ['due_date', 'amount', 'number', 'status', 'policy_number', 'contractor', 'provider', 'branch'];
    for (const ordering of [...fields, 'payment_date', '-payment_date', 'created_at', 'updated_at', '-due_date']) {
      const seen = new Set<unknown>();
      let cursor: string | null = 'first';
      while (cursor) {
        const page: Awaited<ReturnType<typeof list>> = await list({ ordering, cursor, page_size: 40 });
        expect(page.count).toBe(count);
        for (const row of page.results ?? []) seen.add(row.id);
        cursor = page.next ? new URL(String(page.next), 'http://localhost').searchParams.get('cursor') : null;
      }
      expect(seen.size).toBe(count);
    }
    expect((await office.call('listPayments', { query: { cursor: 'nonsense' } })).status).toBe(422);
  });
  it('shows nothing to another brokerage', async () => {
    const row = await first();
    const other = await api.partner('dos');
    expect((await other.call('listPayments')).body).toMatchObject({ count: 0 });
    expect((await other.call('getPayment', { path: { paymentId: row.id } })).status).toBe(404);
  });
  it('keeps the instalments of a renewed policy collectable', async () => {
    const active = await portfolio.active();
    const path = { policyId: active.id };
    succeeded(await office.call('renewPolicy', { path, version: active.version, body: { observations: 'sigue' } }));
    const row = (await portfolio.instalments(active.id))[0];
    expect(row && (await pay(row)).status).toBe(200);
  });
});
