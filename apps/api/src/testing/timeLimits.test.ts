import { request } from 'node:http';
import type { Import } from '@corredor/core/api';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { silent } from '../database/connection.ts';
import { createDatabase, type Db } from '../database/index.ts';
import type { Database } from '../database/schema.ts';
import type { OpenApiDocument } from '../server/request/document.ts';
import { aPortfolio, succeeded, type TestPortfolio } from './aPortfolio.ts';
import { patience } from './patience.ts';
import { type TestApi, testApi } from './testApi.ts';

const patient = { timeout: patience(30_000), interval: 20 };
type Office = Awaited<ReturnType<TestApi['partner']>>;
type Customer = { id: number; version: number; name: string };
let api: TestApi;
/** The same server with hardly any time. */
let brief: TestApi;
/** Sees the sessions while another connection holds what they wait for. */
let watcher: Db;
let url: string;
let office: Office;
let portfolio: TestPortfolio;
let customerId: number;
beforeAll(async () => {
  api = await testApi();
  brief = await testApi({ database: api.database, timeLimit: 300 });
  watcher = createDatabase(api.database.admin, silent, { max: 1 });
  ({ url } = await api.serve());
  office = await api.partner('prisa');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  customerId = await portfolio.addCustomer('Antes');
});
afterAll(async () => {
  await watcher.destroy();
  await brief.close();
  await api.close();
});

