import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isWanted } from '../../../../scripts/proof/wanted.mjs';
import { createCondition, heedSignals } from '../base/condition/index.ts';
import { patience } from './patience.ts';
import { type TestApi, testApi } from './testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** One server of several over the same database, which heeds signals as a process does; a second signal ends the time for which it serves on. */
async function aServer() {
  const condition = createCondition();
  const server = await api.serve({ condition });
  const host = Object.assign(new EventEmitter(), { exit: (code: number) => host.emit('exit', code) });
  const signals = heedSignals({ onStop: condition.stop, grace: 600_000, host: host as unknown as NodeJS.Process });
  signals.ready();
  signals.stopBy(async () => void (await server.stop()));
  return { url: server.url, isReady: true, underWay: 0, signal: () => host.emit('SIGTERM'), ended: once(host, 'exit') };
}
type Server = Awaited<ReturnType<typeof aServer>>;

/** Sends each request once, to the next server that said that it is ready. */
function aBalancer() {
  const servers = new Set<Server>();
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      for (const one of servers) {
        const answer = await fetch(`${one.url}/api/health/`).catch(() => null);
        one.isReady = answer?.status === 200;
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const looking = look();
  let turn = 0;
  return {
    servers,
    send: async (path: string, init: RequestInit) => {
      const ready = [...servers].filter((one) => one.isReady);
      turn += 1;
      const server = ready[turn % ready.length];
      if (!server) throw new Error('no server is ready');
      server.underWay += 1;
      try {
        const answer = await fetch(server.url + path, init);
        await answer.arrayBuffer();
        return answer.status;
      } finally {
        server.underWay -= 1;
      }
    },
    stop: () => {
      isOver = true;
      return looking;
    },
  };
}

const rounds = isWanted('restarts') ? 6 : 2;
it(`${rounds} rolling restarts of two servers under load lose no request`, { timeout: patience(120_000) }, async () => {
  const office = await api.partner('rodante');
  const headers = { authorization: `Bearer ${office.token}`, 'content-type': 'application/json' };
  const balancer = aBalancer();
  const servers = [await aServer(), await aServer()];
  for (const one of servers) balancer.servers.add(one);

  let isOver = false;
  let serial = 0;
  const acknowledged: string[] = [];
  const failures: unknown[] = [];
  const write = async () => {
    serial += 1;
    const identification = `RR${String(serial).padStart(6, '0')}`;
    const person = { legal_type: 'natural', name: 'Rosa', identification_type: 'passport', country_id: '218' };
    const status = await balancer.send('/api/core/customers/', {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...person, identification, roles: ['payer'] }),
    });
    if (status === 201) acknowledged.push(identification);
    else failures.push(status);
  };
  const read = async () => {
    const status = await balancer.send('/api/core/customers/', { headers });
    if (status !== 200) failures.push(status);
  };
  const client = async (work: () => Promise<void>) => {
    while (!isOver && failures.length === 0) await work().catch((error: unknown) => failures.push(error));
  };
  const clients = [write, read, read, read].map(client);

  for (let round = 0; round < rounds; round += 1) {
    const next = await aServer();
    balancer.servers.add(next);
    const old = servers.shift();
    if (!old) throw new Error('no server is left');
    servers.push(next);
    const before = acknowledged.length;
    old.signal();
    // It serves on until the balancer has seen that it goes, and what was sent before has its answer.
    await expect.poll(() => old.isReady, { timeout: patience(30_000), interval: 5 }).toBe(false);
    await expect.poll(() => old.underWay, { timeout: patience(30_000), interval: 1 }).toBe(0);
    balancer.servers.delete(old);
    old.signal();
    expect(await old.ended).toEqual([0]);
    await expect
      .poll(() => failures.length > 0 || acknowledged.length > before, { timeout: patience(30_000) })
      .toBe(true);
  }
  isOver = true;
  await Promise.all(clients);
  await balancer.stop();
  expect(failures).toEqual([]);
  const kept = await api.adminDb
    .selectFrom('customers')
    .select('identification')
    .where('partner_id', '=', office.partnerId)
    .execute();
  expect(kept.map(({ identification }) => identification).toSorted()).toEqual(acknowledged.toSorted());
});

it('a server that goes serves on, says so with each answer, and lives', async () => {
  const office = await api.partner('saliente');
  const server = await aServer();
  server.signal();
  const health = await fetch(`${server.url}/api/health/`);
  expect([health.status, await health.json()]).toMatchObject([503, { code: 'stopping' }]);
  expect((await fetch(`${server.url}/api/health/live/`)).status).toBe(200);
  const options = { headers: { authorization: `Bearer ${office.token}` } };
  const list = await new Promise<IncomingMessage>((resolve) =>
    get(`${server.url}/api/core/customers/`, options, resolve),
  );
  expect([list.statusCode, list.headers.connection]).toEqual([200, 'close']);
  list.resume();
  server.signal();
  expect(await server.ended).toEqual([0]);
});
