import { addDays } from '@corredor/core/dates';
import { addBusinessDays } from '@corredor/core/tasks';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCalendar } from '../../testing/aCalendar.ts';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

type Partner = Awaited<ReturnType<TestApi['partner']>>;
type Colleague = Awaited<ReturnType<Partner['as']>>;
let api: TestApi;
let office: Partner;
let portfolio: TestPortfolio;
let today: string;
/** May do everything that a seller does. */
let rosa: Colleague;
/** May view no policy. */
let luz: Colleague;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('reglas');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  today = portfolio.today;
  rosa = await office.as(['policy_app.view_policy', 'policy_app.view_payment', 'core_app.view_customer']);
  luz = await office.as([]);
});
afterAll(() => api.close());

const rule = (over: object = {}) => ({
  name: 'Regla',
  trigger: 'customer_added',
  offset_days: 0,
  assign: 'owner',
  title: 'Presentarse',
  kind: 'call',
  ...over,
});
interface Rule {
  id: number;
  version: number;
  open_count: number;
}
const add = async (over: object = {}) => succeeded<Rule>(await office.call('createTaskRule', { body: rule(over) }));
const tasksOf = async (title: string) =>
  (await office.call('listTasks', { query: { search: title } })).body.results as unknown as {
    id: number;
    version: number;
    status: string;
    due_on: string;
    resolution: string | null;
    rule: { id: number; name: string } | null;
    about: { model: string; id: number } | null;
    assignee: { id: number };
    author: { id: number };
  }[];
let serial = 0;
const customer = async (over: object = {}) => {
  serial += 1;
  const body = {
    legal_type: 'natural',
    name: `Cliente ${serial}`,
    identification_type: 'passport',
    identification: `TR${1000 + serial}`,
    phone: '0998765432',
    email: `tr${serial}@mail.ec`,
    sex: 'female',
    birthdate: '1990-05-05',
    country_id: '218',
    roles: ['contractor'],
    ...over,
  };
  return succeeded<{ id: number; version: number }>(await office.call('createCustomer', { body }));
};
const errorsOf = async (over: object) => {
  const answer = await office.call('createTaskRule', { body: rule(over) });
  return [answer.status, Object.keys(Object(answer.body.errors))];
};

describe('a rule', () => {
  it('is kept, changed, switched off and deleted; the history of the brokerage tells it', async () => {
    const made = await add({ name: '  Bienvenida ', title: 'Bienvenida', is_active: false });
    const { body } = await office.call('listTaskRules');
    expect(body.results).toMatchObject([
      {
        name: 'Bienvenida',
        is_active: false,
        priority: 'normal',
        stop_when_resolved: true,
        author: { id: office.userId },
      },
    ]);
    await customer();
    expect(await tasksOf('Bienvenida')).toEqual([]);
    const path = { taskRuleId: made.id };
    const changed = await office.call('updateTaskRule', { path, version: 1, body: { title: 'Otra', is_active: true } });
    expect(changed.body).toMatchObject({ title: 'Otra', is_active: true, version: 2 });
    expect((await office.call('updateTaskRule', { path, version: 1, body: { title: 'Tarde' } })).status).toBe(412);
    expect((await rosa.call('updateTaskRule', { path, version: 2, body: { title: 'No' } })).status).toBe(403);
    expect((await rosa.call('listTaskRules')).body.results).toHaveLength(1);
    expect((await office.call('deleteTaskRule', { path, version: 2 })).status).toBe(204);
    // What it has made stays, of no rule any more.
    expect((await tasksOf('Otra')).every((task) => task.rule === null)).toBe(true);
    const stranger = await api.partner('ajeno');
    expect((await stranger.call('listTaskRules')).body.results).toEqual([]);
    const history = await office.call('listAudit', { query: { model: 'partner', object_id: office.partnerId } });
    expect(history.body.results?.map((row) => row.event).slice(0, 3)).toEqual([
      'task_rule_deleted',
      'task_rule_updated',
      'task_rule_created',
    ]);
  });

  it('asks for nothing that cannot be', async () => {
    expect(await errorsOf({ offset_days: -1 })).toEqual([422, ['offset_days']]);
    expect(await errorsOf({ offset_days: 366 })).toEqual([422, ['offset_days']]);
    expect(await errorsOf({ min_net: '5.00' })).toEqual([422, ['min_net']]);
    expect(await errorsOf({ assign: 'user' })).toEqual([422, ['user_id']]);
    expect(await errorsOf({ assign: 'user', user_id: 999_999 })).toEqual([422, ['user_id']]);
    expect(await errorsOf({ trigger: 'policy_activated', branch_id: 999_999 })).toEqual([422, ['branch_id']]);
  });

  it('is one of fifty at most that are on', async () => {
    const other = await api.partner('muchas');
    await sql`insert into task_rules (partner_id, name, trigger, offset_days, assign, title, kind, active_since, author_id)
      select ${other.partnerId}, 'R' || n, 'customer_birthday', 0, 'owner', 'T', 'call', current_date, ${other.userId}
      from generate_series(1, 50) n`.execute(api.adminDb);
    const full = await other.call('createTaskRule', { body: rule() });
    expect([full.status, full.body.code]).toEqual([409, 'too_many_rules']);
    const resting = succeeded<Rule>(await other.call('createTaskRule', { body: rule({ is_active: false }) }));
    const on = await other.call('updateTaskRule', {
      path: { taskRuleId: resting.id },
      version: 1,
      body: { is_active: true },
    });
    expect([on.status, on.body.code]).toEqual([409, 'too_many_rules']);
  });
});

