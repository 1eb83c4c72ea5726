import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCalendar } from '../testing/aCalendar.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';
import { doDueWork } from './dailyWork.ts';

let api: TestApi;
let calendar: ReturnType<typeof aCalendar>;
beforeAll(async () => {
  api = await testApi();
  calendar = aCalendar(api);
});
afterAll(() => api.close());
const noon = (day: string) => `${day}T17:00:00Z`;

describe('a policy', () => {
  it('is told of once when its end is as near as it asks, and once when it is over', async () => {
    const office = await calendar.office('polizas');
    await calendar.passTo(noon('2027-02-01'));
    const id = await office.addPolicy({ number: 'P-1', end: '2027-03-31', days: 15 });
    await calendar.passTo(noon('2027-03-15'));
    expect(await office.told()).toEqual([]);
    for (const day of ['2027-03-16', '2027-03-17', '2027-03-31']) await calendar.passTo(noon(day));
    // By then its renewal stands too long in its stage, and a week has begun in which nobody works on it.
    const known = ['policy_near_end', 'renewal_stale', 'renewal_unowned'];
    expect(await office.told()).toEqual(known);
    for (const day of ['2027-04-01', '2027-04-02']) await calendar.passTo(noon(day));
    expect(await office.told()).toEqual([...known, 'policy_expired']);
    const { body } = await office.call('listNotifications');
    expect(body.results?.[0]).toMatchObject({
      params: { policy_id: id, number: 'P-1', contractor: null, end_date: '2027-03-31' },
      description: 'Policy P-1 of — expired on 31 Mar 2027: renew or close it.',
      link: `/app/management/policies?detail=${id}`,
    });
  });

  it('is told of again when its end is moved, but not because something else changed', async () => {
    const office = await calendar.office('movida');
    await calendar.passTo(noon('2027-02-01'));
    const id = await office.addPolicy({ number: 'P-1', end: '2027-02-20' });
    await calendar.passTo(noon('2027-02-02'));
    await sql`update policies set observations = 'x' where id = ${id}`.execute(api.adminDb);
    await calendar.passTo(noon('2027-02-03'));
    expect(await office.told()).toEqual(['policy_near_end']);
    await sql`update policies set end_date = '2027-02-25' where id = ${id}`.execute(api.adminDb);
    await calendar.passTo(noon('2027-02-04'));
    expect(await office.told()).toEqual(['policy_near_end', 'policy_near_end']);
  });

  it('that is a draft, closed or deleted is not told of', async () => {
    const office = await calendar.office('callada');
    await calendar.passTo(noon('2027-02-01'));
    const draft = await office.addPolicy({ number: 'P-1', end: '2027-02-20' });
    const closed = await office.addPolicy({ number: 'P-2', end: '2027-02-20' });
    const deleted = await office.addPolicy({ number: 'P-3', end: '2027-02-20' });
    await sql`update policies set status = 'draft' where id = ${draft}`.execute(api.adminDb);
    await sql`update policies set status = 'closed', closed_reason = 'closed' where id = ${closed}`.execute(
      api.adminDb,
    );
    await sql`update policies set deleted_at = app_now() where id = ${deleted}`.execute(api.adminDb);
    await calendar.passTo(noon('2027-02-02'));
    await calendar.passTo(noon('2027-02-21'));
    expect(await office.told()).toEqual([]);
  });

  it('is told of once when its cancellation takes effect, and when an insurer keeps its movement waiting', async () => {
    const office = await calendar.office('espera');
    const insurer = await office.call('createProvider', { body: { name: 'Pacífico', ruc: '1790012345001' } });
    await calendar.passTo(noon('2027-02-01'));
    const id = await office.addPolicy({ number: 'P-1', end: '2027-12-31' });
    await sql`update policies set provider_id = ${Number(insurer.body.id)}, closes_on = '2027-02-18', closes_as = 'cancelled'
      where id = ${id}`.execute(api.adminDb);
    const move = (number: number, kind: string, dates: { sent: string | null; issued: string | null }) =>
      sql`insert into movements (partner_id, policy_id, number, kind, status, effective_date, requested_by, requested_on, sent_on,
          issued_on, issued_at, method, plan, first_due_date, net_delta, term_net_delta, charges, total_delta, explanation)
        values (${office.partnerId}, ${id}, ${number}, ${kind}, ${dates.issued ? 'issued' : 'sent'}, '2027-02-18', 'customer',
          '2027-02-01', ${dates.sent}, ${dates.issued}, ${dates.issued}::timestamptz, 'none', 'single', '2027-02-18', 0, 0, '[]', 0, '[]')`.execute(
        api.adminDb,
      );
    await move(1, 'cancellation', { sent: null, issued: '2027-02-01' });
    await move(2, 'text', { sent: '2027-02-01', issued: null });
    for (const day of ['2027-02-02', '2027-02-05', '2027-02-07']) await calendar.passTo(noon(day));
    expect(await office.told()).toEqual([]);
    for (const day of ['2027-02-08', '2027-02-09', '2027-02-17']) await calendar.passTo(noon(day));
    expect(await office.told()).toEqual(['movement_waiting']);
    for (const day of ['2027-02-18', '2027-02-19']) await calendar.passTo(noon(day));
    expect(await office.told()).toEqual(['movement_waiting', 'policy_cancels_on']);
    const { results = [] } = (await office.call('listNotifications')).body;
    expect(results).toMatchObject([
      { params: { policy_id: id, number: 'P-1', end_date: '2027-02-18' }, link: `/app/management/policies/${id}` },
      { description: 'Pacífico has had movement 2 of policy P-1 since 1 Feb 2027.' },
    ]);
    // Sent again, it is waited for anew, by the days that the brokerage has set.
    const set = await office.call('updateSettings', { version: 1, body: { movements: { waiting_days: 1 } } });
    expect(set.body).toMatchObject({ movements: { waiting_days: 1, default_days: 5 } });
    await sql`update movements set sent_on = '2027-02-19' where policy_id = ${id} and number = 2`.execute(api.adminDb);
    for (const day of ['2027-02-21', '2027-02-22', '2027-02-23']) await calendar.passTo(noon(day));
    expect((await office.told()).slice(2)).toEqual(['movement_waiting']);
  });

  it('is told of to those who may view policies', async () => {
    const office = await calendar.office('quienes');
    const viewer = await office.as(['policy_app.view_policy']);
    const stranger = await office.as(['policy_app.view_payment']);
    await calendar.passTo(noon('2027-02-01'));
    await office.addPolicy({ number: 'P-1', end: '2027-02-20' });
    await calendar.passTo(noon('2027-02-02'));
    expect(await office.told(viewer)).toEqual(['policy_near_end']);
    expect(await office.told(stranger)).toEqual([]);
  });
});

