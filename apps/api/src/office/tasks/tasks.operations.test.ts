import { addDays, addMonths } from '@corredor/core/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { everyPermission, type TestApi, testApi } from '../../testing/testApi.ts';

type Partner = Awaited<ReturnType<TestApi['partner']>>;
type Colleague = Awaited<ReturnType<Partner['as']>>;
interface Made {
  id: number;
  version: number;
  due_on: string;
  allowed_actions: string[];
  next: { id: number; due_on: string } | null;
}
let api: TestApi;
let office: Partner;
let portfolio: TestPortfolio;
let today: string;
let policyId: number;
/** May view and add, as an assistant. */
let rosa: Colleague;
/** Has no right to tasks, nor to policies. */
let luz: Colleague;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  today = portfolio.today;
  policyId = (await portfolio.draft({ number: 'T-100' })).id;
  rosa = await office.as(['core_app.view_task', 'core_app.add_task', 'policy_app.view_policy']);
  luz = await office.as([]);
});
afterAll(() => api.close());

type Who = Pick<Colleague, 'call' | 'userId'>;
const input = (who: Who, over: object = {}) => ({
  title: 'Llamar',
  kind: 'call',
  due_on: today,
  assignee_id: who.userId,
  ...over,
});
const add = async (over: object = {}, who: Who = office) =>
  succeeded<Made>(await who.call('createTask', { body: input(who, over) }));
type Move =
  | 'completeTask'
  | 'reopenTask'
  | 'cancelTask'
  | 'snoozeTask'
  | 'undoTaskSnooze'
  | 'assignTask'
  | 'updateTask'
  | 'deleteTask';
const move = (id: Move, { id: taskId, version }: { id: number; version: number }, body?: object, who: Who = office) =>
  who.call(id, { path: { taskId }, version, body: body ?? (id === 'completeTask' ? {} : undefined) });
const read = async (taskId: number, who: Who = office) => (await who.call('getTask', { path: { taskId } })).body;
const titles = async (query: Record<string, string | number | boolean>, who: Who = office) =>
  (await who.call('listTasks', { query })).body.results?.map((row) => row.title);
const told = async (who: Who) =>
  (await who.call('listNotifications')).body.results?.map(({ kind, params, link }) => ({ kind, params, link }));

it('tells the day to which it was put off, not the old one, where it is found and to whom it is given', async () => {
  const [due_on, until] = [addDays(today, -3), addDays(today, 9)];
  const task = await add({ due_on, title: 'Llevar el anexo aplazado', kind: 'visit' });
  const put = succeeded<Made>(await move('snoozeTask', task, { until }));
  const { groups } = succeeded<{ groups: { results: { title: string; due_date: string | null }[] }[] }>(
    await office.call('searchRecords', { query: { q: 'anexo aplazado' } }),
  );
  expect(groups.flatMap(({ results }) => results)).toMatchObject([{ due_date: until }]);
  succeeded(await move('assignTask', put, { assignee_id: rosa.userId }));
  expect((await told(rosa))?.[0]).toMatchObject({ params: { task_id: task.id, due_date: until } });
});

it('counts from its due date again where whoever gives it a day takes back that it was put off', async () => {
  const task = await add({ due_on: addDays(today, 2) });
  const put = succeeded<Made>(await move('snoozeTask', task, { until: addDays(today, 9) }));
  const moved = await move('updateTask', put, { due_on: today, snoozed_until: null });
  expect(moved).toMatchObject({
    status: 200,
    body: { due_on: today, snoozed_until: null, snoozed_count: 1, band: 'today' },
  });
  expect((await move('updateTask', { id: task.id, version: 3 }, { snoozed_until: addDays(today, 9) })).status).toBe(
    422,
  );
});