describe('tasks of rules', () => {
  it('come with a new customer, once, for whoever has added it', async () => {
    const made = await add({ title: 'Saludar', offset_days: 3, business_days: true, priority: 'high' });
    const { id } = await customer();
    const all = await tasksOf('Saludar');
    const task = all.find((one) => one.about?.id === id);
    const more = all.filter((one) => one !== task);
    expect(task).toMatchObject({
      rule: { id: made.id, name: 'Regla' },
      due_on: addBusinessDays(today, 3),
      assignee: { id: office.userId },
      resolution: null,
    });
    // Those of earlier tests were added today too.
    expect(more.every((one) => one.about?.id !== id)).toBe(true);
    const again = await office.call('updateTaskRule', {
      path: { taskRuleId: made.id },
      version: 1,
      body: { name: 'R' },
    });
    expect(again.body).toMatchObject({ open_count: 1 + more.length });
    expect(await tasksOf('Saludar')).toHaveLength(1 + more.length);
    // Nor does a task that was deleted come again.
    await office.call('deleteTask', { path: { taskId: task?.id ?? 0 }, version: task?.version });
    await office.call('updateTaskRule', { path: { taskRuleId: made.id }, version: 2, body: { name: 'S' } });
    expect((await tasksOf('Saludar')).some((one) => one.about?.id === id)).toBe(false);
  });

  it('come with an activated policy that the rule asks for, for its seller, and close with it', async () => {
    const { id: wanted } = await add({
      trigger: 'policy_activated',
      title: 'Entregar la póliza',
      assign: 'seller',
      min_net: '1.00',
    });
    await add({ trigger: 'policy_activated', title: 'Solo grandes', min_net: '99999999.00' });
    await add({ trigger: 'policy_activated', title: 'De Luz', assign: 'user', user_id: luz.userId });
    const draft = await portfolio.draft({ number: 'R-1' });
    const seller = { percentage: '100', user_id: rosa.userId, start_date: today };
    const sold = await office.call('createPolicySeller', { path: { policyId: draft.id }, body: seller });
    expect(sold.body.errors).toBeUndefined();
    const { version } = succeeded<{ version: number }>(
      await office.call('getPolicy', { path: { policyId: draft.id } }),
    );
    expect((await office.call('activatePolicy', { path: { policyId: draft.id }, version })).status).toBe(200);
    const [task] = await tasksOf('Entregar la póliza');
    expect(task).toMatchObject({ assignee: { id: rosa.userId }, rule: { id: wanted }, due_on: today, status: 'open' });
    const told = (await rosa.call('listNotifications')).body.results?.map(({ kind }) => kind);
    expect(told).toContain('task_assigned');
    expect(await tasksOf('Solo grandes')).toEqual([]);
    // Whoever may not view the policy gets no task about it.
    expect(await tasksOf('De Luz')).toMatchObject([{ assignee: { id: rosa.userId } }]);
    const now = succeeded<{ version: number }>(await office.call('getPolicy', { path: { policyId: draft.id } }));
    const closed = await office.call('closePolicy', {
      path: { policyId: draft.id },
      version: now.version,
      body: { observations: 'Vendido.' },
    });
    expect(closed.status).toBe(200);
    expect(await tasksOf('Entregar la póliza')).toMatchObject([{ status: 'done', resolution: 'closed' }]);
    const history = await office.call('listAudit', { query: { model: 'task', object_id: task?.id ?? 0 } });
    expect(history.body.results).toMatchObject([
      {
        event: 'task_resolved',
        actor: null,
        changes: expect.arrayContaining([{ field: 'resolution', before: null, after: 'closed' }]),
      },
      {
        event: 'task_made_by_rule',
        actor: null,
        changes: expect.arrayContaining([{ field: 'rule', before: null, after: 'Regla' }]),
      },
    ]);
  });

  it('close with a paid instalment; opened again by hand they stay open', async () => {
    await add({ trigger: 'payment_delayed', title: 'Cobrar', assign: 'owner' });
    const start = addDays(today, -1);
    const policy = await portfolio.active({ start_date: start, estimated_payment_day: Number(start.slice(8)) });
    const [late] = (await portfolio.instalments(policy.id)) as { id: number; version: number; due_date: string }[];
    expect(late?.due_date).toBe(start);
    const [task] = await tasksOf('Cobrar');
    expect(task).toMatchObject({ about: { model: 'payment', id: late?.id }, due_on: today, status: 'open' });
    const paid = await office.call('payInstalment', {
      path: { paymentId: late?.id ?? 0 },
      version: late?.version,
      body: { payment_date: today, payment_method: 'transfer' },
    });
    expect(paid.status).toBe(200);
    const [done] = await tasksOf('Cobrar');
    expect(done).toMatchObject({ status: 'done', resolution: 'paid' });
    const reopened = await office.call('reopenTask', { path: { taskId: done?.id ?? 0 }, version: done?.version });
    expect(reopened.body).toMatchObject({ status: 'open', resolution: null });
    await customer();
    expect(await tasksOf('Cobrar')).toMatchObject([{ status: 'open' }]);
  });
});

