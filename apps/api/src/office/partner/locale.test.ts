import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSnapshots } from '../../live/snapshots.ts';
import { aPortfolio, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const months = 'Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec';
const written = {
  British: new RegExp(`\\b\\d{1,2} (?:${months}) \\d{4}\\b`),
  American: new RegExp(`\\b(?:${months}) \\d{1,2}, \\d{4}\\b`),
};

describe.each([
  ['Ecuador', '218', 'British', 'American'],
  ['Spain', '724', 'British', 'American'],
  ['the United States', '840', 'American', 'British'],
] as const)('English in a brokerage of %s', (_, country, way, other) => {
  let office: Awaited<ReturnType<TestApi['partner']>>;
  let portfolio: TestPortfolio;
  let paymentId: number;
  const isSaid = (text: unknown) => {
    expect(text).toMatch(written[way]);
    expect(text).not.toMatch(written[other]);
  };
  beforeAll(async () => {
    office = await api.partner(`locale-${country}`);
    portfolio = await aPortfolio(office);
    const { adminDb } = api;
    await sql`update partners set country_id = ${country}, language = 'en' where id = ${office.partnerId}`.execute(
      adminDb,
    );
    await sql`update customers set email = 'payer@example.com' where id = ${portfolio.payerId}`.execute(adminDb);
    await sql`insert into notifications (partner_id, user_id, kind, params) values (${office.partnerId}, ${office.userId},
      'payment_near', ${JSON.stringify({ number: 'P-1', instalment: 1, amount: '10.00', currency: 'USD', due_date: '2026-11-27' })}::jsonb)`.execute(
      adminDb,
    );
    const policy = await portfolio.active();
    paymentId = Number((await portfolio.instalments(policy.id))[0]?.id);
  });

  it('writes mails and their papers so', async () => {
    const reminder = await office.call('getPaymentReminder', { path: { paymentId } });
    isSaid(reminder.body.body);
    const { body: payment } = await office.call('getPayment', { path: { paymentId } });
    const sent = await office.call('notifyPayer', {
      path: { paymentId },
      version: Number(payment.version),
      query: { payment_plan: true },
    });
    expect(sent.status).toBe(200);
    const { rows } = await sql<{ body: string; content: Buffer | null }>`select m.body, f.content from mails m
      left join mail_files f on f.mail_id = m.id where m.recipient = 'payer@example.com' order by m.id desc limit 1`.execute(
      api.adminDb,
    );
    isSaid(rows[0]?.body);
    const paper = await readPdf(rows[0]?.content ?? new Uint8Array());
    isSaid(paper.text);
    expect(paper.language).toBe('en');
  });

  it('writes papers and notifications so, in lists and on the live channel', async () => {
    const { body: payment } = await office.call('getPayment', { path: { paymentId } });
    const policyId = Number(payment.policy_id);
    const plan = await office.call('getPaymentPlan', { path: { policyId } });
    isSaid((await readPdf(plan.raw)).text);
    const list = await office.call('listNotifications');
    const told = (list.body.results ?? []).find(({ kind }: { kind?: string }) => kind === 'payment_near');
    isSaid(told?.description);
    const { rows } = await sql<{
      id: number;
    }>`select id from sessions where user_id = ${office.userId} order by id desc limit 1`.execute(api.adminDb);
    const [live] = await readSnapshots(api.database.db, [rows[0]?.id ?? 0]);
    isSaid(live);
  });

  it('leaves Spanish as it is', async () => {
    const list = await office.call('listNotifications', { language: 'es' });
    expect(JSON.stringify(list.body)).toContain('27 nov 2026');
  });
});
