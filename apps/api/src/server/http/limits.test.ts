import fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { usualLimits } from '../../base/settings/index.ts';
import { documentedOperations } from '../../testing/documentInputs.ts';
import { Problem } from '../request/problems.ts';
import { createCallerLimits } from './callerLimits.ts';
import { createWindow } from './counters.ts';
import { hasOwnLimit, limitRequests } from './limits.ts';

/** Operations by name behind the limits, each answering as the test wants. */
async function limited(options: Parameters<typeof limitRequests>[1], answers: Record<string, number> = {}) {
  const app = fastify({ trustProxy: true });
  await limitRequests(app, options);
  app.setErrorHandler(async (error, _request, reply) =>
    reply.code(error instanceof Problem ? error.status : 500).send(error instanceof Problem ? error.code : 'fault'),
  );
  const operations = [
    'listDirectory',
    'login',
    'register',
    'recoverPassword',
    'confirmRegistration',
    'createContact',
    'logout',
  ];
  for (const operationId of [...operations, 'listCustomers'])
    app.get(`/api/${operationId}/`, { config: { operationId } }, async (_request, reply) =>
      reply.code(answers[operationId] ?? 200).send('ok'),
    );
  const ask = (operation: string, address = '203.0.113.7', token?: string) =>
    app.inject({
      url: `/api/${operation}/`,
      remoteAddress: address,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  const allowedOf = async (operation: string, most = 400, address?: string, token?: string) => {
    for (let count = 0; count < most; count += 1)
      if ((await ask(operation, address, token)).statusCode === 429) return count;
    return most;
  };
  return { app, ask, allowedOf };
}
const tokenOf = (name: string) => name.padEnd(30, 'x');

it('counts a client whatever tokens it invents', async () => {
  const { app, ask } = await limited({ perClient: { max: 3, timeWindow: 60_000 } });
  const statuses: number[] = [];
  for (const turn of [1, 2, 3, 4])
    statuses.push((await ask('listCustomers', '203.0.113.7', tokenOf(`a${turn}`))).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await ask('listCustomers', '203.0.113.8')).statusCode).toBe(200);
  for (const turn of [6, 7, 8]) await ask('listCustomers', `2001:db8::${turn}`);
  expect((await ask('listCustomers', '2001:db8::9')).statusCode).toBe(429);
  await app.close();
});

it('does not count the files of the product', async () => {
  const app = fastify();
  await limitRequests(app, { perClient: { max: 3, timeWindow: 60_000 } });
  app.get('/assets/page.js', async () => 'ok');
  for (let turn = 0; turn < 1_300; turn += 1)
    expect((await app.inject({ url: '/assets/page.js' })).statusCode).toBe(200);
  await app.close();
});

it('lets an address ask the directory as often as the settings say', async () => {
  const { app, allowedOf } = await limited({ publicCalls: 2 });
  expect(await allowedOf('listDirectory')).toBe(2);
  await app.close();
});

it('is by default what the product promises, and says in numbers how long to wait', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { app, ask, allowedOf } = await limited({}, { createContact: 202 });
  expect(await allowedOf('register')).toBe(5);
  expect(await allowedOf('recoverPassword')).toBe(10);
  expect(await allowedOf('confirmRegistration')).toBe(20);
  expect(await allowedOf('createContact')).toBe(3);
  expect(await allowedOf('listDirectory')).toBe(20);
  expect(await allowedOf('login')).toBe(30);
  expect(await allowedOf('listCustomers', 100, '203.0.113.7', tokenOf('one'))).toBe(60);
  const refused = await ask('listCustomers', '203.0.113.7', tokenOf('one'));
  expect(refused.headers).toMatchObject({
    'ratelimit-limit': '20',
    'ratelimit-remaining': '0',
    'ratelimit-reset': '1',
  });
  vi.advanceTimersByTime(1_000);
  expect(await allowedOf('listCustomers', 100, '203.0.113.7', tokenOf('one'))).toBe(20);
  expect(await allowedOf('listDirectory')).toBe(5);
  vi.useRealTimers();
  await app.close();
});

it('lets an address sign in three hundred times an hour, however slowly', async () => {
  const { app, allowedOf } = await limited({ settings: { ...usualLimits, login: 1_000 } });
  expect(await allowedOf('login')).toBe(300);
  expect(await allowedOf('login', 1, '203.0.113.8')).toBe(1);
  await app.close();
});

it('counts of the messages of an address only those that were taken', async () => {
  const answers: Record<string, number> = { createContact: 400 };
  const { app, allowedOf } = await limited({}, answers);
  expect(await allowedOf('createContact', 10)).toBe(10);
  answers.createContact = 202;
  expect(await allowedOf('createContact', 10)).toBe(3);
  await app.close();
});

it('counts a user whatever sessions are used, and a brokerage whoever of it asks', () => {
  const limits = createCallerLimits({ ...usualLimits, calls: 2, brokerage_calls: 3 }, () => 0);
  for (const [token, userId] of [
    ['one', 1],
    ['two', 1],
    ['three', 2],
    ['four', 3],
  ] as const)
    limits.learn(token, { userId, partnerId: 7 });
  const allowedOf = (token: string) => {
    let count = 0;
    while (limits.take(token).isAllowed) count += 1;
    return count;
  };
  expect(allowedOf('one')).toBe(6);
  expect(allowedOf('two')).toBe(0);
  expect(allowedOf('three')).toBe(3);
  expect(limits.take('four')).toMatchObject({ isAllowed: false, limit: 3 });
  expect(allowedOf('unknown')).toBe(6);
});

it('is of its own for every operation that asks for no token', async () => {
  const open = documentedOperations.filter(({ security }) => security !== 'bearer').map(({ id }) => id);
  expect(open.filter((id) => !hasOwnLimit(id))).toEqual([]);
  expect(open).toContain('logout');
  const { app, allowedOf } = await limited({}, {});
  expect(await allowedOf('logout', 100)).toBe(60);
  await app.close();
});

it('begins a window anew when it is over', () => {
  let now = 0;
  const window = createWindow(1_000, () => now);
  expect([1, 2, 3].map(() => window.take('a', 2).isAllowed)).toEqual([true, true, false]);
  expect(window.take('b', 2).isAllowed).toBe(true);
  now = 1_000;
  expect(window.take('a', 2)).toEqual({ isAllowed: true, left: 1, seconds: 1 });
});
