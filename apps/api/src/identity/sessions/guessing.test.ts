import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { tooMany } from '../../server/request/problems.ts';
import { type TestApi, testApi, testPassword } from '../../testing/testApi.ts';
import { hashToken } from '../accounts/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ trustedProxies: { count: 1 } });
});
afterAll(() => api.close());
afterEach(() => void vi.useRealTimers());
/** The first delay lasts a second, which a busy machine may take for the next attempt. */
const holdClock = () => vi.useFakeTimers({ toFake: ['Date'] });

const firefox = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
const at = (address: string, agent = firefox(140)) => ({ 'x-forwarded-for': address, 'user-agent': agent });
const home = at('203.0.113.7');
const strange = at('198.51.100.9', 'curl/8.1');

/** An account with a password, and what it is called by. */
async function account(email: string) {
  const { userId, call, sessionId } = await api.addUser({ email });
  const hash = await api.passwords.hashPassword(testPassword);
  await sql`update users set password_hash = ${hash} where id = ${userId}`.execute(api.adminDb);
  const logIn = (headers: Record<string, string>, password = testPassword) =>
    api.anonymous('login', { body: { email, password }, headers });
  const guess = (headers: Record<string, string>) => logIn(headers, 'equivocada y larga');
  const press = async (times: number, headers: Record<string, string>) => {
    const statuses: number[] = [];
    for (let turn = 0; turn < times; turn += 1) statuses.push((await guess(headers)).status);
    return statuses;
  };
  return { email, userId, sessionId, call, logIn, guess, press };
}
const eventsOf = async (userId: number) =>
  (await api.adminDb.selectFrom('audit_log').select('event').where('user_id', '=', userId).orderBy('id').execute()).map(
    ({ event }) => event,
  );
const mailsTo = (email: string) =>
  api.adminDb.selectFrom('mails').select(['kind', 'link']).where('recipient', '=', email).orderBy('id').execute();

