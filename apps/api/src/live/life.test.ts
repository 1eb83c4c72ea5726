import { closeCodes } from '@corredor/core/live';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveUser, openLive } from '../testing/liveClient.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';

type Server = Awaited<ReturnType<TestApi['serve']>>;
let api: TestApi;
let server: Server;

const open = async (user: LiveUser, at: Server = server) => {
  const client = await openLive(at, user);
  await client.opened();
  return client;
};
const asAdmin = (statement: ReturnType<typeof sql>) => statement.execute(api.adminDb);

beforeAll(async () => {
  api = await testApi();
  server = await api.serve();
});
afterAll(() => api.close());

describe('a connection ends', () => {
  it('when its user is deactivated, on every server, and nobody else’s does', async () => {
    const office = await api.partner('baja');
    const colleague = await office.as([]);
    const another = await api.serve();
    const leaving = [await open(colleague), await open(colleague, another)];
    const staying = await open(office);
    await asAdmin(sql`update users set is_active = false where id = ${colleague.userId}`);
    // By what they are told: the next look at sessions comes in five minutes.
    for (const one of leaving) expect(await one.closed()).toBe(closeCodes.unauthorised);
    expect(await staying.list()).toEqual([]);
    staying.close();
  });

  it('with its session, and only with that one', async () => {
    const office = await api.partner('sesiones');
    const elsewhere = await office.signInAgain();
    const other = { userId: office.userId, call: api.withToken(elsewhere.token) };
    const here = await open(office);
    const there = await open(other);
    expect((await api.anonymous('logout', { body: { refresh: elsewhere.refresh } })).status).toBe(204);
    expect(await there.closed()).toBe(closeCodes.unauthorised);
    expect(await here.list()).toEqual([]);
    here.close();
  });

  it('thirty seconds after the access that opened it', async () => {
    const office = await api.partner('caduca');
    const hurried = await api.serve({ limits: { grace: 200, tend: 20 } });
    const began = performance.now();
    await asAdmin(sql`update access_tokens set expires_at = app_now() + interval '2 seconds'
      where session_id in (select id from sessions where user_id = ${office.userId})`);
    const client = await open(office, hurried);
    expect(await client.closed()).toBe(closeCodes.unauthorised);
    expect(performance.now() - began).toBeGreaterThan(2_000);
  });

  it('at the next look when nobody told of its session’s end', async () => {
    const office = await api.partner('callada');
    const watchful = await api.serve({ limits: { recheck: 50, tend: 20 } });
    const checked = await open(office, watchful);
    const asking = await open(office);
    await asAdmin(sql`set session_replication_role = replica`);
    await asAdmin(sql`update sessions set ended_at = app_now() where user_id = ${office.userId}`);
    await asAdmin(sql`set session_replication_role = default`);
    expect(await checked.closed()).toBe(closeCodes.unauthorised);
    asking.send({ type: 'get_all_notifications' });
    expect(await asking.closed()).toBe(closeCodes.unauthorised);
    expect(asking.messages).toEqual([]);
  });

  it('at no look that began before it opened', async () => {
    const office = await api.partner('reciente');
    const colleague = await office.as([]);
    let looks = 0;
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const queries = new WeakSet<object>();
    const db = api.database.lanes.live.withPlugin({
      transformQuery: ({ node, queryId }) => {
        if (JSON.stringify(node).includes('open_sessions(')) queries.add(queryId);
        return node;
      },
      transformResult: async ({ queryId, result }) => {
        if (!queries.has(queryId)) return result;
        looks += 1;
        await gate;
        return result;
      },
    });
    const slow = await api.serve({ db, limits: { recheck: 50 } });
    const early = await open(office, slow);
    const before = looks;
    await expect.poll(() => looks).toBeGreaterThan(before);
    const late = await open(colleague, slow);
    const held = looks;
    letGo();
    await expect.poll(() => looks).toBeGreaterThan(held + 1);
    for (const one of [early, late]) {
      expect(await one.list()).toEqual([]);
      one.close();
    }
  });

  it('when its user opens too many: the oldest goes', async () => {
    const office = await api.partner('pestanas');
    const tabs = [];
    for (let count = 0; count < 21; count += 1) tabs.push(await open(office));
    expect(await tabs[0]?.closed()).toBe(closeCodes.tooManySockets);
    expect(tabs.slice(1).filter((one) => one.isClosed())).toEqual([]);
    for (const one of tabs) one.close();
  });

  it('when nobody is there any more, and not while somebody answers', async () => {
    const office = await api.partner('silencio');
    const watchful = await api.serve({ limits: { ping: 100, pong: 2_000, tend: 20 } });
    const alive = await open(office, watchful);
    const dead = await openLive(watchful, office);
    await dead.opened();
    dead.socket.pause();
    await expect.poll(() => watchful.figures().open).toBe(1);
    expect(await alive.list()).toEqual([]);
    alive.close();
    dead.close();
  });
});

it('a server that stops sends everybody away one after the other, and lets nobody in', async () => {
  const office = await api.partner('parada');
  const stopping = await api.serve({ limits: { socketsOfUser: 100, drain: 400 } });
  const clients = await Promise.all(Array.from({ length: 80 }, () => open(office, stopping)));
  const late = await openLive(stopping, office, { ticket: 'x' });
  expect(await late.closed()).toBe(closeCodes.unauthorised);
  const stopped = stopping.stop();
  const times: number[] = [];
  for (const one of clients) one.socket.once('close', () => times.push(performance.now()));
  for (const one of clients) expect(await one.closed()).toBe(closeCodes.restart);
  await stopped;
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(150);
});
