import type { DashboardQueue, DashboardSummary } from '@corredor/core/api';
import { addDays, addMonths } from '@corredor/core/dates';
import { longestLapsedDays } from '@corredor/core/renewals';
import { addBusinessDays } from '@corredor/core/tasks';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortfolio, succeeded } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

type Office = Awaited<ReturnType<TestApi['partner']>>;
type Caller = Pick<Office, 'call'>;
const queueOf = async (caller: Caller) => succeeded<DashboardQueue>(await caller.call('getDashboardQueue'));
const addTask = async ({ call }: Caller, title: string, due_on: string, assignee_id: number) =>
  succeeded<{ id: number; version: number }>(
    await call('createTask', { body: { title, kind: 'other', due_on, priority: 'normal', assignee_id } }),
  );

/** A brokerage with one of each kind: late by 30.00 in part, ending, without cover, waiting at the insurer, and a task. */
async function busyOffice(alias: string) {
  const office = await api.partner(alias);
  const portfolio = await aPortfolio(office);
  const { today } = portfolio;
  const late = await portfolio.active({
    start_date: addDays(today, -100),
    end_date: addDays(addMonths(today, 12), -100),
    net_premium: '500.00',
  });
  const ending = await portfolio.active({
    start_date: addDays(today, -345),
    end_date: addDays(today, 20),
    net_premium: '600.00',
    payment_frequency: 12,
  });
  const uncovered = await portfolio.draft({ start_date: today, net_premium: '70.00' });
  const move = (number: number, sent: string) =>
    sql`insert into movements (partner_id, policy_id, number, kind, status, effective_date, requested_by, requested_on, sent_on,
        method, plan, first_due_date, net_delta, term_net_delta, charges, total_delta, explanation)
      values (${office.partnerId}, ${ending.id}, ${number}, 'exclusion', 'sent', ${today}, 'customer', ${sent}, ${sent}, 'none', 'single', ${today},
        -800, -800, '[]', -800, '[]')`.execute(api.adminDb);
  await move(1, addBusinessDays(today, -6));
  await move(2, today);
  return { office, portfolio, today, late, ending, uncovered };
}

it('puts what is past its day first, then today, then what is near, and within each what puts the most money at risk', async () => {
  const { office, portfolio, today, late, ending, uncovered } = await busyOffice('cola');
  const task = await addTask(office, 'Llamar a Ana', today, office.userId);
  await addTask(office, 'De otro día', addDays(today, 1), office.userId);
  const { items, counts, ...queue } = await queueOf(office);
  expect(queue).toEqual({ today, near_until: addDays(today, 7), currency: 'USD' });
  const dueOf = async (id: number) =>
    (await portfolio.instalments(id)).filter(({ due_date }) => due_date < today).map((one) => ({ ...one, policy: id }));
  const ofLate = [...(await dueOf(late.id)), ...(await dueOf(ending.id))].toSorted(
    (one, other) =>
      Number(other.amount) - Number(one.amount) || one.due_date.localeCompare(other.due_date) || one.id - other.id,
  );
  expect(ofLate.length).toBeGreaterThan(2);
  expect(items.filter(({ band }) => band === 'past')).toMatchObject([
    // The insurer has it longer than five business days, and what it gives back is more than any instalment.
    { kind: 'movement', at_risk: '-800.00', movement_kind: 'exclusion', movement_number: 1, policy: { id: ending.id } },
    ...ofLate.map(({ id, amount, policy }) => ({ kind: 'instalment', id, at_risk: amount, policy: { id: policy } })),
  ]);
  expect(items.filter(({ band }) => band === 'today')).toMatchObject([
    { kind: 'uncovered', id: uncovered.id, day: today, at_risk: '70.00', payment: null },
    { kind: 'task', id: task.id, day: today, at_risk: null, task: { title: 'Llamar a Ana' }, policy: null },
  ]);
  expect(items.find(({ kind }) => kind === 'ending')).toMatchObject({
    id: ending.id,
    band: 'near',
    day: addDays(today, 20),
    at_risk: '600.00',
    customer: { name: 'Ana Lucía Cevallos' },
    policy: { id: ending.id, name: ending.number },
  });
  expect(counts).toMatchObject({ uncovered: 1, ending: 1, movement: 2, task: 1 });
  const delayed = await office.call('listPayments', { query: { status: 'delayed' } });
  expect(delayed.body).toMatchObject({ count: counts.instalment_late });
  expect(counts.instalment_late).toBeGreaterThan(0);
});

it('tells what is still owed of an instalment, who pays it, and how it is collected', async () => {
  const { office, portfolio, today, late } = await busyOffice('parte');
  const [first] = await portfolio.instalments(late.id);
  if (!first) throw new Error('An instalment was to be made.');
  succeeded(
    await office.call('createReceipt', {
      path: { paymentId: first.id },
      version: first.version,
      body: { kind: 'money', method: 'transfer', amount: '10.00', received_on: today },
    }),
  );
  const item = (await queueOf(office)).items.find(({ kind, id }) => kind === 'instalment' && id === first.id);
  expect(item).toMatchObject({
    customer: { name: 'Íñigo Peña' },
    policy: { id: late.id, name: late.number },
    payment: { id: first.id, paid_amount: '10.00', balance: item?.at_risk, version: first.version + 1 },
  });
  expect(item?.payment?.allowed_actions).toContain('pay');
});