describe('a task', () => {
  it('is told of on the day that counts, to whoever does it, private or not, and again where it was put off', async () => {
    const office = await calendar.office('tareas');
    const colleague = await office.as(['core_app.view_task']);
    await calendar.passTo(noon('2027-02-01'));
    const add = (title: string, over: object = {}) =>
      office.call('createTask', {
        body: { title, kind: 'mail', due_on: '2027-02-03', assignee_id: office.userId, ...over },
      });
    const id = Number((await add('Pública')).body.id);
    expect((await add('Privada', { is_private: true })).status).toBe(201);
    await calendar.passTo(noon('2027-02-02'));
    expect(await office.told()).toEqual([]);
    for (const day of ['2027-02-03', '2027-02-04']) await calendar.passTo(noon(day));
    // Both in one notice, which leads to the day.
    expect(await office.told()).toEqual(['task_due']);
    expect((await office.call('listNotifications')).body.results?.[0]).toMatchObject({
      params: { task_id: id, task: 'Pública', due_date: '2027-02-03', count: 2 },
      link: '/app/management/tasks',
    });
    await sql`update tasks set snoozed_until = '2027-02-06', snoozed_count = 1 where id = ${id}`.execute(api.adminDb);
    await calendar.passTo(noon('2027-02-06'));
    expect(await office.told()).toEqual(['task_due', 'task_due']);
    expect(await colleague.call('listNotifications')).toMatchObject({ body: { count: 0 } });
    const [last] = (await office.call('listNotifications')).body.results ?? [];
    expect(last).toMatchObject({
      params: { task_id: id, task: 'Pública', due_date: '2027-02-06' },
      link: `/app/management/tasks/${id}`,
    });
  });
});