describe('a task about a renewal or a movement', () => {
  const aRenewing = async (number: string) => {
    const { id } = await portfolio.active({ number, start_date: addMonths(today, -11), end_date: addMonths(today, 1) });
    const renewal = succeeded<{ id: number }>(await office.call('createRenewal', { body: { policy_id: id } }));
    const { rows } = await sql<{
      id: number;
    }>`insert into movements (partner_id, policy_id, number, kind, effective_date, requested_by,
      requested_on, method, plan, first_due_date, net_delta, term_net_delta, charges, total_delta, explanation)
      values (${office.partnerId}, ${id}, 1, 'inclusion', ${today}, 'customer', ${today}, 'pro_rata', 'single', ${today}, 0, 0, '[]', 0, '[]')
      returning id`.execute(api.adminDb);
    return { policy: id, renewal: renewal.id, movement: Number(rows[0]?.id) };
  };

  it('names it, is found by it, and is listed beside the tasks of its policy', async () => {
    const { policy, renewal, movement } = await aRenewing('T-REN');
    const ofRenewal = await add({ title: 'De la renovación', about: { model: 'renewal', id: renewal } });
    const ofMovement = await add({
      title: 'Del movimiento',
      about: { model: 'movement', id: movement },
      repeats: { every: 1, unit: 'month', until: null },
    });
    await add({ title: 'De la póliza', about: { model: 'policy', id: policy } });
    expect((await read(ofRenewal.id)).about).toMatchObject({
      model: 'renewal',
      id: renewal,
      label: expect.stringMatching(/ · T-REN$/),
    });
    expect((await read(ofMovement.id)).about).toMatchObject({
      model: 'movement',
      id: movement,
      label: expect.stringMatching(/^.+ · T-REN · #1$/),
    });
    const about = { about_model: 'renewal', about_id: renewal };
    expect(await titles(about)).toEqual(['De la renovación']);
    expect((await titles({ ...about, with_policy: true }))?.toSorted()).toEqual(['De la póliza', 'De la renovación']);
    expect((await titles({ about_model: 'movement', about_id: movement, with_policy: true }))?.toSorted()).toEqual([
      'De la póliza',
      'Del movimiento',
    ]);
    expect(await titles({ about_model: 'policy', about_id: policy, with_policy: true })).toEqual(['De la póliza']);
    const done = await move('completeTask', ofMovement);
    expect((await read(Number(Object(done.body.next).id))).about).toMatchObject({ model: 'movement', id: movement });
    const history = await office.call('listAudit', { query: { model: 'task', object_id: ofRenewal.id } });
    expect(JSON.stringify(history.body.results?.[0])).toContain('T-REN');
  });

  it('is given to those only who may view it, and only where it is there', async () => {
    const { renewal, movement } = await aRenewing('T-REM');
    for (const [model, id, permission] of [
      ['renewal', renewal, 'policy_app.view_renewal'],
      ['movement', movement, 'policy_app.view_movement'],
    ] as const) {
      const may = await office.as(['core_app.add_task', permission]);
      const about = { model, id };
      const refused = await office.call('createTask', { body: input(rosa, { about }) });
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { assignee_id: ['This person may not view the record of the task.'] } },
      });
      expect(await add({ about }, may)).toMatchObject({ about });
      const gone = await office.call('createTask', { body: input(office, { about: { model, id: 999_999 } }) });
      expect(gone).toMatchObject({ status: 422, body: { errors: { 'about.id': [expect.any(String)] } } });
      const blind = await rosa.call('createTask', { body: input(rosa, { about }) });
      expect(blind).toMatchObject({ status: 422, body: { errors: { 'about.id': [expect.any(String)] } } });
      // Whoever sees the task without that right is not told what it is called.
      const [seen] = (await rosa.call('listTasks', { query: { about_model: model, about_id: id } })).body.results ?? [];
      expect(seen).toMatchObject({ about: { model, id, label: '' } });
    }
  });
});

