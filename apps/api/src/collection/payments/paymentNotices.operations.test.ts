import { addDays, addMonths } from '@corredor/core/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
type Row = { id: number; version: number };

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  portfolio = await aPortfolio(office);
  await sql`update customers set email = 'pagador@example.ec', phone = '+593987654321' where id = ${portfolio.payerId}`.execute(
    api.adminDb,
  );
});
afterAll(() => api.close());

const first = async (over: object = {}): Promise<Row> => {
  const row = (await portfolio.instalments((await portfolio.active(over)).id))[0];
  if (!row) throw new Error('no instalment');
  return row;
};
const notify = ({ id, version }: Row) => office.call('notifyPayer', { path: { paymentId: id }, version });
interface Sent {
  recipient: string;
  reply_to: string | null;
  subject: string;
  body: string;
  file: string | null;
  content: Buffer | null;
}
const mails = async () =>
  (
    await sql<Sent>`select m.*, f.name as file, f.content from mails m left join mail_files f on f.mail_id = m.id
    order by m.id`.execute(api.adminDb)
  ).rows;
const reminder = (paymentId: number) => office.call('getPaymentReminder', { path: { paymentId } });

it('mails the payer amount, due date and the broker’s contact, in the brokerage’s language', async () => {
  const row = await first();
  const answer = await notify(row);
  expect(answer).toMatchObject({ status: 200, body: { last_notified_at: expect.any(String), version: 2 } });
  const [mail] = await mails();
  expect(mail).toMatchObject({
    recipient: 'pagador@example.ec',
    reply_to: 'oficina@example.com',
    subject: expect.stringContaining('Cuota 1 de 12'),
  });
  expect(mail?.body).toMatch(/Íñigo Peña:[\s\S]*49,92[\s\S]*vence el[\s\S]*oficina@example\.com/);
  const history = api.adminDb.selectFrom('audit_log').select('event').where('model', '=', 'payment');
  expect(await history.where('object_id', '=', row.id).execute()).toEqual([{ event: 'payment_notified' }]);
});

it('takes the payment plan along where that is wanted, and says so; of the insureds not a word', async () => {
  const row = await first();
  const answer = await office.call('notifyPayer', {
    path: { paymentId: row.id },
    query: { payment_plan: true },
    version: row.version,
  });
  expect(answer.status).toBe(200);
  const mail = (await mails()).at(-1);
  const { body } = await reminder(row.id);
  expect(mail?.body).toBe(body.body_with_plan);
  expect(mail?.body).toContain('Adjuntamos el plan de pagos de la póliza.');
  expect(body.body).not.toContain('Adjuntamos');
  expect(mail?.file).toMatch(/^plan-de-pagos-P-\d+\.pdf$/);
  const plan = await readPdf(mail?.content ?? Buffer.alloc(0));
  expect(plan).toMatchObject({ language: 'es', title: expect.stringMatching(/^Plan de pagos P-/) });
  expect(plan.said).toEqual(expect.arrayContaining(['12 / 12', 'Íñigo Peña']));
  expect(plan.text).not.toMatch(/Asegurados|Coberturas/);
});

it('leaves the payment plan at home otherwise, and draws none for a mail that does not go out', async () => {
  const row = await first();
  const sent = succeeded<Row>(await notify(row));
  expect((await mails()).at(-1)).toMatchObject({ file: null, content: null });
  const again = { path: { paymentId: row.id }, query: { payment_plan: true }, version: sent.version };
  expect(await office.call('notifyPayer', again)).toMatchObject({ status: 409, body: { code: 'already_notified' } });
  const unknown = { ...again, path: { paymentId: 999_999 } };
  expect((await office.call('notifyPayer', unknown)).status).toBe(404);
});

it('says the same beforehand, with a shorter text for a chat', async () => {
  const answer = await reminder((await first()).id);
  expect(answer.body).toMatchObject({
    email: 'pagador@example.ec',
    phone: '+593987654321',
    language: 'es',
    message: expect.stringMatching(/^Hola, Íñigo Peña\. La cuota 1 de 12/),
    refusal: null,
  });
});

it('is spelled as in the United States for a brokerage there', async () => {
  const row = await first();
  const set = (country: string, language: string) =>
    sql`update partners set country_id = ${country}, language = ${language} where id = ${office.partnerId}`.execute(
      api.adminDb,
    );
  await set('840', 'en');
  const there = (await reminder(row.id)).body;
  await set('826', 'en');
  const here = (await reminder(row.id)).body;
  await set('218', 'es');
  expect(String(there.subject)).toMatch(/installment/i);
  expect(String(here.subject)).toMatch(/instalment/i);
});