describe('an instalment', () => {
  it('is told of once when it comes near and once when it is late', async () => {
    const office = await calendar.office('cuotas');
    await calendar.passTo(noon('2027-02-01'));
    const id = await office.addInstalment(
      await office.addPolicy({ number: 'P-1', end: '2027-12-31' }),
      '2027-02-20',
      3,
    );
    await calendar.passTo(noon('2027-02-12'));
    expect(await office.told()).toEqual([]);
    for (const day of ['2027-02-13', '2027-02-14', '2027-02-20']) await calendar.passTo(noon(day));
    expect(await office.told()).toEqual(['payment_near']);
    for (const day of ['2027-02-21', '2027-02-22']) await calendar.passTo(noon(day));
    expect(await office.told()).toEqual(['payment_near', 'payment_delayed']);
    const { body } = await office.call('listNotifications');
    expect(body.results?.[0]).toMatchObject({
      params: {
        payment_id: id,
        instalment: 3,
        amount: '49.92',
        currency: 'USD',
        due_date: '2027-02-20',
        number: 'P-1',
      },
      link: `/app/management/payments?detail=${id}`,
    });
  });

  it('is told of when its cover is at risk, when a credit waits and when the insurer does: each once', async () => {
    const office = await calendar.office('riesgo');
    const insurer = await office.call('createProvider', { body: { name: 'Pacífico', ruc: '1790012345001' } });
    expect(insurer.body).toMatchObject({ id: expect.any(Number) });
    await sql`update partners set country_id = '604' where id = ${office.partnerId}`.execute(api.adminDb);
    await calendar.passTo(noon('2027-02-01'));
    const policy = await office.addPolicy({ number: 'P-1', end: '2027-12-31' });
    const id = await office.addInstalment(policy, '2027-02-03');
    await sql`update policies set provider_id = ${Number(insurer.body.id)} where id = ${policy}`.execute(api.adminDb);
    const set = await office.call('updateSettings', { version: 1, body: { payments: { remit_days: 5 } } });
    expect(set.status).toBe(200);
    await office.owe(policy, '20.00', '2027-02-02');
    const other = await office.addInstalment(policy, '2027-12-30', 2);
    await sql`insert into receipts (partner_id, payment_id, kind, amount, received_on, method, collected_by)
      select partner_id, id, 'money', 9.92, '2027-02-01', 'cash', 'broker' from payments where id = ${other}`.execute(
      api.adminDb,
    );
    // The fifth day is still in time, and so is the thirtieth; the days after are not.
    await calendar.passTo(noon('2027-02-06'));
    expect(await office.told()).toEqual(['payment_delayed']);
    for (const day of ['2027-02-07', '2027-02-08', '2027-03-03']) await calendar.passTo(noon(day));
    expect((await office.told()).slice(1)).toEqual(['remittance_due']);
    for (const day of ['2027-03-04', '2027-03-05', '2027-03-06', '2027-03-07']) await calendar.passTo(noon(day));
    expect((await office.told()).slice(2).toSorted()).toEqual(['cover_at_risk', 'credit_unused']);
    const { results = [] } = (await office.call('listNotifications')).body;
    const of = (kind: string) => results.find((one) => one.kind === kind);
    expect(of('cover_at_risk')).toMatchObject({
      params: { payment_id: id, amount: '49.92', due_date: '2027-02-03', risk_date: '2027-03-06' },
      link: `/app/management/payments?detail=${id}`,
    });
    expect(of('credit_unused')).toMatchObject({ params: { amount: '-20.00', due_date: '2027-02-02' } });
    expect(of('remittance_due')).toMatchObject({
      params: { provider: 'Pacífico', amount: '9.92', due_date: '2027-02-06' },
      link: expect.stringContaining('to_remit=true'),
    });
  });

  it('is told of when the insurer waits for it: less what was given back to clients', async () => {
    const office = await calendar.office('entregas');
    const insurer = await office.call('createProvider', { body: { name: 'Pacífico', ruc: '1790012345001' } });
    await calendar.passTo(noon('2027-02-01'));
    const policy = await office.addPolicy({ number: 'P-1', end: '2027-12-31' });
    await sql`update policies set provider_id = ${Number(insurer.body.id)} where id = ${policy}`.execute(api.adminDb);
    const set = await office.call('updateSettings', { version: 1, body: { payments: { remit_days: 5 } } });
    expect(set.status).toBe(200);
    await office.addInstalment(policy, '2027-12-30');
    await office.owe(policy, '20.00', '2027-02-02');
    const takeOrGive = (kind: 'premium' | 'credit', amount: string) =>
      sql`insert into receipts (partner_id, payment_id, kind, amount, received_on, method, collected_by)
        select partner_id, id, 'money', ${amount}::numeric, '2027-02-01', 'cash', 'broker' from payments
        where policy_id = ${policy} and kind = ${kind}`.execute(api.adminDb);
    await takeOrGive('premium', '30.00');
    await takeOrGive('credit', '4.50');
    await calendar.passTo(noon('2027-02-07'));
    const { results = [] } = (await office.call('listNotifications')).body;
    expect(results).toMatchObject([{ kind: 'remittance_due', params: { provider: 'Pacífico', amount: '25.50' } }]);
  });

  it('comes near by the days that the brokerage asks for', async () => {
    const office = await calendar.office('diez');
    await sql`update partners set near_expiry_days = 10 where id = ${office.partnerId}`.execute(api.adminDb);
    await calendar.passTo(noon('2027-02-01'));
    await office.addInstalment(await office.addPolicy({ number: 'P-1', end: '2027-12-31' }), '2027-02-20');
    await calendar.passTo(noon('2027-02-09'));
    expect(await office.told()).toEqual([]);
    await calendar.passTo(noon('2027-02-10'));
    expect(await office.told()).toEqual(['payment_near']);
  });

  it('that is paid or given up is not told of', async () => {
    const office = await calendar.office('pagadas');
    await calendar.passTo(noon('2027-02-01'));
    const policy = await office.addPolicy({ number: 'P-1', end: '2027-12-31' });
    const paid = await office.addInstalment(policy, '2027-02-20', 1);
    const voided = await office.addInstalment(policy, '2027-02-20', 2);
    await sql`insert into receipts (partner_id, payment_id, kind, amount, received_on, method, collected_by)
      select partner_id, id, 'money', amount, '2027-02-01', 'cash', 'broker' from payments where id = ${paid}`.execute(
      api.adminDb,
    );
    await sql`with given as (update policies set given_up = 49.92 where id = ${policy})
      update payments set voided_at = app_now(), voided_reason = 'closed' where id = ${voided}`.execute(api.adminDb);
    for (const day of ['2027-02-14', '2027-02-21']) await calendar.passTo(noon(day));
    expect(await office.told()).toEqual([]);
  });
});

