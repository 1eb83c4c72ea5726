import fastify from 'fastify';
import { expect, it } from 'vitest';
import { limitRequests } from './limits.ts';
import { Problem } from './problems.ts';

it('counts a client whatever tokens it invents', async () => {
  const app = fastify();
  await limitRequests(app, { perClient: { max: 3, timeWindow: 60_000 } });
  app.setErrorHandler(async (error, _request, reply) =>
    reply.code(error instanceof Problem ? error.status : 500).send(error instanceof Problem ? error.code : 'fault'),
  );
  app.get('/api/anything/', async () => 'ok');
  const ask = (turn: number, remoteAddress: string) =>
    app.inject({ url: '/api/anything/', remoteAddress, headers: { authorization: `Bearer invented-${turn}` } });
  const statuses: number[] = [];
  for (const turn of [1, 2, 3, 4]) statuses.push((await ask(turn, '203.0.113.7')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await ask(5, '203.0.113.8')).statusCode).toBe(200);
  for (const turn of [6, 7, 8]) await ask(turn, `2001:db8::${turn}`);
  expect((await ask(9, '2001:db8::9')).statusCode).toBe(429);
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
  const app = fastify();
  await limitRequests(app, { publicCalls: 2 });
  app.setErrorHandler(async (error, _request, reply) =>
    reply.code(error instanceof Problem ? error.status : 500).send(),
  );
  const config = { operationId: 'listDirectory' };
  app.get('/api/public/directory/', { config }, async () => 'ok');
  const statuses: number[] = [];
  for (let turn = 0; turn < 3; turn += 1)
    statuses.push((await app.inject({ url: '/api/public/directory/' })).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  await app.close();
});