describe('a task', () => {
  it('is kept as it was written, with the record that it is about, and told by its history', async () => {
    const { id } = await add({
      title: '  Llamar por la renovación ',
      due_time: '09:30',
      priority: 'high',
      about: { model: 'policy', id: policyId },
      repeats: { every: 2, unit: 'week', until: null },
    });
    const task = await read(id);
    expect(task).toMatchObject({
      title: 'Llamar por la renovación',
      due_time: '09:30',
      about: { model: 'policy', id: policyId, label: 'Ana Lucía Cevallos · T-100' },
      author: { id: office.userId, name: 'Ana' },
      repeats: { every: 2, unit: 'week', until: null },
      band: 'today',
      allowed_actions: ['complete', 'cancel', 'snooze'],
    });
    const changed = await move('updateTask', { id, version: 1 }, { title: 'Escribir', kind: 'mail', about: null });
    expect(changed.body).toMatchObject({ title: 'Escribir', about: null, repeats: { every: 2 }, version: 2 });
    expect((await move('updateTask', { id, version: 1 }, { title: 'Tarde' })).status).toBe(412);
    const history = await office.call('listAudit', { query: { model: 'task', object_id: id } });
    expect(history.body.results?.map((row) => row.event)).toEqual(['task_updated', 'task_created']);
    expect((await move('deleteTask', { id, version: 2 })).status).toBe(204);
    expect((await office.call('getTask', { path: { taskId: id } })).status).toBe(404);
  });

  it('can be about each kind of record, and outlives it', async () => {
    const vehicle = {
      brand: 'Kia',
      model: 'Rio',
      year: 2024,
      color: 'Rojo',
      plate: 'PBA1234',
      owner_id: portfolio.contractorId,
    };
    const vehicleId = succeeded<{ id: number; version: number }>(
      await office.call('createVehicle', { body: { ...vehicle, commercial_value: '1000.00' } }),
    );
    const [instalment] = await portfolio.instalments((await portfolio.active()).id);
    const abouts = {
      payment: instalment?.id,
      customer: portfolio.payerId,
      vehicle: vehicleId.id,
      provider: portfolio.provider.id,
    };
    const labels: unknown[] = [];
    for (const [model, id] of Object.entries(abouts)) {
      const task = await read((await add({ about: { model, id } })).id);
      labels.push(task.about);
      expect(await titles({ about_model: model, about_id: Number(id) })).toEqual(['Llamar']);
    }
    expect(labels).toMatchObject([
      { label: expect.stringMatching(/^Ana Lucía Cevallos · P-\d+ · instalment 1 of 12$/) },
      { label: 'Íñigo Peña' },
      { label: 'PBA1234 · Kia Rio' },
      { label: expect.stringContaining('Aseguradora') },
    ]);
    const gone = await office.call('deleteVehicle', { path: { vehicleId: vehicleId.id }, version: vehicleId.version });
    expect(gone.status).toBe(204);
    expect(await titles({ about_model: 'vehicle' })).toEqual([]);
  });

  it('tells by which number whom it is about can be called, to whoever may view customers or remind of the instalment', async () => {
    const caller = { ...(await office.call('getCustomer', { path: { customerId: portfolio.payerId } })).body };
    const changed = await office.call('updateCustomer', {
      path: { customerId: portfolio.payerId },
      version: Number(caller.version),
      body: { phone: '+593984844386' },
    });
    expect(changed.status).toBe(200);
    const [instalment] = await portfolio.instalments((await portfolio.active()).id);
    const ofPayer = await add({ about: { model: 'payment', id: instalment?.id } });
    const ofContractor = await add({ about: { model: 'policy', id: policyId } });
    const aboutOf = async (id: number, who: Who) =>
      (await who.call('getTask', { path: { taskId: id }, language: 'es' })).body.about;
    expect(await aboutOf(ofPayer.id, office)).toMatchObject({
      label: expect.stringMatching(/ · cuota 1 de 12$/),
      phone: '+593984844386',
      customer_id: portfolio.payerId,
      balance: instalment?.amount,
    });
    const { contractor_id } = (await office.call('getPolicy', { path: { policyId } })).body;
    expect(await aboutOf(ofContractor.id, office)).toMatchObject({
      phone: null,
      customer_id: contractor_id,
      balance: null,
    });
    const clerk = await office.as(['core_app.view_task', 'policy_app.view_payment']);
    expect(await aboutOf(ofPayer.id, clerk)).toMatchObject({
      label: expect.stringMatching(/cuota 1/),
      phone: null,
      customer_id: null,
      balance: instalment?.amount,
    });
    const outsider = await office.as(['core_app.view_task']);
    expect(await aboutOf(ofPayer.id, outsider)).toMatchObject({ label: '', phone: null, balance: null });
    // The same number is in the reminder of the instalment, for whoever may send that; no other is.
    const collector = await office.as(['core_app.view_task', 'policy_app.view_payment', 'policy_app.change_payment']);
    const reminder = await collector.call('getPaymentReminder', { path: { paymentId: instalment?.id ?? 0 } });
    expect(reminder.body.phone).toBe('+593984844386');
    expect(await aboutOf(ofPayer.id, collector)).toMatchObject({ phone: '+593984844386' });
    const ofCustomer = await add({ about: { model: 'customer', id: portfolio.payerId } });
    expect(await aboutOf(ofCustomer.id, office)).toMatchObject({ phone: '+593984844386' });
    expect(await aboutOf(ofCustomer.id, collector)).toMatchObject({ phone: null });
  });

  it('tells of an instalment whether something of it is to be paid, to whoever may view it', async () => {
    const [instalment] = await portfolio.instalments((await portfolio.active()).id);
    const { id } = await add({ kind: 'payment', about: { model: 'payment', id: instalment?.id } });
    const isPayable = async (who: Who) =>
      Object((await who.call('getTask', { path: { taskId: id } })).body.about).is_payable;
    expect(await isPayable(office)).toBe(true);
    expect(await isPayable(await office.as(['core_app.view_task']))).toBe(false);
    const path = { paymentId: instalment?.id ?? 0 };
    const { version, amount } = (await office.call('getPayment', { path })).body;
    const body = { kind: 'money', amount, method: 'cash', received_on: today };
    const paid = await office.call('createReceipt', { path, version: Number(version), body });
    expect(paid.status).toBe(201);
    expect(await isPayable(office)).toBe(false);
    const ofPolicy = await add({ about: { model: 'policy', id: policyId } });
    expect((await read(ofPolicy.id)).about).toMatchObject({ is_payable: false });
  });

  it('is refused with a record, a person, a time or a series that cannot be', async () => {
    const stranger = await api.partner('ajeno');
    const errorsOf = async (over: object, who: Who = office) => {
      const answer = await who.call('createTask', { body: input(who, over) });
      return [answer.status, Object.keys(Object(answer.body.errors))];
    };
    expect(await errorsOf({ title: ' ' })).toEqual([422, ['title']]);
    expect(await errorsOf({ due_time: '24:00' })).toEqual([422, ['due_time']]);
    expect(await errorsOf({ assignee_id: stranger.userId })).toEqual([422, ['assignee_id']]);
    const left = await office.as([], { is_active: false });
    expect(await errorsOf({ assignee_id: left.userId })).toEqual([422, ['assignee_id']]);
    expect(await errorsOf({ about: { model: 'policy', id: 999_999 } })).toEqual([422, ['about.id']]);
    // Neither whoever adds it nor whoever does it may learn of a record by a task.
    expect(await errorsOf({ about: { model: 'customer', id: portfolio.payerId } }, rosa)).toEqual([422, ['about.id']]);
    const about = { model: 'policy', id: policyId };
    expect(await errorsOf({ about, assignee_id: luz.userId })).toEqual([422, ['assignee_id']]);
    expect(await errorsOf({ is_private: true, assignee_id: rosa.userId })).toEqual([422, ['is_private']]);
    const monthly = (until: string) => ({ repeats: { every: 1, unit: 'month', until } });
    expect(await errorsOf(monthly(addDays(addMonths(today, 120), 1)))).toEqual([422, ['repeats.until']]);
    expect(await errorsOf(monthly(addDays(today, -1)))).toEqual([422, ['repeats.until']]);
    expect((await errorsOf(monthly(addMonths(today, 120))))[0]).toBe(201);
  });
});

