import { formatDateTime } from '@corredor/core/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi, testPassword } from '../../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';

/** A confirmed account; `signIn` opens a session of it from a browser. */
async function account(email: string) {
  await api.anonymous('register', { body: { email, password: testPassword, accept_terms: true, language: 'es' } });
  const { link } = await api.adminDb
    .selectFrom('mails')
    .select('link')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  await api.anonymous('confirmRegistration', { body: { token: (link ?? '').split('/').at(-1) } });
  const signIn = async (userAgent = chrome, password = testPassword) => {
    const { body } = await api.anonymous('login', { body: { email, password }, headers: { 'user-agent': userAgent } });
    return { call: api.withToken(String(body.token)), refresh: String(body.refresh), userId: Number(body.userId) };
  };
  return { signIn, mails: () => subjectsTo(email) };
}
const subjectsTo = async (email: string) => {
  const mails = api.adminDb.selectFrom('mails').select('subject').where('recipient', '=', email).orderBy('id');
  return (await mails.execute()).map(({ subject }) => subject);
};
const eventsOf = async (userId: number) => {
  const rows = api.adminDb.selectFrom('audit_log').select(['event', 'after']).where('user_id', '=', userId);
  return (await rows.orderBy('id').execute()).map(({ event }) => event);
};
type SignedIn = Awaited<ReturnType<Awaited<ReturnType<typeof account>>['signIn']>>;
const isIn = async ({ call }: SignedIn) => (await call('getMe')).status === 200;
const refreshed = async ({ refresh }: SignedIn) =>
  (await api.anonymous('refreshSession', { body: { refresh } })).status;
const sessionsOf = async ({ call }: SignedIn) => (await call('listSessions')).body.results ?? [];

describe('the list of one’s own sessions', () => {
  it('says where one is signed in, this one first, with the network and not the whole address', async () => {
    const { signIn } = await account('list@example.com');
    const computer = await signIn();
    const mobile = await signIn(phone);
    expect(await sessionsOf(mobile)).toMatchObject([
      { device: 'mobile', browser: 'Safari', system: 'iOS', address: '127.0.0.0', is_current: true },
      { device: 'desktop', browser: 'Chrome', system: 'Windows', is_current: false },
    ]);
    expect((await sessionsOf(computer))[0]).toMatchObject({ browser: 'Chrome', is_current: true });
    expect(JSON.stringify(await sessionsOf(computer))).not.toContain('Mozilla');
  });

  it('leaves out what has ended, has run out, or lay idle for too long', async () => {
    const { signIn } = await account('closed@example.com');
    const mine = await signIn();
    const left = await signIn();
    const old = await signIn();
    const idle = await signIn();
    await left.call('logout', { body: { refresh: left.refresh } });
    const ids = (await sessionsOf(mine)).map(({ id }) => Number(id));
    const [, second, third] = ids;
    await api.adminDb
      .updateTable('sessions')
      .set({ expires_at: '2026-01-01' })
      .where('id', '=', second ?? 0)
      .execute();
    await api.adminDb
      .updateTable('sessions')
      .set({ last_used_at: '2026-01-01' })
      .where('id', '=', third ?? 0)
      .execute();
    expect(await sessionsOf(mine)).toHaveLength(1);
    expect(await refreshed(old)).toBe(401);
    expect(await refreshed(idle)).toBe(401);
  });
});

describe('ending a session', () => {
  it('shuts it out at its next request, and no other', async () => {
    const { signIn } = await account('one@example.com');
    const mine = await signIn();
    const other = await signIn(phone);
    const third = await signIn();
    const found = (await sessionsOf(mine)).find(({ browser }) => browser === 'Safari');
    const path = { sessionId: Number(found?.id) };
    expect((await mine.call('deleteSession', { path })).status).toBe(204);
    expect(await Promise.all([mine, other, third].map(isIn))).toEqual([true, false, true]);
    expect(await refreshed(other)).toBe(401);
    expect((await mine.call('deleteSession', { path })).status).toBe(404);
    expect((await eventsOf(mine.userId)).slice(-2)).toEqual(['authn_session_revoked', 'authn_refresh_refused']);
  });

  it('reaches nobody else’s', async () => {
    const ana = await account('ana@example.com');
    const luis = await account('luis@example.com');
    const hers = await ana.signIn();
    const his = await luis.signIn();
    const sessionId = Number((await sessionsOf(his))[0]?.id);
    expect((await hers.call('deleteSession', { path: { sessionId } })).status).toBe(404);
    await hers.call('deleteOtherSessions');
    expect(await isIn(his)).toBe(true);
  });

  it('everywhere else keeps the one that asks', async () => {
    const { signIn } = await account('others@example.com');
    const mine = await signIn();
    const others = [await signIn(phone), await signIn()];
    expect((await mine.call('deleteOtherSessions')).status).toBe(204);
    expect(await Promise.all([mine, ...others].map(isIn))).toEqual([true, false, false]);
    expect(await refreshed(mine)).toBe(200);
  });
});