it('answers nothing of what somebody may not view, and only their own tasks', async () => {
  const { office, today } = await busyOffice('derechos');
  await addTask(office, 'De la jefa', today, office.userId);
  const clerk = await office.as([]);
  const { items, counts } = await queueOf(clerk);
  expect(items).toEqual([]);
  expect(counts).toEqual({
    instalment: null,
    instalment_late: null,
    uncovered: null,
    lapsed: null,
    ending: null,
    movement: null,
    task: 0,
  });
  const collector = await queueOf(await office.as(['policy_app.view_payment']));
  expect(new Set(collector.items.map(({ kind }) => kind))).toEqual(new Set(['instalment']));
  expect(collector.counts).toMatchObject({ uncovered: null, ending: null, movement: null });
});

it('knows nothing of other brokerages', async () => {
  await busyOffice('ajena');
  const office = await api.partner('vacia');
  expect(await queueOf(office)).toMatchObject({
    items: [],
    counts: { instalment: 0, instalment_late: 0, uncovered: 0, lapsed: 0, ending: 0, movement: 0, task: 0 },
  });
});

it('leaves out what was put off to another day, and what was deleted', async () => {
  const office = await api.partner('aplazada');
  const portfolio = await aPortfolio(office);
  const { today } = portfolio;
  const task = await addTask(office, 'Llamar a Ana', today, office.userId);
  const draft = await portfolio.draft({ start_date: today, net_premium: '70.00' });
  expect((await queueOf(office)).counts).toMatchObject({ task: 1, uncovered: 1 });
  succeeded(
    await office.call('snoozeTask', {
      path: { taskId: task.id },
      version: task.version,
      body: { until: addDays(today, 2) },
    }),
  );
  const { status } = await office.call('deletePolicy', { path: { policyId: draft.id }, version: draft.version });
  expect(status).toBe(204);
  const after = await queueOf(office);
  expect([after.items, after.counts.task, after.counts.uncovered]).toEqual([[], 0, 0]);
});

it('has the sample book among the rest, and marks what belongs to it', async () => {
  const office = await api.partner('muestra');
  expect((await office.call('createSampleBook', { language: 'es' })).status).toBe(201);
  const own = await addTask(office, 'Llamar a Ana', addDays((await queueOf(office)).today, -1), office.userId);
  const { items } = await queueOf(office);
  expect(items.length).toBeGreaterThan(1);
  expect(items.filter(({ is_sample }) => !is_sample).map(({ kind, id }) => [kind, id])).toEqual([['task', own.id]]);
});

it('tells of a term that ended before anybody decided what becomes of it, until the next one is drafted', async () => {
  const office = await api.partner('terminada');
  const portfolio = await aPortfolio(office);
  const { today } = portfolio;
  const endedSince = (days: number) =>
    portfolio.active({
      start_date: addDays(today, -365 - days),
      end_date: addDays(today, -days),
      net_premium: '450.00',
      payment_frequency: 12,
    });
  const ended = await endedSince(3);
  const longAgo = await endedSince(longestLapsedDays + 1);
  // As the night makes them; the second one once stood open, and nobody decided it either.
  for (const { id } of [ended, longAgo])
    await sql`insert into renewals (partner_id, policy_id, stage_id, kind, stage_since)
      select partner_id, ${id}, id, 'open', ${today} from renewal_stages
      where partner_id = ${office.partnerId} and kind = 'open' order by position limit 1`.execute(api.adminDb);
  const lapsedOf = async (caller: Caller) => {
    const { items, counts } = await queueOf(caller);
    return [counts.lapsed, items.filter(({ kind }) => kind === 'lapsed')];
  };
  expect(await lapsedOf(office)).toMatchObject([
    1,
    [{ id: ended.id, band: 'past', day: addDays(today, -3), at_risk: '450.00', policy: { id: ended.id } }],
  ]);
  const viewer = await office.as(['policy_app.view_policy']);
  expect(await lapsedOf(viewer)).toEqual([null, []]);
  // The figure above the queue, and the list behind both, count the same.
  const figureOf = async (caller: Caller) => {
    const { due, amounts } = (await caller.call('getDashboardSummary')).body as unknown as DashboardSummary;
    return [due.policies_lapsed, amounts.policies_lapsed];
  };
  expect(await figureOf(office)).toEqual([1, '450.00']);
  expect(await figureOf(viewer)).toEqual([null, null]);
  const ends = { ends_from: addDays(today, -longestLapsedDays), ends_to: addDays(today, -1) };
  const cards = await office.call('listRenewals', { query: { kind: 'open', ...ends } });
  expect(cards.body).toMatchObject({ count: 1 });
  await sql`insert into policies (partner_id, renewed_from_id, status, start_date, end_date)
    values (${office.partnerId}, ${ended.id}, 'draft', ${addDays(today, -3)}, ${addDays(today, 362)})`.execute(
    api.adminDb,
  );
  // Its draft is told of instead; the list of renewals has its card as before.
  expect(await lapsedOf(office)).toEqual([1, []]);
  expect(await figureOf(office)).toEqual([1, '450.00']);
  expect((await queueOf(office)).counts.uncovered).toBe(1);
});