describe('who may', () => {
  it('see and move it: whoever does it or has added it; others by their right', async () => {
    const { id } = await add({ title: 'Para Luz', assignee_id: luz.userId });
    expect(await told(luz)).toMatchObject([
      {
        kind: 'task_assigned',
        params: { task_id: id, task: 'Para Luz', actor: 'Ana' },
        link: `/app/management/tasks/${id}`,
      },
    ]);
    expect(await titles({}, luz)).toEqual(['Para Luz']);
    expect(await read(id, luz)).toMatchObject({ allowed_actions: ['complete', 'cancel', 'snooze'] });
    expect(await read(id, rosa)).toMatchObject({ title: 'Para Luz', allowed_actions: [] });
    const refused = await move('completeTask', { id, version: 1 }, {}, rosa);
    expect([refused.status, refused.body.permission]).toEqual([403, 'core_app.change_task']);
    expect((await move('completeTask', { id, version: 1 }, { outcome: 'Hecho' }, luz)).body).toMatchObject({
      status: 'done',
      outcome: 'Hecho',
      done_on: today,
      band: null,
      allowed_actions: ['reopen'],
    });
    expect((await move('reopenTask', { id, version: 2 })).body).toMatchObject({ status: 'open', outcome: null });
    const other = await add({ title: 'No para Luz' });
    for (const one of ['completeTask', 'cancelTask'] as const)
      expect((await move(one, other, one === 'completeTask' ? {} : undefined, luz)).status).toBe(404);
    const hers = await add({ title: 'De Rosa' }, rosa);
    expect((await move('cancelTask', hers, undefined, rosa)).body.status).toBe('cancelled');
    expect((await move('updateTask', hers, { title: 'Otra' }, rosa)).status).toBe(403);
  });

  it('know of a private one: its author, and nobody else anywhere', async () => {
    const boss = await office.as(everyPermission);
    const { id } = await add({ title: 'Secreto zafiro', is_private: true }, rosa);
    expect(await read(id, rosa)).toMatchObject({ is_private: true });
    for (const who of [boss, office]) {
      expect((await who.call('getTask', { path: { taskId: id } })).status).toBe(404);
      for (const one of ['deleteTask', 'cancelTask'] as const)
        expect((await move(one, { id, version: 1 }, undefined, who)).status).toBe(404);
      expect(await titles({ search: 'zafiro' }, who)).toEqual([]);
      expect((await who.call('searchRecords', { query: { q: 'zafiro' } })).body.groups).toEqual([]);
      expect((await who.call('listAudit', { query: { model: 'task', object_id: id } })).body.results).toEqual([]);
    }
    const found = (await rosa.call('searchRecords', { query: { q: 'zafiro' } })).body.groups;
    expect(found).toMatchObject([{ kind: 'task', results: [{ id, title: 'Secreto zafiro' }] }]);
    expect((await rosa.call('listAudit', { query: { model: 'task', object_id: id } })).body.count).toBe(1);
  });

  it('be chosen: active colleagues, for a record those who may view it', async () => {
    const idsOf = async (query: Record<string, string>) =>
      (await office.call('listTaskAssignees', { query })).body.results?.map((row) => row.id);
    expect(await idsOf({})).toEqual(expect.arrayContaining([office.userId, rosa.userId, luz.userId]));
    expect(await idsOf({ about_model: 'policy' })).toContain(rosa.userId);
    expect(await idsOf({ about_model: 'policy' })).not.toContain(luz.userId);
  });
});