/** How many requests stand in the database: those that wait there for a lock, or all that have not given their transaction back. */
async function standing(which: 'waiting' | 'any') {
  const isMeant = which === 'any' ? sql`state <> 'idle'` : sql`wait_event_type = 'Lock'`;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and usename = ${api.database.app.user} and ${isMeant}`.execute(watcher);
  return rows[0]?.count;
}
const stand = (count: number, which: 'waiting' | 'any' = 'waiting') =>
  vi.waitFor(async () => expect(await standing(which)).toBe(count), patient);
/** Does something while requests of others are held up. */
const whileHeld = <Result>(lock: RawBuilder<unknown>, work: () => Promise<Result>) =>
  api.adminDb.transaction().execute(async (trx: Transaction<Database>) => {
    await lock.execute(trx);
    return work();
  });
const customersLocked = sql`lock table customers in access exclusive mode`;
const customersReadOnly = sql`lock table customers in share row exclusive mode`;
const customerHeld = () => sql`select 1 from customers where id = ${customerId} for update`;

/** A request by a connection of its own, which can be left. */
function asks(
  path: string,
  { method = 'GET', body, headers = {} }: { method?: string; body?: object; headers?: object } = {},
) {
  const sent = request(`${url}${path}`, {
    method,
    agent: false,
    headers: {
      authorization: `Bearer ${office.token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  sent.on('error', () => {});
  const answer = new Promise<number>((resolve) => sent.on('response', ({ statusCode }) => resolve(statusCode ?? 0)));
  sent.end(body && JSON.stringify(body));
  return { answer, leave: () => sent.destroy() };
}
const list = '/api/core/customers/';
const customer = async () => succeeded<Customer>(await office.call('getCustomer', { path: { customerId } }));
const change = async (name: string) => ({
  method: 'PATCH',
  body: { name },
  headers: { 'if-match': `"v${(await customer()).version}"` },
});
const hurried = () => brief.withToken(office.token);

describe('whoever goes away', () => {
  it('ends what is read for them, so that three of them lock no brokerage out', async () => {
    await whileHeld(customersLocked, async () => {
      const hung = [asks(list), asks(list), asks(`${list}?search=a`)];
      await stand(3);
      for (const one of hung) one.leave();
      await stand(0, 'any');
      for (const path of ['/api/policy/branches/', '/api/core/tasks/', '/api/auth/roles/', '/api/core/settings/'])
        expect(await asks(path).answer, path).toBe(200);
    });
    expect(await asks(list).answer).toBe(200);
  });

  it('leaves the line where they still waited, and keeps nobody waiting', async () => {
    await whileHeld(customersLocked, async () => {
      const first = [asks(list), asks(list), asks(list)];
      await stand(3);
      const behind = Array.from({ length: 110 }, () => asks(list));
      // What the line has no room for is refused; the others wait.
      await Promise.any(behind.map(async ({ answer }) => expect(await answer).toBe(503)));
      for (const one of [...behind, ...first]) one.leave();
      await stand(0, 'any');
      expect(await asks('/api/policy/branches/').answer).toBe(200);
    });
  });

  it('leaves to the others what was asked for all of them: how the database does', async () => {
    const { health } = api.database.lanes;
    await health.transaction().execute(async () => {
      // Whoever comes later is served after the server has heard the first.
      const heard = async () => expect(await asks('/api/health/live/').answer).toBe(200);
      const one = asks('/api/health/');
      await heard();
      const other = asks('/api/health/');
      await heard();
      one.leave();
      expect(await other.answer).toBe(200);
    });
  });

  it('does not break off what is changed for them: it is committed whole', async () => {
    const asked = await change('Después');
    await whileHeld(customerHeld(), async () => {
      const left = asks(`${list}${customerId}/`, asked);
      await stand(1);
      left.leave();
      // Whoever comes later is served after the server has seen it.
      for (let turn = 0; turn < 3; turn += 1) expect(await asks(`${list}${customerId}/`).answer).toBe(200);
      await stand(1);
    });
    await vi.waitFor(async () => expect((await customer()).name).toBe('Después'), patient);
    const { body } = await office.call('listAudit', { query: { model: 'customer', object_id: customerId } });
    expect(body.results?.[0]).toMatchObject({ event: 'customer_updated' });
    await stand(0, 'any');
  });
});

describe('a request whose time is over', () => {
  it('is told so in both languages, and holds nothing any more', async () => {
    await whileHeld(customersLocked, async () => {
      for (const [language, words] of [
        ['es', /tardó demasiado/],
        ['en', /took too long/],
      ] as const) {
        const answer = await hurried()('listCustomers', { language });
        expect(answer).toMatchObject({
          status: 503,
          body: { code: 'took_too_long', detail: expect.stringMatching(words) },
        });
        expect(answer.headers['retry-after']).toBe('5');
        expect(await standing('any')).toBe(0);
      }
    });
  });

  it('has changed nothing', async () => {
    const before = await customer();
    await whileHeld(customerHeld(), async () => {
      const body = { name: 'Nunca' };
      const answer = await hurried()('updateCustomer', { path: { customerId }, version: before.version, body });
      expect([answer.status, answer.body.code]).toEqual([503, 'took_too_long']);
      expect(await standing('any')).toBe(0);
    });
    expect(await customer()).toEqual(before);
  });

  it('leaves the line of a run as it was, to be tried again', async () => {
    const [payment] = (await portfolio.instalments((await portfolio.active()).id)) as { id: number; version: number }[];
    if (!payment) throw new Error('There is no instalment.');
    const { id, version } = payment;
    const body = { kind: 'payInstalment', title: 'Cobros', lines: [{ id, version }] };
    const run = succeeded<{ id: number }>(await office.call('createRun', { body }));
    await whileHeld(sql`select 1 from payments where id = ${id} for update`, async () => {
      const answer = await hurried()('payInstalment', {
        path: { paymentId: id },
        version,
        body: { payment_method: 'cash', payment_date: portfolio.today },
        headers: { 'run-id': String(run.id) },
      });
      expect(answer.body.code).toBe('took_too_long');
    });
    expect((await office.call('getRun', { path: { runId: run.id } })).body).toMatchObject({ waiting: 1, failed: 0 });
  });

  it('has as long as its operation says, and no longer', async () => {
    const begun = async () =>
      succeeded<Import>(
        await office.call('createImport', {
          body: { kind: 'customers', file_name: 'a.xlsx', rows_count: 1, good_count: 1 },
        }),
      ).id;
    const rows = (identification: string) => [
      { number: 2, values: { identification_type: 'Pasaporte', identification, name: 'Larga Espera' } },
    ];
    const [long, short] = [await begun(), await begun()];
    const { version } = await customer();
    const update = { path: { customerId }, version, body: { name: 'Corta Espera' } };
    const done = await whileHeld(customersReadOnly, async () => {
      const waiting = hurried()('createImportRows', { path: { importId: long }, body: { rows: rows('PRISA2') } });
      await stand(1);
      // The ordinary time is over before, which the other is told.
      expect((await hurried()('updateCustomer', update)).body.code).toBe('took_too_long');
      await stand(1);
      return { waiting };
    });
    expect(await done.waiting).toMatchObject({ status: 200, body: { results: [{ outcome: 'created' }] } });

    const document: OpenApiDocument = structuredClone(api.document);
    Object.assign(document.paths['/api/import/{importId}/rows/']?.post ?? {}, { 'x-time-limit': 1 });
    const other = await testApi({ database: api.database, timeLimit: 300, document });
    await whileHeld(customersReadOnly, async () => {
      const call = other.withToken(office.token);
      const answer = await call('createImportRows', { path: { importId: short }, body: { rows: rows('PRISA3') } });
      expect(answer.body.code).toBe('took_too_long');
      expect(await standing('any')).toBe(0);
    });
    await other.close();
    expect((await office.call('getImport', { path: { importId: short } })).body).toMatchObject({ created_count: 0 });
  });

  it('is told so where it asks for a calendar', async () => {
    const feed = succeeded<{ url: string }>(await office.call('rotateCalendarFeed')).url;
    await whileHeld(sql`lock table tasks in access exclusive mode`, async () => {
      const answer = await brief.app.inject({ url: new URL(feed).pathname });
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'took_too_long']);
      expect(await standing('any')).toBe(0);
    });
  });
});