describe('pressing on an account', () => {
  it('never delays its owner where they last signed in, with a newer browser and another address of the network too', async () => {
    holdClock();
    const owner = await account('pressed@example.com');
    expect((await owner.logIn(home)).status).toBe(200);
    expect((await owner.press(7, strange)).at(-1)).toBe(429);
    expect((await owner.logIn(at('203.0.113.90', firefox(150)))).status).toBe(200);
    // What the owner does changes nothing for the strangers.
    expect((await owner.logIn(strange)).status).toBe(429);
  });

  it('is delayed from ever new addresses', async () => {
    holdClock();
    const owner = await account('spread@example.com');
    const statuses: number[] = [];
    for (let turn = 1; turn <= 7; turn += 1)
      statuses.push((await owner.guess(at(`198.51.${turn}.1`, `curl/${turn}`))).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('is delayed at home too, by a counter of its own that begins anew with a sign-in', async () => {
    holdClock();
    const owner = await account('clumsy@example.com');
    await owner.logIn(home);
    expect(await owner.press(6, home)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await owner.logIn(strange)).status).toBe(200);
    expect((await owner.logIn(home)).status).toBe(429);
    await sql`update sessions set locked_until = app_now() - interval '1 hour' where user_id = ${owner.userId}
      and failed_logins > 0`.execute(api.adminDb);
    expect((await owner.logIn(home)).status).toBe(200);
    expect(await owner.press(4, home)).toEqual([401, 401, 401, 401]);
    expect((await owner.logIn(home)).status).toBe(200);
  });

  it('is as it always was from surroundings of more than thirty days ago', async () => {
    holdClock();
    const owner = await account('moved@example.com');
    await owner.logIn(home);
    await sql`update sessions set created_at = app_now() - interval '31 days' where user_id = ${owner.userId}`.execute(
      api.adminDb,
    );
    await owner.press(6, strange);
    expect((await owner.logIn(home)).status).toBe(429);
  });

  it('leaves a trace in the log for addresses that nobody has, and no row', async () => {
    const before = await api.adminDb.selectFrom('audit_log').select(sql`count(*)`.as('count')).executeTakeFirst();
    await api.anonymous('login', {
      body: { email: 'nobody@example.com', password: 'equivocada y larga' },
      headers: strange,
    });
    expect(api.traces.at(-1)).toMatchObject({ event: 'authn_login_fail', account: 'unknown', network: '198.51.100.0' });
    expect(JSON.stringify(api.traces)).not.toContain('nobody@');
    expect(await api.adminDb.selectFrom('audit_log').select(sql`count(*)`.as('count')).executeTakeFirst()).toEqual(
      before,
    );
  });
});

describe('the current password', () => {
  const change = (owner: Awaited<ReturnType<typeof account>>, current_password = 'equivocada y larga') =>
    owner.call('changePassword', { body: { current_password, new_password: 'una clave distinta' } });
  const wait = (owner: { sessionId: number }) =>
    sql`update sessions set checks_locked_until = clock_timestamp() where id = ${owner.sessionId}`.execute(api.adminDb);

  it('is guessed as slowly as at sign-in, each try is recorded, and the tenth ends the session', async () => {
    holdClock();
    const owner = await account('stolen@example.com');
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) statuses.push((await change(owner)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
    for (let turn = 6; turn <= 10; turn += 1) {
      await wait(owner);
      expect((await change(owner)).status).toBe(turn < 10 ? 422 : 401);
    }
    expect((await owner.call('getMe')).status).toBe(401);
    const events = await eventsOf(owner.userId);
    expect(events.filter((event) => event === 'authn_password_fail')).toHaveLength(10);
    expect(events.at(-1)).toBe('authn_session_stopped');
    expect((await mailsTo(owner.email)).map(({ kind }) => kind)).toEqual(['login_failures']);
  });

  it('is guessed no faster by many requests at the same time', async () => {
    const owner = await account('crowd@example.com');
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => change(owner)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(6);
  });

  it('is not counted where there was no place to check it', async () => {
    const owner = await account('busy@example.com');
    const { verifyPassword } = api.passwords;
    api.passwords.verifyPassword = () => Promise.reject(tooMany(2));
    try {
      for (let turn = 0; turn < 12; turn += 1) {
        const refused = await change(owner);
        expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
      }
    } finally {
      api.passwords.verifyPassword = verifyPassword;
    }
    expect((await change(owner)).status).toBe(422);
    expect((await change(owner, testPassword)).status).toBe(200);
  });

  it('sets the count back where it is right', async () => {
    const owner = await account('back@example.com');
    for (let turn = 0; turn < 4; turn += 1) await change(owner);
    const changed = await change(owner, testPassword);
    expect(changed.status).toBe(200);
    const row = await api.adminDb
      .selectFrom('sessions')
      .select('failed_checks')
      .where('id', '=', owner.sessionId)
      .executeTakeFirst();
    expect(row?.failed_checks).toBe(0);
  });
});

describe('mails that somebody asks for in the name of another', () => {
  const register = (email: string) =>
    api.anonymous('register', { body: { email, password: testPassword, accept_terms: true, language: 'es' } });
  const recover = (email: string) => api.anonymous('recoverPassword', { body: { email } });

  it('leave the recovery alone, and say once a day that there is an account', async () => {
    const { email } = await account('owner@example.com');
    for (let turn = 0; turn < 6; turn += 1) expect((await register(email)).status).toBe(202);
    await recover(email);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['register_taken', 'reset']);
  });

  it('are three recoveries an hour, also asked for at the same time; the last link serves, and once it is over another comes', async () => {
    const { email, userId } = await account('recovered@example.com');
    await Promise.all(Array.from({ length: 6 }, () => recover(email)));
    expect(await mailsTo(email)).toHaveLength(3);
    const [token] = await api.adminDb.selectFrom('mail_tokens').select('hash').where('user_id', '=', userId).execute();
    const last = (await mailsTo(email)).at(-1)?.link?.split('=').at(-1) ?? '';
    expect(token?.hash.equals(hashToken(last))).toBe(true);
    await sql`update mail_tokens set expires_at = app_now() where user_id = ${userId}`.execute(api.adminDb);
    await recover(email);
    expect(await mailsTo(email)).toHaveLength(4);
  });
});

describe('a link that serves once', () => {
  const reset = (token: string, password: string) => api.anonymous('resetPassword', { body: { token, password } });
  const linkOf = async (email: string) => (await mailsTo(email)).at(-1)?.link?.split(/[=/]/).at(-1) ?? '';

  it('sets one password, however many ask at the same time', async () => {
    const owner = await account('once@example.com');
    await api.anonymous('recoverPassword', { body: { email: owner.email } });
    const token = await linkOf(owner.email);
    const passwords = [1, 2, 3, 4, 5, 6].map((turn) => `clave nueva numero ${turn}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await owner.logIn(home, winner)).status).toBe(200);
    expect((await eventsOf(owner.userId)).filter((event) => event === 'authn_password_reset')).toHaveLength(1);
  });

  it('is an invitation too, and ends with the password that another link has set', async () => {
    const office = await api.partner('enlaces');
    await office.onPlan('PYMEs');
    const role = (await office.call('listRoles')).body.results?.[0]?.id;
    const email = 'invited@example.com';
    const made = await office.call('createUser', {
      body: { email, name: 'Eva', last_name: 'Paz', role_id: role, language: 'es' },
    });
    expect(made.status).toBe(201);
    const invitation = await linkOf(email);
    await api.anonymous('recoverPassword', { body: { email } });
    const recovery = await linkOf(email);
    expect(recovery).not.toBe(invitation);
    expect((await reset(recovery, 'clave nueva numero 1')).status).toBe(200);
    expect((await reset(invitation, 'clave nueva numero 2')).body.code).toBe('token_expired');
  });

  it('confirms as often as it is asked within its life, and is recorded once', async () => {
    const email = 'confirms@example.com';
    await api.anonymous('register', { body: { email, password: testPassword, accept_terms: true, language: 'es' } });
    const token = await linkOf(email);
    const ask = () => api.anonymous('confirmRegistration', { body: { token } });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { id } = await api.adminDb
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const rows = await api.adminDb
      .selectFrom('audit_log')
      .select('id')
      .where('object_id', '=', id)
      .where('event', '=', 'user_confirmed')
      .execute();
    expect(rows).toHaveLength(1);
  });
});

it('renews a session twelve times a minute', async () => {
  let { refresh } = await api.addUser();
  for (let turn = 0; turn < 12; turn += 1)
    refresh = String((await api.anonymous('refreshSession', { body: { refresh } })).body.refresh);
  const refused = await api.anonymous('refreshSession', { body: { refresh } });
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
});

it('ends a session whose spent token is used again, however often it was renewed', async () => {
  const { refresh: first, userId } = await api.addUser();
  let refresh = first;
  const renew = (token: string) => api.anonymous('refreshSession', { body: { refresh: token } });
  for (let turn = 0; turn < 12; turn += 1) refresh = String((await renew(refresh)).body.refresh);
  expect((await renew(first)).status).toBe(401);
  const session = api.adminDb.selectFrom('sessions').select('ended_reason').where('user_id', '=', userId);
  expect(await session.executeTakeFirst()).toEqual({ ended_reason: 'token_reuse' });
  expect((await renew(refresh)).status).toBe(401);
});
