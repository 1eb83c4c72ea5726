import { randomUUID } from 'node:crypto';
import { addDays } from '@corredor/core/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askQuote, buy, card, invoice, orderFor } from '../../testing/checkouts.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  office = await api.partner('uno');
});
afterAll(() => api.close());

const charges = () =>
  api.adminDb.selectFrom('sandbox_charges').selectAll().where('partner_id', '=', office.partnerId).execute();
const charged = async () => (await charges()).filter(({ state }) => state === 'paid' || state === 'authorised');
const me = async () => (await office.call('getMe')).body;
const subscription = async () => (await office.call('getSubscription')).body;
const history = async () => (await office.call('listSubscriptionPayments')).body.results ?? [];
const mails = () =>
  api.adminDb
    .selectFrom('mails as m')
    .leftJoin('mail_files as f', 'f.mail_id', 'm.id')
    .selectAll('m')
    .select(['f.name as file', 'f.content'])
    .where('m.recipient', '=', invoice.email)
    .orderBy('m.id', 'desc')
    .execute();
/** Moves what was bought into the past, as days would. */
const age = async (days: number) => {
  const back = (day: string | null) => day && addDays(day, -days);
  for (const row of await api.adminDb
    .selectFrom('subscriptions')
    .selectAll()
    .where('partner_id', '=', office.partnerId)
    .execute())
    await api.adminDb
      .updateTable('subscriptions')
      .set({ starts_on: addDays(row.starts_on, -days), ends_on: back(row.ends_on) })
      .where('id', '=', row.id)
      .execute();
  for (const row of await api.adminDb
    .selectFrom('subscription_payments')
    .selectAll()
    .where('partner_id', '=', office.partnerId)
    .execute())
    await api.adminDb
      .updateTable('subscription_payments')
      .set({ from_date: addDays(row.from_date, -days), to_date: addDays(row.to_date, -days) })
      .where('id', '=', row.id)
      .execute();
};

describe('before buying', () => {
  it('names the gateway to everybody', async () => {
    const clerk = await office.as([]);
    expect((await clerk.call('getGateway')).body).toEqual({
      provider: 'sandbox',
      is_test: true,
      publishable_key: null,
    });
  });

  it('tells the price with the tax of the country, and the term', async () => {
    const quote = await askQuote(office.call, { plan: 'professional', every: 'annual' });
    expect(quote).toMatchObject({ kind: 'new', subtotal: '490.00', credit: '0.00', vat_percent: '15', tax: '73.50' });
    expect(quote).toMatchObject({ total: '563.50', currency: 'USD', waits_for_review: true, runs_until: null });
    expect(quote.blockers).toEqual([]);
    const unknown = await office.call('getQuote', { query: { plan_id: 99, renewal_frequency: 'monthly' } });
    expect([unknown.status, unknown.body.errors]).toEqual([422, { plan_id: ['The chosen record does not exist.'] }]);
  });

  it('begins the invoice form with the brokerage, then with the last purchase', async () => {
    expect((await office.call('getInvoiceForm')).body).toEqual({
      full_name: 'uno',
      fiscal_id: '1790012345001',
      email: 'oficina@example.com',
      phone: '+593991234567',
      country_id: '218',
      address: '',
    });
    await buy(office.call, { plan: 'basic' });
    expect((await office.call('getInvoiceForm')).body).toEqual(invoice);
  });
});

describe('an invoice', () => {
  it('is made out to a number that a tax office could have given', async () => {
    const order = await orderFor(office.call, { plan: 'basic' });
    const wrong = { ...order, invoice: { ...order.invoice, fiscal_id: '1710034066001' } };
    const refused = await office.call('createCheckout', { body: wrong });
    expect([refused.status, refused.body.code]).toEqual([422, 'invalid']);
    expect(Object.keys(Object(refused.body.errors))).toEqual(['invoice.fiscal_id']);
    expect(await charges()).toEqual([]);
    const person = { ...order, invoice: { ...order.invoice, fiscal_id: '1710034065' } };
    expect((await office.call('createCheckout', { body: person })).status).toBe(201);
  });
});

