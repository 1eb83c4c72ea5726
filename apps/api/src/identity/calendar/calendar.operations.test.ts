import { addDays } from '@corredor/core/dates';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { logLines } from '../../testing/logLines.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { calendarReach } from './calendarDates.ts';

type Partner = Awaited<ReturnType<TestApi['partner']>>;
type Person = Awaited<ReturnType<Partner['as']>>;

const log = logLines();
let api: TestApi;
let office: Partner;
let portfolio: TestPortfolio;
let today: string;
beforeAll(async () => {
  api = await testApi({ logger: log.logger });
  office = await api.partner('calendario');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  today = portfolio.today;
});
afterAll(() => api.close());

/** What a calendar is like before anybody chose. */
const atFirst = { shows_names: false, shows_tasks: true, shows_ends: true, shows_instalments: true };
const everything = ['policy_app.view_policy', 'policy_app.view_payment', 'core_app.view_customer'];
const rotate = async (who: Pick<Person, 'call'>) =>
  new URL(succeeded<{ url: string }>(await who.call('rotateCalendarFeed')).url).pathname;
const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });
/** The events of an address, as another program reads them. */
const read = async (url: string) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  return new ICAL.Component(ICAL.parse(answer.body)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      isWholeDay: event.startDate.isDate && event.endDate.isDate,
      summary: event.summary,
      description: event.description,
      url: component.getFirstPropertyValue('url'),
    };
  });
};
const summaries = async (url: string) => (await read(url)).map(({ summary }) => summary);
const addTask = async (who: Pick<Person, 'call' | 'userId'>, over: object = {}) =>
  succeeded<{ id: number; version: number }>(
    await who.call('createTask', {
      body: { title: 'Llamar', kind: 'call', due_on: today, assignee_id: who.userId, ...over },
    }),
  );
const worker = () => office.as(['core_app.add_task', 'core_app.change_task']);

