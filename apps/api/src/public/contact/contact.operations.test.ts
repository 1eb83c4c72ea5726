import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supportEmail, type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const message = { name: 'Lucía Paredes', email: 'lucia@example.com', message: '¿Me llama\nmañana?' };
const write = (alias: string | null, more: object = {}) =>
  api.anonymous('createContact', { body: { alias, ...message, ...more } });
const mailsTo = (recipient: string) =>
  api.adminDb.selectFrom('mails').select(['subject', 'body', 'reply_to']).where('recipient', '=', recipient).execute();
/** A brokerage with its public address and the address of its mails. */
async function office(name: string) {
  const partner = await api.partner(name);
  const { alias, email } = await api.adminDb
    .selectFrom('partners')
    .select(['alias', 'email'])
    .where('id', '=', partner.partnerId)
    .executeTakeFirstOrThrow();
  return { partner, alias, email };
}

describe('a message from a public profile', () => {
  it('reaches those who see customers, and the mail of the brokerage', async () => {
    const { partner, alias, email } = await office('escribe');
    const clerk = await partner.as(['policy_app.view_policy']);
    const answer = await write(alias);
    expect(answer.status).toBe(202);
    const { body } = await partner.call('listNotifications', { language: 'es' });
    expect(body.results).toMatchObject([
      { kind: 'contact_received', params: message, description: 'Lucía Paredes le escribió: ¿Me llama\nmañana?' },
    ]);
    expect((await clerk.call('listNotifications')).body).toMatchObject({ count: 0 });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toContain('Lucía Paredes');
    expect(mail?.body).toContain('lucia@example.com');
    expect(mail?.body).toContain(message.message);
    expect(mail?.reply_to).toBe(message.email);
  });

  it('is taken once however often it is sent, also when no more would be taken that day', async () => {
    const { partner, alias, email } = await office('repite');
    const others = (await mailsTo(email)).length;
    const body = { alias, ...message };
    const send = (key: string, more: object = {}) =>
      api.anonymous('createContact', { body: { ...body, ...more }, key: `${key}-0000-0000-0000` });
    const [first, second] = await Promise.all([send('one'), send('one')]);
    expect([first.status, second.status, second.body]).toEqual([202, 202, first.body]);
    expect((await partner.call('listNotifications')).body).toMatchObject({ count: 1 });
    expect(await mailsTo(email)).toHaveLength(others + 1);
    expect(await send('one', { message: 'Otra cosa' })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    for (let count = 2; count <= 20; count += 1) expect((await send(`more-${count}`)).status).toBe(202);
    expect((await send('last')).status).toBe(429);
    expect((await send('one')).status).toBe(202);
    expect(await mailsTo(email)).toHaveLength(others + 20);
    expect((await api.anonymous('createContact', { body, key: 'short' })).body).toMatchObject({
      code: 'idempotency_key_required',
    });
  });

  it('reaches nobody where no brokerage has the address, or a program filled in the hidden field', async () => {
    const { partner, alias } = await office('oculto');
    expect((await write('no-hay-nadie')).status).toBe(404);
    expect((await write(alias, { website: 'https://spam.example' })).status).toBe(202);
    expect((await partner.call('listNotifications')).body).toMatchObject({ count: 0 });
  });

  it('needs a name, an address to answer to and words', async () => {
    const { alias } = await office('vacio');
    expect((await write(alias, { email: 'lucia' })).body).toMatchObject({ errors: { email: [expect.any(String)] } });
    expect((await write(alias, { name: '' })).status).toBe(422);
    expect((await write(alias, { message: '' })).status).toBe(422);
    expect((await write(alias, { phone: '1' })).status).toBe(422);
  });

  it('is the twentieth of a day at most', async () => {
    const { partner, alias } = await office('lleno');
    for (let count = 1; count <= 20; count += 1) expect((await write(alias)).status).toBe(202);
    expect(await write(alias)).toMatchObject({ status: 429, body: { code: 'too_many_contacts' } });
    expect((await partner.call('listNotifications')).body).toMatchObject({ count: 20 });
    const other = await office('sereno');
    expect((await write(other.alias)).status).toBe(202);
  });
});

describe('a message to the operator', () => {
  it('reaches the address of support, unless a program wrote it', async () => {
    expect((await write(null, { website: 'https://spam.example' })).status).toBe(202);
    expect(await mailsTo(supportEmail)).toEqual([]);
    expect((await write(null)).status).toBe(202);
    const [mail] = await mailsTo(supportEmail);
    expect(mail?.subject).toContain('Lucía Paredes');
    expect(mail?.body).toContain(message.message);
    expect(mail?.reply_to).toBe(message.email);
    expect((await write(null, { email: 'lucia' })).status).toBe(422);
  });

  it('is taken once however often it is sent', async () => {
    const before = (await mailsTo(supportEmail)).length;
    const body = { alias: null, ...message };
    for (const _try of [1, 2]) {
      const { status } = await api.anonymous('createContact', { body, key: 'to-the-operator-1' });
      expect(status).toBe(202);
    }
    expect(await mailsTo(supportEmail)).toHaveLength(before + 1);
  });

  it('is the hundredth of a day at most', async () => {
    await sql`insert into mails (recipient, subject, reply_to) select ${supportEmail}, 'x', 'a@example.com' from generate_series(1, 100)`.execute(
      api.adminDb,
    );
    expect(await write(null)).toMatchObject({ status: 429, body: { code: 'too_many_contacts' } });
  });
});
