import type { Receipt } from '@corredor/core/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  portfolio = await aPortfolio(office);
  await sql`update customers set email = 'pagador@example.ec' where id = ${portfolio.payerId}`.execute(api.adminDb);
});
afterAll(() => api.close());

const instalmentOf = async (place = 0) => {
  const row = (await portfolio.instalments((await portfolio.active({})).id))[place];
  if (!row) throw new Error('no instalment');
  return row;
};
/** Ten of an instalment came in. */
async function aPart(over: object = {}) {
  const { id: paymentId, version } = await instalmentOf();
  const body = {
    kind: 'money',
    amount: '10.00',
    received_on: portfolio.today,
    method: 'transfer',
    reference: 'PICH-771',
    collected_by: 'broker',
    ...over,
  };
  const receipt = succeeded<Receipt>(await office.call('createReceipt', { path: { paymentId }, version, body }));
  return { path: { paymentId, receiptId: receipt.id }, receipt };
}
const pdfOf = async (path: Record<string, number>, language?: 'es' | 'en') => {
  const answer = await office.call('getReceiptDocument', { path, ...(language ? { language } : {}) });
  expect(answer.status).toBe(200);
  return readPdf(answer.raw);
};
const lastMail = async () =>
  (
    await sql<{ recipient: string; subject: string; body: string; file: string; content: Buffer }>`
    select m.*, f.name as file, f.content from mails m join mail_files f on f.mail_id = m.id order by m.id desc limit 1`.execute(
      api.adminDb,
    )
  ).rows[0];

describe('a receipt', () => {
  it('says on paper from whom what came in, when, how, and what is open now', async () => {
    const { path } = await aPart();
    const paper = await pdfOf(path, 'en');
    const text = paper.said.join(' ');
    for (const said of ['Received from', 'Íñigo Peña', '$10.00', 'PICH-771', '1 / 12', '$39.92'])
      expect(text).toContain(said);
    expect(paper.title).toContain(`Receipt no. ${path.receiptId}`);
    expect(paper.edges.join(' ')).toContain(`Receipt no. ${path.receiptId} · `);
    expect(paper.edges.join(' ')).not.toContain('Receipt Receipt');
  });

  it('tells the payer’s number only to whoever may view customers', async () => {
    const { path } = await aPart();
    const { identification } = (await office.call('getCustomer', { path: { customerId: portfolio.payerId } })).body;
    expect((await pdfOf(path)).said.join(' ')).toContain(identification);
    const collector = await office.as(['policy_app.view_payment']);
    const answer = await collector.call('getReceiptDocument', { path });
    const text = (await readPdf(answer.raw)).said.join(' ');
    expect(text).toContain('Íñigo Peña');
    expect(text).not.toContain(identification);
  });

  it('of a transfer names each of its instalments that the same payer owes, with their sum', async () => {
    const [one, other] = [await instalmentOf(), await instalmentOf(1)];
    const lines = [one, other].map(({ id, version }) => ({ payment_id: id, version, amount: '20.00' }));
    const batch = succeeded<{ receipts: Receipt[] }>(
      await office.call('createReceiptBatch', {
        body: { lines, received_on: portfolio.today, method: 'transfer', reference: null, collected_by: 'insurer' },
      }),
    );
    const receipt = batch.receipts[0];
    const path = { paymentId: receipt?.payment_id ?? 0, receiptId: receipt?.id ?? 0 };
    const text = (await pdfOf(path, 'es')).said.join(' ');
    expect(text).toContain('$40,00');
    expect(text).toContain('1 / 12');
    expect(text).toContain('2 / 12');
    const mail = await office.call('getReceiptMail', { path });
    expect(String(mail.body.body).match(/^- /gm)).toHaveLength(2);
    expect(mail.body.subject).toBe('Recibo de su pago de $40,00');
  });

  it('goes to the payer by mail as it was shown, with the paper', async () => {
    const { path, receipt } = await aPart();
    const shown = await office.call('getReceiptMail', { path });
    expect(shown.body).toMatchObject({ email: 'pagador@example.ec', refusal: null, language: 'es' });
    const sent = await office.call('sendReceipt', { path, version: receipt.version });
    expect(sent).toMatchObject({ status: 200, body: { id: receipt.id, version: receipt.version } });
    const mail = await lastMail();
    expect(mail).toMatchObject({
      recipient: 'pagador@example.ec',
      subject: shown.body.subject,
      body: shown.body.body,
      file: shown.body.file_name,
    });
    expect(mail?.file).toBe(`recibo-${receipt.id}.pdf`);
    expect((await readPdf(mail?.content ?? Buffer.alloc(0))).said.join(' ')).toContain('$10,00');
    const messages = await office.call('listMessages', { query: { about_model: 'payment', about_id: path.paymentId } });
    expect(messages.body.results?.[0]).toMatchObject({ subject: shown.body.subject });
  });

  it('is not given for what was taken back, for what is no money, nor by an old version', async () => {
    const { path, receipt } = await aPart();
    expect(await office.call('sendReceipt', { path, version: receipt.version + 1 })).toMatchObject({ status: 412 });
    succeeded(await office.call('voidReceipt', { path, version: receipt.version }));
    for (const operation of ['getReceiptDocument', 'getReceiptMail'] as const)
      expect(await office.call(operation, { path })).toMatchObject({ status: 409, body: { code: 'receipt_voided' } });
    const withheld = await aPart({ kind: 'withholding', method: null, amount: '1.00' });
    expect(await office.call('getReceiptDocument', { path: withheld.path })).toMatchObject({
      status: 409,
      body: { code: 'receipt_without_money' },
    });
    const unknown = { paymentId: path.paymentId, receiptId: withheld.path.receiptId };
    expect(await office.call('getReceiptMail', { path: unknown })).toMatchObject({ status: 404 });
  });

  it('stays where the payer has no address, and says so before', async () => {
    const { path, receipt } = await aPart();
    await sql`update customers set email = null where id = ${portfolio.payerId}`.execute(api.adminDb);
    const shown = await office.call('getReceiptMail', { path });
    expect(shown.body).toMatchObject({ email: null, refusal: 'payer_without_email' });
    expect(await office.call('sendReceipt', { path, version: receipt.version })).toMatchObject({
      status: 409,
      body: { code: 'payer_without_email' },
    });
  });
});