it('asks for what was late before the rule, counts it, and adds it once where somebody wants it', async () => {
  const there = await api.partner('atrasos');
  await there.onPlan('PYMEs');
  const book = await aPortfolio(there);
  const start = addDays(book.today, -100);
  const policy = await book.active({ start_date: start, estimated_payment_day: Number(start.slice(8)) });
  const due = (await book.instalments(policy.id)).filter(({ due_date }) => due_date < book.today);
  // One that is late since today comes by itself.
  const earlier = due.filter(({ due_date }) => due_date < addDays(book.today, -1));
  expect(earlier.length).toBeGreaterThanOrEqual(3);
  const calls = { trigger: 'payment_delayed', title: 'Cobrar ya' };
  const made = succeeded<Rule>(await there.call('createTaskRule', { body: rule(calls) }));
  const path = { taskRuleId: made.id };
  const tasks = async () => (await there.call('listTasks', { query: { search: 'Cobrar ya', page_size: 100 } })).body;
  const byItself = due.length - earlier.length;
  expect((await tasks()).count).toBe(byItself);
  expect((await there.call('getLateOfTaskRule', { path })).body).toEqual({
    count: earlier.length,
    left: earlier.length,
  });
  // Whoever answers no changes nothing, and may still answer yes.
  expect((await tasks()).count).toBe(byItself);
  // So many at once as is asked for, the oldest first, until none is left.
  const two = await there.call('createLateOfTaskRule', { path, query: { most: 2 } });
  expect(two.body).toEqual({ count: 2, left: earlier.length - 2 });
  const first = (await tasks()).results?.map(({ about }) => Number((about as { id?: number } | null)?.id)) ?? [];
  expect(first).toEqual(expect.arrayContaining(earlier.slice(0, 2).map(({ id }) => id)));
  expect((await there.call('createLateOfTaskRule', { path, query: { most: 501 } })).status).toBe(422);
  expect((await there.call('createLateOfTaskRule', { path })).body).toEqual({ count: earlier.length - 2, left: 0 });
  const { count, results } = await tasks();
  expect(count).toBe(due.length);
  expect(results?.every((task) => task.due_on === book.today && task.status === 'open')).toBe(true);
  expect((await there.call('getLateOfTaskRule', { path })).body).toEqual({ count: 0, left: 0 });
  expect((await there.call('createLateOfTaskRule', { path })).body).toEqual({ count: 0, left: 0 });
  const paid = succeeded<{ id: number; version: number }>(
    await there.call('getPayment', { path: { paymentId: earlier[0]?.id ?? 0 } }),
  );
  await there.call('payInstalment', {
    path: { paymentId: paid.id },
    version: paid.version,
    body: { payment_date: book.today, payment_method: 'transfer' },
  });
  expect((await tasks()).results?.filter(({ resolution }) => resolution === 'paid')).toHaveLength(1);
  const births = succeeded<Rule>(await there.call('createTaskRule', { body: rule({ trigger: 'customer_birthday' }) }));
  const other = { taskRuleId: births.id };
  expect((await there.call('getLateOfTaskRule', { path: other })).body).toEqual({ count: 0, left: 0 });
  const resting = succeeded<Rule>(
    await there.call('createTaskRule', { body: rule({ ...calls, min_net: '999999.00' }) }),
  );
  expect((await there.call('getLateOfTaskRule', { path: { taskRuleId: resting.id } })).body).toEqual({
    count: 0,
    left: 0,
  });
  const stranger = await api.partner('curioso');
  expect((await stranger.call('getLateOfTaskRule', { path })).status).toBe(404);
  expect((await stranger.call('createLateOfTaskRule', { path })).status).toBe(404);
});