describe('after a stop', () => {
  it('of three days each thing is told once, not once for each day', async () => {
    const office = await calendar.office('parada');
    await calendar.passTo(noon('2027-02-01'));
    await office.addPolicy({ number: 'near', end: '2027-03-05' });
    const over = await office.addPolicy({ number: 'over', end: '2027-02-03', days: 0 });
    await office.addInstalment(over, '2027-02-03', 1);
    await office.addInstalment(over, '2027-02-10', 2);
    await calendar.passTo(noon('2027-02-05'));
    expect([...(await office.told())].sort()).toEqual([
      'payment_delayed',
      'payment_near',
      'policy_expired',
      'policy_near_end',
    ]);
    await calendar.passTo(noon('2027-02-06'));
    expect(await office.told()).toHaveLength(4);
  });

  it('of an hour nothing is told twice on the same day', async () => {
    const office = await calendar.office('reinicio');
    await calendar.passTo(noon('2027-02-01'));
    await office.addPolicy({ number: 'P-1', end: '2027-02-20' });
    for (const hour of ['06', '07', '13', '23']) await calendar.passTo(`2027-02-02T${hour}:30:00Z`);
    expect(await office.told()).toEqual(['policy_near_end']);
  });

  it('does not bury a brokerage that is looked at for the first time in what is long known', async () => {
    const office = await calendar.office('primera');
    await office.addPolicy({ number: 'long over', end: '2027-01-10', start: '2026-01-10' });
    await office.addPolicy({ number: 'just over', end: '2027-02-01', start: '2026-02-01' });
    await calendar.passTo(noon('2027-02-05'));
    expect(await office.told()).toEqual(['policy_expired']);
    await calendar.passTo(noon('2027-02-06'));
    expect(await office.told()).toEqual(['policy_expired']);
  });
});

