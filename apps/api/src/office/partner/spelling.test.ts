import { addDays, addMonths } from '@corredor/core/dates';
import { spelledIn } from '@corredor/core/spelling';
import ICAL from 'ical.js';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/schema.ts';
import en from '../../server/request/messages/en.json' with { type: 'json' };
import { type MailToSend, queueMail } from '../../services/mail/index.ts';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

type Office = Awaited<ReturnType<TestApi['partner']>>;
/** A name that somebody typed, which is never spelled otherwise. */
const typed = 'Cheque Colour & Licence Centre';
const withoutTyped = (text: string) => text.replaceAll(typed, '');
/** Words of Britain and of the United States that are written otherwise on the other side. */
const british = (text: string) =>
  withoutTyped(text)
    .split(/[^\p{L}-]+/u)
    .filter((word) => spelledIn('en-US', word) !== word);
const american = (text: string) =>
  withoutTyped(text).match(/\b(?:installments?|canceled|canceling|checks?|recogniz\w+|authoriz\w+|colors?|favor)\b/gi);

const places = [
  ['the United States', '840'],
  ['Ecuador', '218'],
] as const;
/** What is written in a brokerage: spelled as there, with what was typed as it was typed. */
const isSpelled = (country: string, text: string) => {
  if (country === '840') expect(british(text)).toEqual([]);
  else expect(american(text) ?? []).toEqual([]);
};
async function englishOffice(name: string, country: string) {
  const office = await api.partner(name);
  await sql`update partners set country_id = ${country}, language = 'en', name = ${typed} where id = ${office.partnerId}`.execute(
    api.adminDb,
  );
  return office;
}
const inOffice = <Result>(partnerId: number, work: (trx: Transaction<Database>) => Promise<Result>) =>
  api.database.db.transaction().execute(async (trx) => {
    await sql`select set_config('app.partner_id', ${String(partnerId)}, true)`.execute(trx);
    return work(trx);
  });