describe('the address of a calendar', () => {
  it('is answered once, kept as a hash only, and of 256 bits', async () => {
    const luz = await office.as([]);
    expect((await luz.call('getCalendarFeed')).body).toEqual({ made_at: null, ...atFirst });
    const answer = await luz.call('rotateCalendarFeed');
    expect(answer.status).toBe(201);
    const [, token = ''] = /^http:\/\/localhost:3000\/calendar\/([\w-]+)\.ics$/.exec(String(answer.body.url)) ?? [];
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect((await luz.call('getCalendarFeed')).body).toEqual({ made_at: answer.body.made_at, ...atFirst });
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(f)::text as row from calendar_feeds f where user_id = ${luz.userId}
      union all select to_jsonb(l)::text from audit_log l union all select to_jsonb(k)::text from idempotency_keys k`.execute(
      api.adminDb,
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
  });

  it('is dated alike when it is made and when it is read, at a moment that ends in zeros too', async () => {
    const luz = await office.as([]);
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 1000) * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    const { body } = await luz.call('rotateCalendarFeed');
    expect((await luz.call('getCalendarFeed')).body).toEqual({ made_at: body.made_at, ...atFirst });
  });

  it('stops working where it is made new, revoked, or never was', async () => {
    const luz = await office.as([]);
    const first = await rotate(luz);
    const second = await rotate(luz);
    expect((await get(first)).statusCode).toBe(404);
    expect((await get(second)).statusCode).toBe(200);
    expect((await luz.call('deleteCalendarFeed')).status).toBe(204);
    expect((await luz.call('deleteCalendarFeed')).status).toBe(204);
    for (const url of [second, `/calendar/${'x'.repeat(43)}.ics`, '/calendar/x.ics', second.replace('.ics', '')]) {
      const { statusCode, headers, body } = await get(url, { 'accept-language': 'en' });
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
      expect(body).toBe(
        'This calendar address does not exist or has stopped working. Create another one in “My account”.\n',
      );
    }
    expect((await get(second, { 'accept-language': 'es-EC' })).body).toContain('Mi cuenta');
  });

  it('ends with the account, and stays ended where that is activated again', async () => {
    const leaver = await office.as(everything);
    const url = await rotate(leaver);
    expect((await get(url)).statusCode).toBe(200);
    const { body } = await office.call('getUser', { path: { userId: leaver.userId } });
    const path = { userId: leaver.userId };
    succeeded(await office.call('deactivateUser', { path, version: Number(body.version), body: {} }));
    expect((await get(url)).statusCode).toBe(404);
    const { version } = (await office.call('getUser', { path })).body;
    succeeded(await office.call('activateUser', { path, version: Number(version) }));
    expect((await get(url)).statusCode).toBe(404);
  });

  it('stands in the history, and in no line of the log', async () => {
    const luz = await office.as([]);
    const url = await rotate(luz);
    await get(url);
    await luz.call('updateCalendarFeed', { body: { shows_names: true } });
    await luz.call('deleteCalendarFeed');
    await get(url);
    const events = await api.adminDb
      .selectFrom('audit_log')
      .select('event')
      .where('model', '=', 'user')
      .where('object_id', '=', luz.userId)
      .orderBy('id')
      .execute();
    expect(events.map(({ event }) => event)).toEqual([
      'user_calendar_created',
      'user_calendar_updated',
      'user_calendar_revoked',
    ]);
    const token = url.slice('/calendar/'.length, -'.ics'.length);
    expect(log.lines.length).toBeGreaterThan(0);
    expect(log.lines.filter((line) => line.includes(token))).toEqual([]);
  });
});

describe('a calendar', () => {
  it('holds the own open tasks as whole days, each with a number that stays and a version that counts', async () => {
    const ana = await worker();
    const url = await rotate(ana);
    const { id, version } = await addTask(ana, { title: 'Llamar; por la mañana, ¿sí?', due_time: '09:30' });
    const [event] = await read(url);
    expect(event).toEqual({
      uid: `task-${id}@localhost:3000`,
      sequence: version,
      start: today,
      end: addDays(today, 1),
      isWholeDay: true,
      summary: '09:30 Llamar; por la mañana, ¿sí?',
      description: `Open in Corredor: http://localhost:3000/app/management/tasks/${id}`,
      url: `http://localhost:3000/app/management/tasks/${id}`,
    });
    const snoozed = await ana.call('snoozeTask', { path: { taskId: id }, version, body: { until: addDays(today, 3) } });
    expect(await read(url)).toEqual([
      { ...event, sequence: Number(snoozed.body.version), start: addDays(today, 3), end: addDays(today, 4) },
    ]);
    succeeded(await ana.call('cancelTask', { path: { taskId: id }, version: Number(snoozed.body.version) }));
    expect(await read(url)).toEqual([]);
  });

  it('is folded at 75 octets, whatever signs stand in it', async () => {
    const ana = await worker();
    const url = await rotate(ana);
    const title = '¿Señalará «añejo» 日本語 👍🏽? '.repeat(8).trim().slice(0, 200);
    await addTask(ana, { title });
    const { body } = await get(url);
    const lines = body.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(body).not.toMatch(/[^\r]\n|�/);
    expect(await summaries(url)).toEqual([title]);
  });

  it('is not sent again where nothing changed', async () => {
    const ana = await worker();
    const url = await rotate(ana);
    await addTask(ana);
    const { headers } = await get(url);
    expect(headers['cache-control']).toBe('private, no-cache');
    const etag = String(headers.etag);
    const same = await get(url, { 'if-none-match': etag });
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
    await addTask(ana, { title: 'Otra' });
    const other = await get(url, { 'if-none-match': etag });
    expect(other.statusCode).toBe(200);
    expect(other.headers.etag).not.toBe(etag);
  });

  it('shows ends of terms and unpaid instalments for as long as their reader may see them', async () => {
    const policy = await portfolio.active({
      number: 'CAL-1',
      start_date: addDays(today, -20),
      end_date: addDays(today, 40),
      payment_frequency: 12,
    });
    const [instalment] = await portfolio.instalments(policy.id);
    const rosa = await office.as(everything);
    const url = await rotate(rosa);
    const ofPolicy = async () => (await read(url)).filter(({ summary }) => summary.includes('CAL-1'));
    expect(await ofPolicy()).toEqual([
      expect.objectContaining({
        uid: `term-${policy.id}@localhost:3000`,
        sequence: policy.version,
        start: addDays(today, 40),
        summary: `Policy CAL-1 ends · Vehículos · ${portfolio.provider.name}`,
        url: `http://localhost:3000/app/management/policies/${policy.id}`,
      }),
      expect.objectContaining({
        uid: `instalment-${instalment?.id}@localhost:3000`,
        start: instalment?.due_date,
        summary: `Instalment 1 of policy CAL-1: $599.15 · Vehículos · ${portfolio.provider.name}`,
      }),
    ]);
    const role = (permissions: string[]) =>
      sql`update roles set permissions = ${sql.val(permissions)}::text[]
        where id = (select role_id from users where id = ${rosa.userId})`.execute(api.adminDb);
    await role(['policy_app.view_payment']);
    expect((await ofPolicy()).map(({ uid }) => uid)).toEqual([`instalment-${instalment?.id}@localhost:3000`]);
    await role([]);
    expect(await read(url)).toEqual([]);
    await role(everything);
    const pay = { payment_method: 'cash', payment_date: today };
    succeeded(
      await office.call('payInstalment', {
        path: { paymentId: Number(instalment?.id) },
        version: Number(instalment?.version),
        body: pay,
      }),
    );
    expect((await ofPolicy()).map(({ uid }) => uid)).toEqual([`term-${policy.id}@localhost:3000`]);
  });

  it('holds the kinds of dates that its owner chose, and only these', async () => {
    const policy = await portfolio.active({
      number: 'CAL-4',
      start_date: addDays(today, -5),
      end_date: addDays(today, 50),
      payment_frequency: 12,
    });
    const [instalment] = await portfolio.instalments(policy.id);
    const rosa = await office.as([...everything, 'core_app.add_task', 'core_app.change_task']);
    const task = await addTask(rosa, { title: 'CAL-4: llamar' });
    // Chosen before there is an address, and kept when there is one.
    const chosen = await rosa.call('updateCalendarFeed', { body: { shows_instalments: false } });
    expect(chosen.body).toEqual({ made_at: null, ...atFirst, shows_instalments: false });
    const made = await rosa.call('rotateCalendarFeed');
    expect(made.body).toMatchObject({ ...atFirst, shows_instalments: false });
    const url = new URL(String(made.body.url)).pathname;
    const kinds = async () =>
      (await read(url)).filter(({ summary }) => summary.includes('CAL-4')).map(({ uid }) => uid.split('@')[0]);
    expect(await kinds()).toEqual([`task-${task.id}`, `term-${policy.id}`]);
    await rosa.call('updateCalendarFeed', { body: { shows_tasks: false, shows_ends: false, shows_instalments: true } });
    expect(await kinds()).toEqual([`instalment-${instalment?.id}`]);
    await rosa.call('updateCalendarFeed', { body: { shows_instalments: false } });
    expect(await read(url)).toEqual([]);
    // What is left out stays, and a new address is for the same calendar.
    const again = await rosa.call('rotateCalendarFeed');
    expect(again.body).toMatchObject({ shows_names: false, shows_tasks: false, shows_ends: false });
    const history = await api.adminDb
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('event', '=', 'user_calendar_updated')
      .where('object_id', '=', rosa.userId)
      .orderBy('id')
      .execute();
    expect(history).toHaveLength(3);
    expect(history[0]?.before).toMatchObject({ calendar_instalments: true });
    expect(history[0]?.after).toMatchObject({ calendar_instalments: false });
    expect((await rosa.call('updateCalendarFeed', { body: {} })).status).toBe(422);
    succeeded(await rosa.call('deleteCalendarFeed'));
    expect((await rosa.call('getCalendarFeed')).body).toEqual({ made_at: null, ...atFirst });
  });

  it('names customers only where its owner says so and may see them', async () => {
    const what = `Vehículos · ${portfolio.provider.name}`;
    const policy = await portfolio.active({ number: 'CAL-2', end_date: addDays(today, 300) });
    const rosa = await office.as([...everything, 'core_app.add_task', 'core_app.change_task']);
    await addTask(rosa, { title: 'Visitar', about: { model: 'customer', id: portfolio.contractorId } });
    const url = await rotate(rosa);
    const wanted = async () => (await summaries(url)).filter((one) => /^Visitar|CAL-2 ends/.test(one));
    expect(await wanted()).toEqual(['Visitar', `Policy CAL-2 ends · ${what}`]);
    expect((await get(url)).body).not.toContain('Cevallos');
    const answer = await rosa.call('updateCalendarFeed', { body: { shows_names: true } });
    expect(answer.body).toMatchObject({ shows_names: true });
    expect(await wanted()).toEqual([
      'Visitar · Ana Lucía Cevallos',
      `Policy CAL-2 ends · Ana Lucía Cevallos · ${what}`,
    ]);
    await sql`update roles set permissions = array_remove(permissions, 'core_app.view_customer')
      where id = (select role_id from users where id = ${rosa.userId})`.execute(api.adminDb);
    expect(await wanted()).toEqual(['Visitar', `Policy CAL-2 ends · Ana Lucía Cevallos · ${what}`]);
    expect(policy.number).toBe('CAL-2');
  });

  it('holds nothing of other people’s tasks, of other brokerages, or beyond its reach', async () => {
    const [ana, eva] = [await worker(), await worker()];
    await addTask(eva, { title: 'Privada', is_private: true });
    await addTask(eva, { title: 'Ajena' });
    await addTask(ana, { title: 'Lejana', due_on: addDays(today, calendarReach.ahead + 1) });
    await addTask(ana, { title: 'Última', due_on: addDays(today, calendarReach.ahead) });
    await addTask(ana, { title: 'Mía', is_private: true });
    await addTask(ana, { title: 'Con diagnóstico', description: 'A09 gastroenteritis' });
    const other = await api.partner('vecina');
    await addTask(other, { title: 'Vecina' });
    const url = await rotate(ana);
    expect(await summaries(url)).toEqual(['Mía', 'Con diagnóstico', 'Última']);
    expect((await get(url)).body).not.toContain('gastroenteritis');
    expect(await summaries(await rotate(other))).toEqual(['Vecina']);
  });

  it('speaks the language of the account', async () => {
    const rosa = await office.as(everything);
    await portfolio.active({ number: 'CAL-3', end_date: addDays(today, 90) });
    const url = await rotate(rosa);
    await sql`update users set language = 'es' where id = ${rosa.userId}`.execute(api.adminDb);
    expect(await summaries(url)).toContain(`Vence la póliza CAL-3 · Vehículos · ${portfolio.provider.name}`);
    expect((await get(url)).body).toContain('PRODID:-//Corredor//calendar//ES');
  });

  it('stays small in a large brokerage, and says that it is not all', async () => {
    const ana = await worker();
    await sql`insert into tasks (partner_id, title, kind, due_on, anchor_on, author_id, assignee_id)
      select ${office.partnerId}, 'T' || n, 'other', ${today}::date + n % 300 - 20, ${today}, ${ana.userId}, ${ana.userId}
      from generate_series(1, 3000) n`.execute(api.adminDb);
    const url = await rotate(ana);
    const events = await read(url);
    expect(events).toHaveLength(calendarReach.mostBack + calendarReach.mostAhead);
    expect(events.some(({ start }) => start === today)).toBe(true);
    expect((await get(url)).body.replaceAll('\r\n ', '')).toContain('Only the nearest dates are here');
  });
});
