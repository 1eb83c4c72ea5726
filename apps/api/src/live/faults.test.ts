import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type QueryExecutorProvider, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLive, tell } from '../testing/liveClient.ts';
import { patience } from '../testing/patience.ts';
import { startProxy } from '../testing/proxy.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';

type Server = Awaited<ReturnType<TestApi['serve']>>;
let api: TestApi;
let server: Server;
beforeAll(async () => {
  api = await testApi();
  server = await api.serve();
});
afterAll(() => api.close());

/** Kills what listens; last before the commit, so that it cannot be back when others are told. */
const deafen = (trx: QueryExecutorProvider) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'corredor live' and datname = current_database()`.execute(trx);
const plans = (list: { params: Record<string, unknown> }[]) => list.map(({ params }) => params.plan);

describe('a listening connection that is killed', () => {
  it('comes back and catches up with all that was added, read, deleted and ended meanwhile', async () => {
    const office = await api.partner('corte');
    const leaver = await api.partner('sale');
    for (const plan of ['one', 'two', 'three']) await tell(api, office.partnerId, [office.userId], plan);
    const page = await openLive(server, office);
    const leaving = await openLive(server, leaver);
    const ids = (await page.list()).map(({ id }) => id);
    await leaving.list();
    for (let round = 0; round < 3; round += 1) {
      await api.adminDb.transaction().execute(async (trx) => {
        await sql`insert into notifications (partner_id, user_id, kind, params) values
          (${office.partnerId}, ${office.userId}, 'subscription_approved', ${JSON.stringify({ plan: `missed ${round}` })})`.execute(
          trx,
        );
        await deafen(trx);
      });
      const { notifications } = await page.take('get_all_notifications');
      expect(notifications[0]?.params.plan).toBe(`missed ${round}`);
    }
    await api.adminDb.transaction().execute(async (trx) => {
      await sql`update notifications set status = 'read' where id = ${ids[0]}`.execute(trx);
      await sql`delete from notifications where id = ${ids[1]}`.execute(trx);
      await sql`update sessions set ended_at = app_now() where user_id = ${leaver.userId}`.execute(trx);
      await deafen(trx);
    });
    const { notifications } = await page.take('get_all_notifications');
    expect(notifications.find(({ id }) => id === ids[0])?.status).toBe('read');
    expect(notifications.some(({ id }) => id === ids[1])).toBe(false);
    expect(await leaving.closed()).toBe(4401);
    await tell(api, office.partnerId, [office.userId], 'after');
    expect((await page.take('get_notification')).notification.params.plan).toBe('after');
    page.close();
  });
});

describe('a network', () => {
  const through = async (name: string, at = server) => {
    const office = await api.partner(name);
    const proxy = await startProxy(at.url);
    const page = await openLive(proxy, office);
    await page.list();
    return { office, proxy, page };
  };

  it('that is slow and cuts messages to pieces delivers them whole and in order', async () => {
    const { office, proxy, page } = await through('lenta');
    proxy.slice(20);
    proxy.delay(5);
    for (const plan of ['a', 'b', 'c']) await tell(api, office.partnerId, [office.userId], plan);
    const got = [];
    while (got.length < 3) got.push((await page.take('get_notification')).notification);
    expect(plans(got)).toEqual(['a', 'b', 'c']);
    page.close();
    await proxy.stop();
  });

  it('that breaks loses nothing: the next list has it', async () => {
    const { office, proxy, page } = await through('rota');
    proxy.reset();
    await page.closed();
    await tell(api, office.partnerId, [office.userId], 'meanwhile');
    const again = await openLive(proxy, office);
    expect(plans(await again.list())).toEqual(['meanwhile']);
    again.close();
    await proxy.stop();
  });

  it('that goes silent is noticed, and the server lets go', async () => {
    const watchful = await api.serve({ limits: { ping: 200, pong: 400, tend: 20 } });
    const { proxy, page } = await through('muda', watchful);
    expect(watchful.figures().open).toBe(1);
    proxy.swallow();
    await expect.poll(() => watchful.figures().open, { timeout: patience(5_000) }).toBe(0);
    page.close();
    await proxy.stop();
  });
});

describe('a process that is killed', () => {
  it(
    'in the middle loses no notification that was committed',
    async () => {
      const office = await api.partner('muerta');
      const killed = await startProcess();
      try {
        const there = await openLive(killed, office);
        const here = await openLive(server, office);
        await Promise.all([there.list(), here.list()]);
        const committed: string[] = [];
        const writing = (async () => {
          for (let count = 0; count < 60; count += 1) {
            await tell(api, office.partnerId, [office.userId], `${count}`);
            committed.push(`${count}`);
            if (count === 20) killed.kill();
          }
        })();
        await there.closed();
        await writing;
        const got: unknown[] = [];
        while (got.length < committed.length) got.push((await here.take('get_notification')).notification.params.plan);
        expect(got).toEqual(committed);
        expect(plans(await here.list()).toReversed()).toEqual(committed);
        here.close();
      } finally {
        killed.kill();
      }
    },
    patience(60_000),
  );
});

/** One more process with the API and its live channel, over the test's database. */
async function startProcess() {
  const program = fileURLToPath(new URL('../testing/liveProcess.ts', import.meta.url));
  const child = spawn(process.execPath, [program, JSON.stringify(api.database.app)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data).trim()));
    child.once('exit', (code) => reject(new Error(`the process ended with ${code}`)));
  });
  return { url, kill: () => child.kill('SIGKILL') };
}
