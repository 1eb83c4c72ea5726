import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app/app.ts';
import { createHandlers } from '../app/resources.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';
import { createPace } from './pace.ts';
import { batchedTicketOperations } from './tickets.operations.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('fila');
});
afterAll(() => api.close());

const waiting = Symbol('still waiting');
/** Keeps every ticket from being made while the work goes on. */
const whileHeldUp = <Result>(work: () => Promise<Result>) =>
  api.adminDb.transaction().execute(async (trx) => {
    await sql`lock table ws_tickets in exclusive mode`.execute(trx);
    return work();
  });

describe('while a crowd waits for tickets', () => {
  it('everybody else is served, and nobody of the crowd is sent away', async () => {
    const crowd = await whileHeldUp(async () => {
      const asked = Array.from({ length: 300 }, () => office.call('createWsTicket'));
      for (let count = 0; count < 20; count += 1) expect((await office.call('listCustomers')).status).toBe(200);
      expect(await Promise.race([...asked, Promise.resolve(waiting)])).toBe(waiting);
      return asked;
    });
    const answers = await Promise.all(crowd);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 300 }, () => 201));
    expect(new Set(answers.map(({ body }) => body.ticket)).size).toBe(300);
  });

  it('whoever finds too many waiting is told when to come back', async () => {
    const app = await buildApp({
      lanes: api.database.lanes,
      document: api.document,
      publicUrl: api.world.publicUrl,
      logger: false,
      hasLimits: false,
      isStrict: true,
      handlers: {
        ...createHandlers(api.world),
        batched: (db) => batchedTicketOperations(db, createPace({ least: 2, most: 2, queue: 3, beat: 400 })),
      },
    });
    const crowd = await whileHeldUp(async () => {
      const asked = Array.from({ length: 6 }, () => ask(app));
      const late = await Promise.race(asked);
      expect(late.statusCode).toBe(429);
      expect(late.headers['retry-after']).toBe('3');
      expect(late.json()).toMatchObject({ code: 'too_many_requests' });
      return asked;
    });
    const statuses = (await Promise.all(crowd)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([201, 201, 201, 201, 201, 429]);
    await app.close();
  });
});

const ask = (app: FastifyInstance) =>
  app.inject({ method: 'POST', url: '/api/auth/ws-ticket/', headers: { authorization: `Bearer ${office.token}` } });