describe('its moves', () => {
  it('go on from how it stands only', async () => {
    const { id } = await add();
    expect((await move('reopenTask', { id, version: 1 })).body.code).toBe('transition_refused');
    expect((await move('cancelTask', { id, version: 1 })).body).toMatchObject({
      status: 'cancelled',
      allowed_actions: ['reopen'],
    });
    for (const [one, body] of [
      ['completeTask', {}],
      ['snoozeTask', { until: addDays(today, 2) }],
      ['assignTask', { assignee_id: rosa.userId }],
      ['updateTask', { title: 'Otra' }],
    ] as const)
      expect((await move(one, { id, version: 2 }, body)).body.code, one).toBe('transition_refused');
    expect((await move('reopenTask', { id, version: 2 })).body).toMatchObject({ status: 'open' });
  });

  it.each(['completeTask', 'cancelTask'] as const)(
    'of many at once are taken back with their run, but for what has changed since: %s',
    async (kind) => {
      const made = [await add({ title: 'Uno' }), await add({ title: 'Dos' })];
      const body = kind === 'completeTask' ? {} : undefined;
      const begin = async () => {
        const lines = await Promise.all(
          made.map(async ({ id }) => ({ id, version: Number((await read(id)).version) })),
        );
        return succeeded<{ id: number }>(await office.call('createRun', { body: { kind, title: 'Tareas', lines } }));
      };
      const run = await begin();
      for (const { id, version } of made) {
        const headers = { 'run-id': String(run.id) };
        succeeded(await office.call(kind, { path: { taskId: id }, version, headers, ...(body && { body }) }));
      }
      succeeded(await office.call('finishRun', { path: { runId: run.id } }));
      const [one, other] = made as [Made, Made];
      // Somebody opens one again, and ends it anew.
      await move('reopenTask', { id: other.id, version: 2 });
      await move(kind, { id: other.id, version: 3 }, body);
      const seen = succeeded<{ results: { outcome: string; code: string | null }[] }>(
        await office.call('previewRunUndo', { path: { runId: run.id } }),
      );
      expect(seen.results.map(({ outcome, code }) => [outcome, code])).toEqual([
        ['taken_back', null],
        ['stays', 'step_superseded'],
      ]);
      const back = succeeded<{ id: number }>(
        await office.call('undoRun', { path: { runId: run.id }, body: { title: 'Deshacer: Tareas' } }),
      );
      const reopen = async ({ id }: Made) => {
        const { version } = await read(id);
        const headers = { 'run-id': String(back.id) };
        return office.call('reopenTask', { path: { taskId: id }, version: Number(version), headers });
      };
      expect((await reopen(one)).body).toMatchObject({ status: 'open', done_on: null });
      expect((await reopen(other)).body).toMatchObject({ status: 409, code: 'step_superseded' });
    },
  );

  it('put it off to a later day, and count how often; the due date stays', async () => {
    const { id } = await add();
    const refused = await move('snoozeTask', { id, version: 1 }, { until: today });
    expect(refused.body.errors).toEqual({ until: ['Choose a day after today.'] });
    await move('snoozeTask', { id, version: 1 }, { until: addDays(today, 2) });
    const twice = await move('snoozeTask', { id, version: 2 }, { until: addDays(today, 40) });
    expect(twice.body).toMatchObject({
      due_on: today,
      snoozed_until: addDays(today, 40),
      snoozed_count: 2,
      band: 'later',
    });
  });

  it('take back the last time that it was put off, once, and to the day before', async () => {
    const { id } = await add();
    await move('snoozeTask', { id, version: 1 }, { until: addDays(today, 2) });
    await move('snoozeTask', { id, version: 2 }, { until: addDays(today, 40) });
    const back = await move('undoTaskSnooze', { id, version: 3 });
    expect(back.body).toMatchObject({ due_on: today, snoozed_until: addDays(today, 2), snoozed_count: 1 });
    expect((await move('undoTaskSnooze', { id, version: 4 })).body).toMatchObject({
      status: 409,
      code: 'step_superseded',
    });
    const first = await add();
    await move('snoozeTask', first, { until: addDays(today, 2) });
    expect((await move('undoTaskSnooze', { id: first.id, version: 2 })).body).toMatchObject({
      snoozed_until: null,
      snoozed_count: 0,
      band: 'today',
    });
    const { results } = (await office.call('listAudit', { query: { model: 'task', object_id: first.id } })).body;
    expect(results?.map(({ event }) => event)).toEqual(['task_snooze_undone', 'task_snoozed', 'task_created']);
  });

  it('leave alone what somebody changed since it was put off, and what was never put off', async () => {
    const { id } = await add();
    expect((await move('undoTaskSnooze', { id, version: 1 })).body.code).toBe('step_superseded');
    await move('snoozeTask', { id, version: 1 }, { until: addDays(today, 2) });
    await move('updateTask', { id, version: 2 }, { title: 'Otra' });
    expect((await move('undoTaskSnooze', { id, version: 2 })).status).toBe(412);
    expect((await move('undoTaskSnooze', { id, version: 3 })).body.code).toBe('step_superseded');
    expect(await read(id)).toMatchObject({ title: 'Otra', snoozed_until: addDays(today, 2), snoozed_count: 1 });
    await move('snoozeTask', { id, version: 3 }, { until: addDays(today, 9) });
    expect((await move('undoTaskSnooze', { id, version: 4 }, undefined, rosa)).status).toBe(403);
    await move('completeTask', { id, version: 4 }, {});
    expect((await move('undoTaskSnooze', { id, version: 5 })).body.code).toBe('transition_refused');
  });

  it('of many put off at once are taken back with their run, but for what has changed since', async () => {
    const made = [await add({ title: 'Uno' }), await add({ title: 'Dos' }), await add({ title: 'Tres' })];
    const [one, other, third] = made as [Made, Made, Made];
    await move('snoozeTask', third, { until: addDays(today, 3) });
    const lines = await Promise.all(made.map(async ({ id }) => ({ id, version: Number((await read(id)).version) })));
    const until = addDays(today, 7);
    const run = succeeded<{ id: number }>(
      await office.call('createRun', { body: { kind: 'snoozeTask', title: 'Aplazar', lines, params: { until } } }),
    );
    for (const { id, version } of lines)
      succeeded(
        await office.call('snoozeTask', {
          path: { taskId: id },
          version,
          headers: { 'run-id': String(run.id) },
          body: { until },
        }),
      );
    succeeded(await office.call('finishRun', { path: { runId: run.id } }));
    // Somebody puts one of them off again by hand.
    await move('snoozeTask', { id: other.id, version: 2 }, { until: addDays(today, 30) });
    const seen = succeeded<{ results: { outcome: string; code: string | null }[] }>(
      await office.call('previewRunUndo', { path: { runId: run.id } }),
    );
    expect(seen.results.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['taken_back', null],
      ['stays', 'step_superseded'],
      ['taken_back', null],
    ]);
    const back = succeeded<{ id: number; kind: string }>(
      await office.call('undoRun', { path: { runId: run.id }, body: { title: 'Deshacer: Aplazar' } }),
    );
    expect(back.kind).toBe('undoTaskSnooze');
    const undo = async ({ id }: Made) =>
      office.call('undoTaskSnooze', {
        path: { taskId: id },
        version: Number((await read(id)).version),
        headers: { 'run-id': String(back.id) },
      });
    expect((await undo(one)).body).toMatchObject({ snoozed_until: null, snoozed_count: 0 });
    expect((await undo(third)).body).toMatchObject({ snoozed_until: addDays(today, 3), snoozed_count: 1 });
    expect((await undo(other)).body).toMatchObject({ status: 409, code: 'step_superseded' });
    expect(await read(other.id)).toMatchObject({ snoozed_until: addDays(today, 30), snoozed_count: 2 });
  });

  it('bring the next one of a series, from its first due date on; reopening takes it back', async () => {
    const series = { due_on: '2026-01-31', repeats: { every: 1, unit: 'month', until: null } };
    const { id } = await add({ title: 'Mensual', ...series, about: { model: 'policy', id: policyId } });
    const done = succeeded<Made>(await move('completeTask', { id, version: 1 }, {}));
    expect(done.next?.due_on).toBe(nextMonthEnd(today));
    expect(Number((done as unknown as { passed_over: number }).passed_over)).toBeGreaterThan(0);
    expect(await read(done.next?.id ?? 0)).toMatchObject({ title: 'Mensual', status: 'open', about: { id: policyId } });
    const again = succeeded<Made>(await move('reopenTask', done));
    expect(again).toMatchObject({ next: null, passed_over: 0 });
    expect((await office.call('getTask', { path: { taskId: done.next?.id ?? 0 } })).status).toBe(404);
    const second = succeeded<Made>(await move('completeTask', again, {}));
    const touched = { id: second.next?.id ?? 0, version: 1 };
    succeeded(await move('updateTask', touched, { title: 'Mensual, cambiada' }));
    succeeded(await move('reopenTask', second));
    expect(await read(touched.id)).toMatchObject({ title: 'Mensual, cambiada' });
    // A new due date begins the series anew.
    const moved = await add({ ...series, title: 'Movida' });
    const later = succeeded<Made>(await move('updateTask', moved, { due_on: today }));
    expect(succeeded<Made>(await move('completeTask', later, {})).next?.due_on).toBe(addMonths(today, 1));
    const last = await add({ due_on: today, repeats: { every: 1, unit: 'day', until: today } });
    expect(succeeded<Made>(await move('completeTask', last, {})).next).toBeNull();
  });

  it('give it to somebody else, one or many with a log that keeps no private title', async () => {
    const one = await add({ title: 'Repartir' });
    const hidden = await add({ title: 'Solo mía', is_private: true });
    const lines = [one, hidden].map(({ id, version }) => ({ id, version }));
    const run = succeeded<{ id: number }>(
      await office.call('createRun', { body: { kind: 'assignTask', title: 'Asignar: 2 filas', lines } }),
    );
    const headers = { 'run-id': String(run.id) };
    const assign = ({ id, version }: Made) =>
      office.call('assignTask', { path: { taskId: id }, version, headers, body: { assignee_id: rosa.userId } });
    expect((await assign(one)).body).toMatchObject({ assignee_id: rosa.userId });
    expect((await assign(hidden)).body.errors).toEqual({ is_private: [expect.any(String)] });
    const log = await office.call('listRunLines', { path: { runId: run.id } });
    expect(log.body.results?.map(({ outcome, about }) => [outcome, about])).toEqual([
      ['done', { model: 'task', id: one.id, label: 'Repartir' }],
      ['failed', { model: 'task', id: hidden.id, label: `#${hidden.id}` }],
    ]);
    expect((await told(rosa))?.[0]).toMatchObject({ kind: 'task_assigned', params: { task: 'Repartir' } });
  });

  it('hand what is open over with the rest when somebody leaves', async () => {
    const leaver = await office.as(['core_app.add_task']);
    const open = await add({ title: 'Herencia', assignee_id: leaver.userId });
    const own = await add({ title: 'Lo mío', is_private: true }, leaver);
    const path = { userId: leaver.userId };
    expect((await office.call('listUserWork', { path })).body.results).toEqual([{ model: 'task', count: 1 }]);
    const version = Number((await office.call('getUser', { path })).body.version);
    const gone = await office.call('deactivateUser', { path, version, body: { heir_id: rosa.userId } });
    expect(gone.status).toBe(200);
    expect(await read(open.id)).toMatchObject({ assignee_id: rosa.userId });
    expect((await office.call('getTask', { path: { taskId: own.id } })).status).toBe(404);
  });
});

