import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MessagePage, Movement, Payment, Renewal, SentMessage } from '@corredor/core/api';
import { addDays, addMonths } from '@corredor/core/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { createMailer, startOutbox } from '../mail/index.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
const insurer = 'emisiones@sur.example';

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('escribe');
  portfolio = await aPortfolio(office);
  await sql`update customers set email = 'pagador@example.ec' where id in (${portfolio.payerId}, ${portfolio.contractorId})`.execute(
    api.adminDb,
  );
  await api.adminDb.updateTable('providers').set({ email: insurer }).execute();
});
afterAll(() => api.close());

const list = async (query: object = {}, who: Pick<typeof office, 'call'> = office) =>
  succeeded<MessagePage>(await who.call('listMessages', { query: query as never }));
const read = async (id: number) => succeeded<SentMessage>(await office.call('getMessage', { path: { messageId: id } }));
const ending = (days: number) => {
  const end_date = addDays(portfolio.today, days);
  return portfolio.active({ start_date: addMonths(end_date, -12), end_date });
};
const renewalOf = async (policy_id: number) =>
  succeeded<Renewal>(await office.call('createRenewal', { body: { policy_id } }));
const remind = async (policyId: number) => {
  const [first] = await portfolio.instalments(policyId);
  const path = { paymentId: Number(first?.id) };
  return succeeded<Payment>(await office.call('notifyPayer', { path, version: Number(first?.version) }));
};
/** What the messages of a page are about, each kind of record once. */
const modelsIn = ({ results }: MessagePage) => [...new Set(results.map(({ about }) => about?.model))];
const outbox = () => {
  const mailer = createMailer({
    smtpUrl: null,
    folder: mkdtempSync(join(tmpdir(), 'corredor-messages-')),
    sender: { name: 'Corredor', address: 'no-reply@localhost' },
    patience: 60_000,
  });
  return startOutbox({ db: api.database.db, mailer, log: { info: () => {}, warn: () => {} }, lease: 60_000 });
};

describe('a mail to somebody outside', () => {
  it('is kept as it was said, about the instalment and its policy, and sent when its mail is', async () => {
    const policy = await portfolio.active();
    const payment = await remind(policy.id);
    const { count, results } = await list({ about_model: 'payment', about_id: payment.id });
    expect(count).toBe(1);
    const [row] = results;
    expect(row).toMatchObject({
      channel: 'email',
      about: { model: 'payment', id: payment.id, policy_id: policy.id, label: expect.stringContaining('P-') },
      about_count: 1,
      to: 'pagador@example.ec',
      status: 'queued',
      sent_at: null,
      sent_by: { id: office.userId },
      files: [],
    });
    const mail = await api.adminDb
      .selectFrom('mails')
      .select(['subject', 'body'])
      .where('recipient', '=', 'pagador@example.ec')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const message = await read(Number(row?.id));
    expect({ subject: message.subject, body: message.body }).toEqual(mail);
    expect((await list({ about_model: 'policy', about_id: policy.id })).results.map(({ id }) => id)).toEqual([row?.id]);

    const box = outbox();
    await box.kick();
    await box.stop();
    const sent = await read(Number(row?.id));
    expect(sent).toMatchObject({ status: 'sent', sent_at: expect.any(String), body: mail.body });
    expect(sent.version).toBe(message.version + 1);
  });

  it('is one message on the card of each renewal that it names, with its list', async () => {
    const [one, other] = [await ending(20), await ending(30)];
    const cards = [await renewalOf(one.id), await renewalOf(other.id)];
    const lines = cards.map(({ id, version }) => ({ id, version }));
    const run = await office.call('createRun', { body: { kind: 'askInsurer', title: 'Pedir', lines } });
    for (const { id, version } of cards)
      succeeded(
        await office.call('askInsurer', {
          path: { renewalId: id },
          version,
          body: { note: 'Con la misma suma.' },
          headers: { 'run-id': String(succeeded<{ id: number }>(run).id) },
        }),
      );
    const found = await Promise.all(cards.map(({ id }) => list({ about_model: 'renewal', about_id: id })));
    expect(found.map(({ results }) => results.map(({ id }) => id))).toEqual([
      [found[0]?.results[0]?.id],
      [found[0]?.results[0]?.id],
    ]);
    const message = await read(Number(found[0]?.results[0]?.id));
    expect(message).toMatchObject({
      about: { model: 'renewal', id: cards[0]?.id, policy_id: one.id },
      about_count: 2,
      to: insurer,
      body: expect.stringContaining('Con la misma suma.'),
    });
    expect(message.files).toEqual([{ name: expect.stringMatching(/\.xlsx$/), size: expect.any(Number) }]);
  });

  it('is kept of a movement too, and nothing is where it was only told', async () => {
    const policy = await portfolio.active();
    const draft = async () =>
      succeeded<Movement>(
        await office.call('createMovement', {
          path: { policyId: policy.id },
          body: {
            kind: 'text',
            effective_date: portfolio.today,
            requested_by: 'broker',
            requested_on: portfolio.today,
            reason: 'Aclarar la dirección.',
          } as never,
        }),
      );
    const send = async ({ id, version }: Movement, by: 'mail' | 'other') =>
      succeeded(await office.call('sendMovement', { path: { movementId: id }, version, body: { by } }));
    const [mailed, told] = [await draft(), await draft()];
    await send(mailed, 'mail');
    await send(told, 'other');
    expect((await list({ about_model: 'movement', about_id: told.id })).count).toBe(0);
    expect((await list({ about_model: 'movement', about_id: mailed.id })).results).toMatchObject([
      { to: insurer, about: { model: 'movement', id: mailed.id } },
    ]);
  });

  it('is not there where what asked for it was refused', async () => {
    const policy = await portfolio.active();
    const payment = await remind(policy.id);
    const again = await office.call('notifyPayer', { path: { paymentId: payment.id }, version: payment.version });
    expect(again.status).toBe(409);
    expect((await list({ about_model: 'payment', about_id: payment.id })).count).toBe(1);
  });
});