describe('a monthly plan', () => {
  it('is charged at once and active, with an invoice, a mail and word to the colleagues', async () => {
    const colleague = await office.as([]);
    const bought = await buy(office.call, { plan: 'basic' });
    expect(bought.status).toBe(201);
    expect(bought.body).toMatchObject({ state: 'paid', reason: null, client_secret: null });
    expect(await charged()).toMatchObject([{ amount: '21.85', currency: 'USD', state: 'paid' }]);
    expect(await subscription()).toMatchObject({
      plan: { name: 'Basic' },
      subscription_type: 'monthly',
      state: 'active',
    });
    expect(await me()).toMatchObject({
      valid_subscription: true,
      subscription_payed: true,
      current_subscription: { name: 'Basic', subscription_type: 'monthly', is_free: false },
      invoiceId: bought.body.invoice_id,
    });
    const [payment] = await history();
    expect(payment).toMatchObject({ amount: '21.85', state: 'paid', finish: null, invoice_id: bought.body.invoice_id });
    expect(payment?.invoice_number).toMatch(/^\d{9}$/);
    const [mail] = await mails();
    expect(mail?.subject).toContain('Básico');
    expect(mail?.content?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(mail?.file).toBe(`factura-${payment?.invoice_number}.pdf`);
    const told = (await colleague.call('listNotifications')).body.results;
    expect(told?.map(({ kind }) => kind)).toEqual(['subscription_approved']);
  });

  it('is renewed from the day after its end, without losing a day', async () => {
    await buy(office.call, { plan: 'basic' });
    const first = await subscription();
    const quote = await askQuote(office.call, { plan: 'basic' });
    expect(quote).toMatchObject({
      kind: 'renewal',
      from: addDays(String(first.ends_on), 1),
      runs_until: first.ends_on,
    });
    expect((await buy(office.call, { plan: 'basic' })).body).toMatchObject({ state: 'paid' });
    expect(await subscription()).toMatchObject({ id: first.id, ends_on: first.ends_on });
    expect((await history()).map(({ finish }) => finish)).toEqual([null, null]);
    await age(31);
    expect((await subscription()).id).not.toBe(first.id);
    expect(await subscription()).toMatchObject({ plan: { name: 'Basic' }, state: 'active' });
  });

  it('opens again what has expired', async () => {
    await buy(office.call, { plan: 'basic' });
    await age(60);
    expect(await me()).toMatchObject({ valid_subscription: false });
    expect(await askQuote(office.call, { plan: 'basic' })).toMatchObject({ kind: 'renewal', runs_until: null });
    await buy(office.call, { plan: 'basic' });
    expect(await me()).toMatchObject({ valid_subscription: true, subscription_payed: true });
  });
});

describe('another plan', () => {
  it('credits the unused days, and ends the one before', async () => {
    await buy(office.call, { plan: 'basic' });
    const quote = await askQuote(office.call, { plan: 'professional' });
    expect(quote).toMatchObject({ kind: 'change', credit: '19.00', tax: '4.50', total: '34.50' });
    await buy(office.call, { plan: 'professional' });
    expect(await subscription()).toMatchObject({ plan: { name: 'Professional' } });
    const [now, before] = await history();
    expect(now).toMatchObject({ plan: 'Professional', amount: '34.50', finish: null });
    expect(before).toMatchObject({ plan: 'Basic', finish: now?.from });
    // What was credited has been paid for: going on to a third plan loses none of it.
    expect(await askQuote(office.call, { plan: 'pymes' })).toMatchObject({ credit: '49.00' });
  });

  it('is free at once, without a card and without a refund', async () => {
    await buy(office.call, { plan: 'basic' });
    const paid = await subscription();
    expect(await askQuote(office.call, { plan: 'free' })).toMatchObject({
      total: '0.00',
      to: null,
      runs_until: paid.ends_on,
    });
    const changed = await buy(office.call, { plan: 'free' });
    expect(changed.body).toMatchObject({ state: 'paid', payment_id: null, invoice_id: null });
    expect(await subscription()).toMatchObject({ plan: { name: 'Free' }, subscription_type: 'free', ends_on: null });
    expect(await charges()).toHaveLength(1);
    expect((await buy(office.call, { plan: 'free' })).body).toMatchObject({ code: 'plan_current' });
  });

  it('is refused while more is used than it allows, with a list', async () => {
    await buy(office.call, { plan: 'basic' });
    await office.as([]);
    const refused = await buy(office.call, { plan: 'free' });
    expect([refused.status, refused.body.code]).toEqual([409, 'plan_too_small']);
    expect(refused.body.blockers).toEqual([{ limit: 'users', used: 2, allowed: 1 }]);
    expect(await subscription()).toMatchObject({ plan: { name: 'Basic' } });
  });
});

describe('a card that is refused', () => {
  it.each([
    ['visa_0002', 'generic'],
    ['visa_9995', 'insufficient_funds'],
    ['visa_0069', 'expired_card'],
    ['visa_0127', 'incorrect_cvc'],
  ])('%s says %s, and another one can be tried', async (token, reason) => {
    const key = randomUUID();
    const refused = await buy(office.call, { plan: 'basic', token }, key);
    expect([refused.status, refused.body.code, refused.body.reason]).toEqual([402, 'card_declined', reason]);
    expect(String(refused.body.detail)).toMatch(/charged/);
    expect((await office.call('getCheckout', { path: { checkoutKey: key } })).body).toMatchObject({
      state: 'declined',
      reason,
    });
    expect(await subscription()).toMatchObject({ plan: { name: 'Free' } });
    expect(await history()).toEqual([]);
    expect((await buy(office.call, { plan: 'basic' })).status).toBe(201);
  });
});

describe('the same purchase again', () => {
  it('charges once for ten that come at once, and tells each of them what became of it', async () => {
    const key = randomUUID();
    const body = await orderFor(office.call, { plan: 'basic' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => office.call('createCheckout', { body, key })));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(await charged()).toHaveLength(1);
    const last = await office.call('createCheckout', { body, key });
    expect(last.body).toMatchObject({ key, state: 'paid' });
    expect(await history()).toHaveLength(1);
  });

  it('refuses a key that stood for something else', async () => {
    const key = randomUUID();
    await buy(office.call, { plan: 'basic' }, key);
    const other = await buy(office.call, { plan: 'professional' }, key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('is not known where the server never took it', async () => {
    expect((await office.call('getCheckout', { path: { checkoutKey: randomUUID() } })).status).toBe(404);
  });
});

describe('two people of one brokerage', () => {
  it('buy one plan between them', async () => {
    const partner = await office.as(['core_app.view_partner', 'core_app.change_partner']);
    const body = await orderFor(office.call, { plan: 'basic' });
    const answers = await Promise.all([office, partner].map(({ call }) => call('createCheckout', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const late = await partner.call('createCheckout', { body });
    expect([late.status, late.body.code]).toEqual([409, 'price_changed']);
    expect(await charged()).toHaveLength(1);
  });
});

describe('what is not charged', () => {
  it('is another price than the buyer has seen', async () => {
    const body = { ...(await orderFor(office.call, { plan: 'basic' })), expected_total: '19.00' };
    const refused = await office.call('createCheckout', { body });
    expect([refused.status, refused.body.code]).toEqual([409, 'price_changed']);
    expect(refused.body.current).toMatchObject({ total: '21.85', kind: 'new' });
    expect(await charges()).toEqual([]);
  });

  it('is a plan without a card, with a real card, or with an unknown one', async () => {
    const order = await orderFor(office.call, { plan: 'basic' });
    for (const [wrong, field] of [
      [null, 'card'],
      [{ ...card(), token: 'tok_sandbox_visa_1111' }, 'card.token'],
      [{ ...card(), provider: 'stripe', token: 'pm_1PZk2aAndes' }, 'card.token'],
    ] as const) {
      const refused = await office.call('createCheckout', { body: { ...order, card: wrong } });
      expect([refused.status, refused.body.code]).toEqual([422, 'invalid']);
      expect(Object.keys(refused.body.errors ?? {})).toEqual([field]);
    }
    expect(await charges()).toEqual([]);
  });

  it('is what an invoice cannot be made out for', async () => {
    const order = await orderFor(office.call, { plan: 'basic' });
    const wrong = { ...invoice, phone: '12 34 56 78 90 12', country_id: '999' };
    const refused = await office.call('createCheckout', { body: { ...order, invoice: wrong } });
    expect([refused.status, refused.body.code]).toEqual([422, 'invalid']);
    expect(Object.keys(refused.body.errors ?? {}).sort()).toEqual(['invoice.country_id', 'invoice.phone']);
  });

  it('is bought by those who may not, or seen by another brokerage', async () => {
    const viewer = await office.as(['core_app.view_partner']);
    const body = await orderFor(viewer.call, { plan: 'basic' });
    expect((await viewer.call('createCheckout', { body })).status).toBe(403);
    const key = randomUUID();
    const bought = await buy(office.call, { plan: 'basic' }, key);
    const other = await api.partner('dos');
    const path = { checkoutKey: key, invoiceId: Number(bought.body.invoice_id) };
    for (const id of ['getCheckout', 'confirmCheckout', 'getInvoicePdf'] as const)
      expect((await other.call(id, { path })).status).toBe(404);
    expect((await other.call('listSubscriptionPayments')).body.count).toBe(0);
    const clerk = await office.as([]);
    expect((await clerk.call('getInvoicePdf', { path })).status).toBe(403);
  });
});

describe("the bank's own check", () => {
  it('is waited for, and then paid', async () => {
    const key = randomUUID();
    const asked = await buy(office.call, { plan: 'basic', token: 'visa_3155' }, key);
    expect(asked.body).toMatchObject({ state: 'requires_action', client_secret: expect.stringMatching(/_secret$/) });
    const path = { checkoutKey: key };
    expect((await office.call('getCheckout', { path })).body).toMatchObject({
      state: 'requires_action',
      client_secret: asked.body.client_secret,
    });
    expect(await subscription()).toMatchObject({ plan: { name: 'Free' } });
    for (const _time of [1, 2])
      expect((await office.call('confirmCheckout', { path })).body).toMatchObject({
        state: 'paid',
        client_secret: null,
      });
    expect(await charged()).toHaveLength(1);
    expect(await history()).toHaveLength(1);
  });

  it('can refuse', async () => {
    const key = randomUUID();
    await buy(office.call, { plan: 'basic', token: 'visa_1629' }, key);
    const refused = await office.call('confirmCheckout', { path: { checkoutKey: key } });
    expect([refused.status, refused.body.reason]).toEqual([402, 'authentication_failed']);
  });

  it('is given up when its buyer pays in another way', async () => {
    const left = randomUUID();
    await buy(office.call, { plan: 'basic', token: 'visa_3155' }, left);
    expect((await buy(office.call, { plan: 'basic' })).body).toMatchObject({ state: 'paid' });
    expect((await office.call('getCheckout', { path: { checkoutKey: left } })).body).toMatchObject({
      state: 'declined',
      reason: 'abandoned',
    });
    expect(await charged()).toHaveLength(1);
  });
});

describe('the invoice', () => {
  it('is a PDF to be saved', async () => {
    const bought = await buy(office.call, { plan: 'basic' });
    const pdf = await office.call('getInvoicePdf', { path: { invoiceId: Number(bought.body.invoice_id) } });
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(String(pdf.headers['content-disposition'])).toMatch(/^attachment; .*factura-\d{9}\.pdf/);
    expect(pdf.raw.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is numbered without a gap, whoever buys, and not for what was refused', async () => {
    const number = async () => Number((await history())[0]?.invoice_number);
    await buy(office.call, { plan: 'basic' });
    const first = await number();
    await buy(office.call, { plan: 'professional', token: 'visa_0002' });
    office = await api.partner('tres');
    await buy(office.call, { plan: 'basic' });
    expect(await number()).toBe(first + 1);
  });
});