/** A time zone that the database no longer knows; it could not be written there any more. */
const breakTimezone = (partnerId: number) =>
  api.adminDb.transaction().execute(async (trx) => {
    await sql`alter table partners disable trigger user`.execute(trx);
    await sql`update partners set timezone = 'Atlantis/Center' where id = ${partnerId}`.execute(trx);
    await sql`alter table partners enable trigger user`.execute(trx);
  });

describe('what goes wrong', () => {
  it('in one brokerage does not stop the others, and is told there once it is mended', async () => {
    const broken = await calendar.office('rota');
    const sound = await calendar.office('sana');
    await calendar.passTo(noon('2027-02-01'));
    for (const one of [broken, sound]) await one.addPolicy({ number: 'P-1', end: '2027-02-20' });
    await breakTimezone(broken.partnerId);
    calendar.failures.length = 0;
    await calendar.passTo(noon('2027-02-02'));
    expect(await sound.told()).toEqual(['policy_near_end']);
    expect(await broken.told()).toEqual([]);
    expect(calendar.failures).toContainEqual(expect.objectContaining({ partner_id: broken.partnerId }));
    await sql`update partners set timezone = 'America/Guayaquil' where id = ${broken.partnerId}`.execute(api.adminDb);
    await calendar.passTo(noon('2027-02-02'));
    expect(await broken.told()).toEqual(['policy_near_end']);
    expect(await sound.told()).toEqual(['policy_near_end']);
  });

  it('takes its marks back with it, so that it is told at the next run', async () => {
    const office = await calendar.office('devuelta');
    await calendar.passTo(noon('2027-02-01'));
    await office.addPolicy({ number: 'first', end: '2027-02-18' });
    await office.addPolicy({ number: 'second', end: '2027-02-20' });
    await sql`create function refuse() returns trigger language plpgsql as $$ begin
      if new.params ->> 'number' = 'second' then raise exception 'broken'; end if; return new; end $$`.execute(
      api.adminDb,
    );
    await sql`create trigger refuse before insert on notifications for each row execute function refuse()`.execute(
      api.adminDb,
    );
    await calendar.passTo(noon('2027-02-02'));
    expect(await office.told()).toEqual([]);
    await sql`drop trigger refuse on notifications`.execute(api.adminDb);
    await calendar.passTo(noon('2027-02-02'));
    expect(await office.told()).toEqual(['policy_near_end', 'policy_near_end']);
  });

  it('leaves nothing told twice where two processes work at once', async () => {
    const office = await calendar.office('doble');
    await calendar.passTo(noon('2027-02-01'));
    for (let count = 1; count <= 20; count += 1) await office.addPolicy({ number: `P-${count}`, end: '2027-02-20' });
    const { world, log } = calendar;
    const pools = Array.from({ length: 4 }, () => calendar.databaseAt(noon('2027-02-02')));
    await Promise.all(pools.map((db) => doDueWork({ db, world, log })));
    await Promise.all(pools.map((db) => db.destroy()));
    expect(await office.told()).toHaveLength(20);
  });
});