describe('the list', () => {
  it('knows what is overdue, for today, for this week and later, and is narrowed and sorted', async () => {
    const other = await api.partner('lista');
    const days = { overdue: -1, today: 0, later: 12 };
    for (const [band, days_] of Object.entries(days))
      await add({ title: band, due_on: addDays(today, days_), priority: band === 'today' ? 'high' : 'low' }, other);
    await add({ title: 'de nueve', due_time: '09:00', kind: 'visit' }, other);
    for (const band of Object.keys(days)) expect(await titles({ band }, other)).toContain(band);
    expect(await titles({}, other)).toEqual(['overdue', 'de nueve', 'today', 'later']);
    expect(await titles({ ordering: '-title' }, other)).toEqual(['today', 'overdue', 'later', 'de nueve']);
    expect((await titles({ ordering: 'priority' }, other))?.[0]).toBe('today');
    expect(await titles({ kind: 'visit' }, other)).toEqual(['de nueve']);
    expect(await titles({ search: 'NUEVE', mine: true }, other)).toEqual(['de nueve']);
    expect(await titles({ assignee: other.userId, from: addDays(today, 1) }, other)).toEqual(['later']);
    expect(await titles({ until: addDays(today, -1) }, other)).toEqual(['overdue']);
    expect(await titles({ page: 2, page_size: 3 }, other)).toEqual(['later']);
    expect(await titles({ status: 'done' }, other)).toEqual([]);
    await sql`update tasks set due_on = date_trunc('week', due_on)::date + 6 where title = 'later' and partner_id = ${other.partnerId}`.execute(
      api.adminDb,
    );
    const week = (await other.call('listTasks', { query: { search: 'later' } })).body.results?.[0];
    expect(week?.band).toBe(String(week?.due_on) < endOfWeek(today) ? 'week' : 'later');
  });
});

/** The last day of a month that comes first after a day. */
function nextMonthEnd(day: string) {
  for (let months = 1; ; months += 1) {
    const end = addMonths('2026-01-31', months);
    if (end > day) return end;
  }
}
/** The Monday after a day's week. */
function endOfWeek(day: string) {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, 7 - weekday);
}