it('days bring what is near and birthdays, once, however often they are looked at', async () => {
  const { office: openOffice, passTo, failures } = aCalendar(api);
  const there = await openOffice('dias');
  const make = (over: object) =>
    sql`insert into task_rules (partner_id, name, trigger, offset_days, business_days, assign, title, kind, active_since, author_id)
      select ${there.partnerId}, 'R', o.trigger, o.days, o.business, 'owner', o.title, 'call', '2027-03-01', ${there.userId}
      from jsonb_to_record(${JSON.stringify(over)}::jsonb) o (trigger text, days integer, business boolean, title text)`.execute(
      api.adminDb,
    );
  await make({ trigger: 'policy_near_end', days: -5, business: true, title: 'Cerca' });
  await make({ trigger: 'customer_birthday', days: 0, business: false, title: 'Felicitar' });
  await make({ trigger: 'payment_delayed', days: 0, business: false, title: 'Cobrar' });
  const policyId = await there.addPolicy({ number: 'N-1', end: '2027-03-15', days: 10 });
  // Too late to be told of when the rule began.
  await there.addPolicy({ number: 'N-0', end: '2027-03-03', days: 10 });
  await there.addInstalment(policyId, '2027-03-07');
  const born = await there.call('createCustomer', {
    body: {
      legal_type: 'natural',
      name: 'Bisiesta',
      identification_type: 'passport',
      identification: 'BI290308',
      phone: '0998765432',
      email: 'bi@mail.ec',
      sex: 'female',
      birthdate: '1992-03-08',
      country_id: '218',
      roles: ['contractor'],
    },
  });
  expect(born.body.errors).toBeUndefined();
  const list = async () => {
    const { rows } = await sql<{ title: string; due_on: string; status: string; resolution: string | null }>`
      select title, due_on::text, status, resolution from tasks where partner_id = ${there.partnerId} order by due_on, title`.execute(
      api.adminDb,
    );
    return rows.map(({ title, due_on, status, resolution }) => [title, due_on, resolution ?? status].join(' '));
  };
  await passTo('2027-03-04T12:00:00Z');
  expect(await list()).toEqual([]);
  await passTo('2027-03-05T12:00:00Z');
  expect(await list()).toEqual(['Cerca 2027-03-08 open']);
  await passTo('2027-03-08T12:00:00Z');
  await passTo('2027-03-08T18:00:00Z');
  expect(await list()).toEqual(['Cerca 2027-03-08 open', 'Cobrar 2027-03-08 open', 'Felicitar 2027-03-08 open']);
  // What ended without anybody at it closes as the next day begins.
  await sql`update policies set closes_on = '2027-03-09', closes_as = 'closed' where id = ${policyId}`.execute(
    api.adminDb,
  );
  await passTo('2027-03-09T12:00:00Z');
  expect(await list()).toEqual(['Cerca 2027-03-08 closed', 'Cobrar 2027-03-08 open', 'Felicitar 2027-03-08 open']);
  expect(failures).toEqual([]);
});
