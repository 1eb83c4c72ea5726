import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { succeeded } from '../../testing/aPortfolio.ts';
import { type TestApi, testPassword } from '../../testing/testApi.ts';

const catalogue = '../../server/request/messages/en.json';
let api: TestApi;
// Few mails about accounts have a word that the United States spell otherwise: each gets one here, so that any that is not asked where it is read fails.
// The server is loaded anew with these words, and once more without them for the tests that follow.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(catalogue, async (original) => {
    const { default: words } = await original<{ default: { mail: Record<string, string | { subject?: string }> } }>();
    const mail = Object.entries(words.mail).map(([kind, one]) => [
      kind,
      typeof one === 'object' && one.subject ? { ...one, subject: `${one.subject} (colour)` } : one,
    ]);
    return { default: { ...words, mail: Object.fromEntries(mail) } };
  });
  const testing = await import('../../testing/testApi.ts');
  api = await testing.testApi();
});
afterAll(async () => {
  await api.close();
  vi.doUnmock(catalogue);
  vi.resetModules();
});

const mailsTo = async (email: string) =>
  (
    await sql<{ kind: string; subject: string; link: string | null }>`
      select kind, subject, link from mails where recipient = ${email} order by id`.execute(api.adminDb)
  ).rows;
const spelledOf = async (email: string) =>
  (await mailsTo(email)).map(({ kind, subject }) => [kind, /\((.*)\)$/.exec(subject)?.[1]]);
const tokenOf = async (email: string) => (await mailsTo(email)).at(-1)?.link?.split('#token=')[1];

it.each([
  ['the United States', '840', 'color'],
  ['Ecuador', '218', 'colour'],
] as const)('mails to people of a brokerage of %s are spelled as there', async (_place, country, spelled) => {
  const office = await api.partner(`cuentas-${country}`);
  await sql`update partners set country_id = ${country} where id = ${office.partnerId}`.execute(api.adminDb);
  await office.onPlan('PYMEs');
  const role = succeeded<{ results: { id: number }[] }>(await office.call('listRoles')).results[0];
  const email = `ana-${country}@example.com`;
  const user = { email, name: 'Ana', last_name: 'Paz', language: 'en', role_id: role?.id };
  succeeded(await office.call('createUser', { body: user }));

  const token = await tokenOf(email);
  const invited = await api.anonymous('resetPassword', { body: { token, password: testPassword } });
  expect(invited.status).toBe(200);
  await api.anonymous('recoverPassword', { body: { email } });
  const register = { email, password: testPassword, accept_terms: true, language: 'en' };
  expect((await api.anonymous('register', { body: register })).status).toBe(202);
  const login = (userAgent: string) =>
    api.anonymous('login', { body: { email, password: testPassword }, headers: { 'user-agent': userAgent } });
  const session = succeeded<{ refresh: string }>(await login('Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0'));
  succeeded(await login('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1'));
  let { refresh } = session;
  for (let turn = 0; turn < 3; turn += 1)
    ({ refresh } = succeeded<{ refresh: string }>(await api.anonymous('refreshSession', { body: { refresh } })));
  expect((await api.anonymous('refreshSession', { body: { refresh: session.refresh } })).status).toBe(401);
  for (let turn = 0; turn < 10; turn += 1) {
    await api.anonymous('login', { body: { email, password: 'wrong one' } });
    await sql`update users set locked_until = null where email = ${email}`.execute(api.adminDb);
    await sql`update sessions set locked_until = null`.execute(api.adminDb);
  }
  expect(await spelledOf(email)).toEqual(
    ['invite', 'password_changed', 'reset', 'register_taken', 'new_device', 'token_reuse', 'login_failures'].map(
      (kind) => [kind, spelled],
    ),
  );
});

it('mails to people of no brokerage are spelled as in Britain', async () => {
  const email = 'nueva@example.com';
  const body = { email, password: testPassword, accept_terms: true, language: 'en' };
  await api.anonymous('register', { body });
  await api.anonymous('resendConfirmation', { body: { email } });
  expect(await spelledOf(email)).toEqual([
    ['confirm', 'colour'],
    ['confirm', 'colour'],
  ]);
});