/** Every kind of mail, with each variant of its body, and every name that is filled in. */
const kinds = Object.entries(en.mail).flatMap(([kind, words]) => {
  if (typeof words === 'string' || !('subject' in words) || !('body' in words)) return [];
  const names = [...JSON.stringify(words).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  return Object.keys(words)
    .filter((key) => key.startsWith('body'))
    .map((key) => ({ kind: kind as MailToSend['kind'], context: key.split('_')[1], names: new Set(names) }));
});

describe.each(places)('English written in %s', (place, country) => {
  let office: Office;
  let portfolio: TestPortfolio;
  beforeAll(async () => {
    office = await englishOffice(`spelling-${country}`, country);
    portfolio = await aPortfolio(office);
    await sql`update customers set name = ${typed}, email = 'payer@example.com' where id = ${portfolio.payerId}`.execute(
      api.adminDb,
    );
    await sql`update providers set email = 'insurer@example.com' where id = ${portfolio.provider.id}`.execute(
      api.adminDb,
    );
  });
  const lastMail = async (kind: string) => {
    const { rows } = await sql<{ subject: string; body: string; file: string | null; content: Buffer | null }>`
      select m.subject, m.body, f.name as file, f.content from mails m left join mail_files f on f.mail_id = m.id
      where m.kind = ${kind} order by m.id desc limit 1`.execute(api.adminDb);
    const [mail] = rows;
    if (!mail) throw new Error(`no mail ${kind}`);
    return mail;
  };

  it.each(kinds)(
    'spells the mail $kind $context as there, but not what was typed',
    async ({ kind, context, names }) => {
      const params: Record<string, string> = Object.fromEntries([...names].map((name) => [name, typed]));
      if (names.has('plan')) params.plan = 'PYMEs';
      if (context) params.context = context;
      const { subject, body } = await inOffice(office.partnerId, (trx) =>
        queueMail(trx, typed, {
          to: 'reader@example.com',
          kind,
          language: 'en',
          link: 'http://localhost/cheque',
          params,
        }),
      );
      const said = `${subject}\n${body}`.replace('http://localhost/cheque', '');
      isSpelled(country, said);
      const written = JSON.stringify(Object.entries(en.mail).find(([name]) => name === kind)?.[1]);
      if (/\{\{(?!brand|link|plan)\w+\}\}/.test(written)) expect(said).toContain(typed);
    },
  );

  it('finds something to spell in what it looks at', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(24);
    const all = JSON.stringify(en.mail).replace(/\{\{\w+\}\}/g, '');
    expect(british(all).length).toBeGreaterThan(10);
    expect(american('the installment was canceled')).toEqual(['installment', 'canceled']);
    expect(british(`${typed}: an instalment by cheque`)).toEqual(['instalment', 'cheque']);
    expect(place).not.toBe('');
  });

  it('spells reminders, their files and their previews', async () => {
    const late = await portfolio.active({ start_date: addDays(portfolio.today, -60) });
    const near = await portfolio.active();
    for (const [policy, kind] of [
      [late, 'payment_late'],
      [near, 'payment_due'],
    ] as const) {
      const [instalment] = await portfolio.instalments(policy.id);
      const path = { paymentId: Number(instalment?.id) };
      const version = Number(instalment?.version);
      const body = { kind: 'money', amount: '10.00', received_on: portfolio.today, method: 'cheque' };
      succeeded(
        await office.call('createReceipt', {
          path,
          version,
          body: { ...body, reference: typed, collected_by: 'broker' },
        }),
      );
      const shown = (await office.call('getPaymentReminder', { path })).body;
      const texts = ['subject', 'body', 'body_with_plan', 'message'].map((name) => String(shown[name]));
      for (const text of texts) expect(text).toMatch(country === '840' ? /nstallment/ : /nstalment/);
      for (const text of texts) isSpelled(country, text);
      const { body: payment } = await office.call('getPayment', { path });
      succeeded(
        await office.call('notifyPayer', {
          path,
          version: Number(payment.version),
          query: { payment_plan: true },
        }),
      );
      const mail = await lastMail(kind);
      expect([mail.subject, mail.body]).toEqual([shown.subject, shown.body_with_plan]);
      const { title, text } = await readPdf(mail.content ?? new Uint8Array());
      isSpelled(country, `${title} ${text} ${mail.file}`);
      expect(text).toContain(country === '840' ? 'Installments' : 'Instalments');
    }
  });

  it('spells receipts', async () => {
    const [instalment] = await portfolio.instalments((await portfolio.active()).id);
    const paymentId = Number(instalment?.id);
    const body = {
      kind: 'money',
      amount: '10.00',
      received_on: portfolio.today,
      method: 'cheque',
      reference: typed,
      collected_by: 'broker',
    };
    const receipt = succeeded<{ id: number; version: number }>(
      await office.call('createReceipt', { path: { paymentId }, version: Number(instalment?.version), body }),
    );
    const path = { paymentId, receiptId: receipt.id };
    const shown = (await office.call('getReceiptMail', { path })).body;
    succeeded(await office.call('sendReceipt', { path, version: receipt.version }));
    const mail = await lastMail('receipt');
    expect([mail.subject, mail.body]).toEqual([shown.subject, shown.body]);
    expect(mail.body).toContain(country === '840' ? ', installment 1 of' : ', instalment 1 of');
    isSpelled(country, `${mail.subject} ${mail.body}`);
    for (const bytes of [mail.content, (await office.call('getReceiptDocument', { path })).raw]) {
      const { title, text } = await readPdf(bytes ?? new Uint8Array());
      expect(text).toContain(typed);
      expect(withoutTyped(text)).toContain(country === '840' ? 'Check' : 'Cheque');
      isSpelled(country, `${title} ${text}`);
    }
  });

  it('spells what insurers are asked, renewals with their list among it', async () => {
    const policy = await portfolio.active({
      start_date: addMonths(addDays(portfolio.today, 20), -12),
      end_date: addDays(portfolio.today, 20),
    });
    const renewal = succeeded<{ id: number; version: number }>(
      await office.call('createRenewal', { body: { policy_id: policy.id } }),
    );
    for (const to of ['insurer', 'client'] as const) {
      const shown = (await office.call('getRenewalMail', { path: { renewalId: renewal.id }, query: { to } })).body;
      isSpelled(country, JSON.stringify(shown));
      expect(JSON.stringify(shown)).toMatch(country === '840' ? /[A-Z][a-z]+ \d+, \d{4}/ : /\d+ [A-Z][a-z]+ \d{4}/);
    }
    const path = { renewalId: renewal.id };
    succeeded(await office.call('askInsurer', { path, version: renewal.version, body: { note: typed } }));
    const mail = await lastMail('renewal_ask');
    isSpelled(country, `${mail.subject} ${mail.body} ${mail.file}`);
    expect(mail.body).toContain(typed);
  });

  it('spells policies on paper, their mails to insurers, and the calendar', async () => {
    const policy = await portfolio.active();
    const path = { policyId: policy.id };
    for (const operation of ['getPolicyDocument', 'getPaymentPlan'] as const) {
      const { title, text } = await readPdf((await office.call(operation, { path })).raw);
      expect(text).toContain(country === '840' ? 'nstallment' : 'nstalment');
      isSpelled(country, `${title} ${text}`);
    }
    await office.onPlan('PYMEs');
    const feed = succeeded<{ url: string }>(await office.call('rotateCalendarFeed'));
    const { body } = await api.app.inject({ url: new URL(feed.url).pathname });
    const calendar = new ICAL.Component(ICAL.parse(body));
    const said = calendar.getAllSubcomponents('vevent').map((one) => String(one.getFirstPropertyValue('summary')));
    expect(said.join('\n')).toContain(country === '840' ? 'Installment 1 of policy' : 'Instalment 1 of policy');
    isSpelled(country, [calendar.getFirstPropertyValue('name'), ...said].join('\n'));
  });

  it('spells notifications and refusals', async () => {
    const params = { number: typed, instalment: 1, amount: '10.00', currency: 'USD', due_date: portfolio.today };
    await sql`insert into notifications (partner_id, user_id, kind, params)
      values (${office.partnerId}, ${office.userId}, 'payment_near', ${JSON.stringify(params)}::jsonb)`.execute(
      api.adminDb,
    );
    const [told] = (await office.call('listNotifications')).body.results ?? [];
    expect(told?.title).toBe(country === '840' ? 'Installment near expiry' : 'Instalment near expiry');
    expect(told?.description).toContain(typed);
    isSpelled(country, `${told?.title} ${told?.description}`);
    const [instalment] = await portfolio.instalments((await portfolio.active()).id);
    const refused = await office.call('createReceipt', {
      path: { paymentId: Number(instalment?.id) },
      version: Number(instalment?.version),
      body: {
        kind: 'money',
        amount: '10.00',
        received_on: addDays(portfolio.today, 5),
        method: 'cheque',
        reference: null,
        collected_by: 'broker',
      },
    });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain(country === '840' ? 'post-dated check' : 'post-dated cheque');
  });

  it('spells what a row of a file is told', async () => {
    const row = { number: 1, values: { number: 'P-1', payment_method: 'trueque' } };
    const answer = await office.call('checkImport', { body: { kind: 'payments', rows: [row] } });
    expect(JSON.stringify(answer.body)).toContain(country === '840' ? 'Check' : 'Cheque');
  });
});