describe('a new password', () => {
  it('ends the other sessions and keeps this one, with other tokens', async () => {
    const { signIn } = await account('password@example.com');
    const mine = await signIn();
    const other = await signIn(phone);
    const [{ id } = { id: 0 }] = await sessionsOf(mine);
    const body = { current_password: testPassword, new_password: 'una clave distinta' };
    const changed = await mine.call('changePassword', { body });
    const now = { ...mine, call: api.withToken(String(changed.body.token)), refresh: String(changed.body.refresh) };
    expect(await Promise.all([mine, other, now].map(isIn))).toEqual([false, false, true]);
    expect(await sessionsOf(now)).toMatchObject([{ id, is_current: true }]);
    expect(await refreshed(mine)).toBe(401);
    expect(await refreshed(now)).toBe(200);
  });
});

describe('a logout', () => {
  it('is told in the history once, however often it is asked for', async () => {
    const { signIn } = await account('logout@example.com');
    const mine = await signIn();
    for (const _time of [1, 2]) await mine.call('logout', { body: { refresh: mine.refresh } });
    const events = await eventsOf(mine.userId);
    expect(events.filter((event) => event === 'authn_logout')).toHaveLength(1);
  });
});

describe('a device never used before', () => {
  it('is told of by mail, but not the first one, nor one that brought itself up to date', async () => {
    const { signIn, mails } = await account('device@example.com');
    const told = 'Nuevo inicio de sesión en su cuenta';
    await signIn();
    await signIn(chrome.replace('142', '143'));
    expect(await mails()).not.toContain(told);
    await signIn(phone);
    expect(await mails()).toContain(told);
    await signIn(phone);
    expect((await mails()).filter((subject) => subject === told)).toHaveLength(1);
  });

  it('is told of with the hour of the office, and plainly where nothing is known of the device', async () => {
    const email = 'huso@example.com';
    const { signIn } = await account(email);
    const office = await api.partner('dispositivo');
    const hers = api.adminDb.selectFrom('users').select(['partner_id', 'role_id']).where('id', '=', office.userId);
    const home = await hers.executeTakeFirstOrThrow();
    await api.adminDb.updateTable('users').set(home).where('email', '=', email).execute();
    await signIn();
    await signIn('x');
    const told = api.adminDb.selectFrom('mails').select('body').where('recipient', '=', email).orderBy('id', 'desc');
    const { body } = await told.executeTakeFirstOrThrow();
    const now = formatDateTime(new Date().toISOString(), 'es', 'America/Guayaquil');
    expect(body).toContain('Un dispositivo que no reconocimos');
    expect(body).toContain(now.split(',')[0] ?? now);
    expect(body).not.toContain('UTC');
  });

  it('is not told of to whom it only tried', async () => {
    const { signIn, mails } = await account('tried@example.com');
    await signIn();
    await signIn(phone, 'equivocada y larga');
    expect(await mails()).not.toContain('Nuevo inicio de sesión en su cuenta');
  });
});

describe('an administrator', () => {
  it('ends all sessions of a user, who can sign in again', async () => {
    const office = await api.partner('cerrar');
    const clerk = await office.as(['core_app.view_customer']);
    expect((await office.call('deleteUserSessions', { path: { userId: clerk.userId } })).status).toBe(204);
    expect((await clerk.call('getMe')).status).toBe(401);
    const trail = await office.call('listAudit', { query: { model: 'user', object_id: clerk.userId } });
    expect(trail.body.results).toMatchObject([{ event: 'authn_session_revoked' }]);
  });

  it('needs the permission, does not reach beyond it, nor to another brokerage, nor to the own sessions', async () => {
    const office = await api.partner('limites');
    const foreign = await api.partner('ajena');
    const clerk = await office.as(['auth_app.change_user']);
    const viewer = await office.as(['auth_app.view_user']);
    const end = (call: typeof office.call, userId: number) => call('deleteUserSessions', { path: { userId } });
    expect((await end(viewer.call, clerk.userId)).status).toBe(403);
    expect((await end(clerk.call, office.userId)).body.code).toBe('user_beyond');
    expect((await end(office.call, foreign.userId)).status).toBe(404);
    expect((await end(office.call, office.userId)).body.code).toBe('own_account');
    expect((await office.call('getMe')).status).toBe(200);
  });
});