describe('what became of a mail', () => {
  const mailOf = async (id: number) =>
    (await api.adminDb.selectFrom('messages').select('mail_id').where('id', '=', id).executeTakeFirstOrThrow()).mail_id;
  const queued = async () => {
    const policy = await portfolio.active();
    await remind(policy.id);
    const [row] = (await list({ about_model: 'policy', about_id: policy.id })).results;
    return Number(row?.id);
  };

  it('is on its way while it is tried, and not delivered once it is given up', async () => {
    const id = await queued();
    const mails = api.database.db.updateTable('mails').where('id', '=', await mailOf(id));
    await mails.set({ attempts: 3, last_error: 'refused' }).execute();
    expect((await read(id)).status).toBe('queued');
    await mails.set({ attempts: 20, last_error: 'refused' }).execute();
    expect(await read(id)).toMatchObject({ status: 'failed', sent_at: null });
    expect((await list({ status: 'failed' })).results.map((one) => one.id)).toContain(id);
  });

  it('is not delivered where its mail is cleared away unsent, and stays sent where it went out', async () => {
    const [lost, sent] = [await queued(), await queued()];
    const mails = (mailId: number) => api.database.db.updateTable('mails').where('id', '=', mailId);
    await mails(await mailOf(sent))
      .set({ sent_at: sql`app_now()` })
      .execute();
    for (const id of [lost, sent])
      await api.adminDb
        .deleteFrom('mails')
        .where('id', '=', await mailOf(id))
        .execute();
    expect([(await read(lost)).status, (await read(sent)).status]).toEqual(['failed', 'sent']);
  });

  it('is all that changes: the server can neither rewrite nor delete a message', async () => {
    const { rows } = await sql<{ right: string }>`select distinct privilege_type as right
      from information_schema.role_table_grants where table_name in ('messages', 'message_records')
        and grantee = ${api.database.group} order by 1`.execute(api.adminDb);
    expect(rows.map(({ right }) => right)).toEqual(['INSERT', 'SELECT']);
  });
});

describe('who reads messages', () => {
  it('sees those about what they may view, and nobody sees another brokerage’s', async () => {
    const policy = await portfolio.active();
    await remind(policy.id);
    const [row] = (await list({ about_model: 'policy', about_id: policy.id })).results;
    const path = { messageId: Number(row?.id) };
    const reader = await office.as(['core_app.view_message', 'policy_app.view_renewal']);
    expect(modelsIn(await list({}, reader))).toEqual(['renewal']);
    expect((await reader.call('getMessage', { path })).status).toBe(404);
    const nobody = await office.as(['core_app.view_message']);
    expect(await list({}, nobody)).toMatchObject({ count: 0, results: [] });
    const other = await office.as(['policy_app.view_payment']);
    expect((await other.call('listMessages')).status).toBe(403);
    const stranger = await api.partner('otra-escribe');
    expect(await list({}, stranger)).toMatchObject({ count: 0 });
    expect((await stranger.call('getMessage', { path })).status).toBe(404);
  });

  it('asks of which kind the record is whose number is given', async () => {
    const answer = await office.call('listMessages', { query: { about_id: 1 } });
    expect(answer.body).toMatchObject({ status: 422, errors: { about_model: [expect.any(String)] } });
  });

  it('finds them by address and subject, in any order, page by page', async () => {
    const all = await list({ page_size: 200 });
    expect(all.results.map(({ id }) => id)).toEqual(all.results.map(({ id }) => id).sort((a, b) => b - a));
    const found = await list({ search: 'EMISIONES sur', page_size: 200 });
    expect(found.count).toBe(all.results.filter(({ to }) => to === insurer).length);
    expect(found.count).toBeGreaterThan(0);
    const byAddress = await list({ ordering: 'to', page_size: 200 });
    expect(byAddress.results.map(({ to }) => to)).toEqual(all.results.map(({ to }) => to).sort());
    const [first, second] = [await list({ page_size: 1 }), await list({ page_size: 1, page: 2 })];
    expect([...first.results, ...second.results].map(({ id }) => id)).toEqual(
      all.results.slice(0, 2).map(({ id }) => id),
    );
    expect(modelsIn(await list({ about_model: 'movement' }))).toEqual(['movement']);
  });
});