it('speaks of an overdue instalment as such', async () => {
  const start_date = addMonths(portfolio.today, -2);
  const row = await first({ start_date, end_date: addMonths(start_date, 12) });
  expect((await reminder(row.id)).body).toMatchObject({ subject: expect.stringMatching(/^Vencida/) });
});

it('goes out once a day for each instalment, and says when it did', async () => {
  const row = await first();
  const sent = succeeded<Row>(await notify(row));
  const before = (await mails()).length;
  const again = await notify(sent);
  expect(again).toMatchObject({ status: 409, body: { code: 'already_notified' } });
  expect(String(again.body.detail)).toMatch(/today, .*\d{1,2}:\d{2}/);
  expect(await mails()).toHaveLength(before);
  const yesterday = addDays(portfolio.today, -1);
  await sql`update payments set last_notified_at = ${`${yesterday}T17:00:00Z`} where id = ${row.id}`.execute(
    api.adminDb,
  );
  expect((await notify({ ...row, version: sent.version + 1 })).status).toBe(200);
});

it('sends one mail of two that race', async () => {
  const row = await first();
  const before = (await mails()).length;
  const answers = await Promise.all([notify(row), notify(row)]);
  expect(answers.map((one) => one.status).sort()).toEqual([200, 412]);
  expect(await mails()).toHaveLength(before + 1);
});

it('reminds nobody of what is paid, and nobody without an address', async () => {
  const row = await first();
  const body = { payment_method: 'cash', payment_date: portfolio.today };
  const paid = succeeded<Row>(await office.call('payInstalment', { path: { paymentId: row.id }, version: 1, body }));
  expect((await notify(paid)).body).toMatchObject({ code: 'already_paid' });
  const other = await first({ payer_id: portfolio.contractorId });
  expect((await reminder(other.id)).body).toMatchObject({ refusal: 'payer_without_email', phone: null });
  expect((await notify(other)).body).toMatchObject({ code: 'payer_without_email' });
});

it('tells on each instalment what sending would answer, so that a list promises no mail that is refused', async () => {
  const promised = async (id: number) => {
    const one = succeeded<Row & { reminder_refusal: string | null }>(
      await office.call('getPayment', { path: { paymentId: id } }),
    );
    const read = succeeded<{ refusal: string | null }>(await reminder(id));
    expect(read.refusal).toBe(one.reminder_refusal);
    const answer = await notify(one);
    expect(answer.status === 200 ? null : answer.body.code).toBe(one.reminder_refusal);
    return one.reminder_refusal;
  };
  const row = await first();
  expect(await promised(row.id)).toBeNull();
  expect(await promised(row.id)).toBe('already_notified');
  const other = await first({ payer_id: portfolio.contractorId });
  expect(await promised(other.id)).toBe('payer_without_email');
  const body = { payment_method: 'cash', payment_date: portfolio.today };
  const { version } = succeeded<Row>(await office.call('getPayment', { path: { paymentId: row.id } }));
  succeeded(await office.call('payInstalment', { path: { paymentId: row.id }, version, body }));
  expect(await promised(row.id)).toBe('already_paid');
});

it('sends nothing on behalf of a page that does not know yet that the instalment was paid', async () => {
  const row = await first();
  const before = (await mails()).length;
  const body = { payment_method: 'cash', payment_date: portfolio.today };
  const path = { paymentId: row.id };
  const paid = succeeded<Row>(await office.call('payInstalment', { path, version: row.version, body }));
  for (const payment_plan of [false, true])
    expect(await office.call('notifyPayer', { path, query: { payment_plan }, version: row.version })).toMatchObject({
      status: 412,
      body: { code: 'stale', current: { is_paid: true, version: paid.version, last_notified_at: null } },
    });
  expect(await notify(paid)).toMatchObject({ status: 409, body: { code: 'already_paid' } });
  expect(await mails()).toHaveLength(before);
});

it('is for those who may change instalments of their own brokerage', async () => {
  const row = await first();
  const viewer = await office.as(['policy_app.view_payment']);
  const path = { paymentId: row.id };
  expect((await viewer.call('notifyPayer', { path, version: 1 })).status).toBe(403);
  const other = await api.partner('dos');
  expect((await other.call('notifyPayer', { path, version: 1 })).status).toBe(404);
  expect((await other.call('getPaymentReminder', { path })).status).toBe(404);
});
