import type { Movement, MovementInput, Payment, Policy, PolicyAsOf, Renewal } from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { addMoney } from '@corredor/core/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
let today: string;
/** A term of 365 days that began 150 days ago. */
let start: string;
let end: string;
let vehicles: number[];
const inDays = (days: number) => addDays(today, days);

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('efectos');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  today = portfolio.today;
  start = addDays(today, -150);
  end = addDays(start, 365);
  vehicles = [];
  for (const plate of ['PBC1001', 'PBC1002', 'PBC1003']) {
    const body = { brand: 'Chevrolet', model: 'D-Max', year: 2024, plate, owner_id: portfolio.contractorId };
    vehicles.push(succeeded<{ id: number }>(await office.call('createVehicle', { body })).id);
  }
});
afterAll(() => api.close());

const active = async (over: object = {}) => (await portfolio.active({ start_date: start, end_date: end, ...over })).id;
const asks = (kind: MovementInput['kind'], effective_date: string, over: object = {}) => ({
  kind,
  effective_date,
  requested_by: 'customer',
  requested_on: today,
  ...(kind === 'cancellation' && { reason: 'El cliente vende el bien.' }),
  ...over,
});
const draft = (policyId: number, body: object) => office.call('createMovement', { path: { policyId }, body });
const drafted = async (policyId: number, body: object) => succeeded<Movement>(await draft(policyId, body));
const movementOf = async (movementId: number) =>
  succeeded<Movement>(await office.call('getMovement', { path: { movementId } }));
const step = (operation: 'rejectMovement' | 'reopenMovement' | 'undoMovement', one: Movement, body?: object) =>
  office.call(operation, { path: { movementId: one.id }, version: one.version, ...(body && { body }) });
const send = ({ id, version }: Movement) =>
  office.call('sendMovement', { path: { movementId: id }, version, body: { by: 'other' } });
const issue = ({ id, version, total_delta }: Movement, body: object = { total_delta }) =>
  office.call('issueMovement', { path: { movementId: id }, version, body });
const issued = async (policyId: number, body: object) =>
  succeeded<Movement>(await issue(await drafted(policyId, body)));
const undone = async (movement: Movement) => succeeded<Movement>(await step('undoMovement', movement));
const policyOf = async (policyId: number) => succeeded<Policy>(await office.call('getPolicy', { path: { policyId } }));
const paymentsOf = async (policy: number) =>
  succeeded<{ results: Payment[] }>(
    await office.call('listPayments', { query: { policy, kind: 'all', ordering: 'due_date', page_size: 200 } }),
  ).results;
const vehiclesOf = async (policyId: number) =>
  succeeded<{ results: { id: number; version: number; vehicle_id: number }[] }>(
    await office.call('listPolicyVehicles', { path: { policyId } }),
  ).results;
const on = async (policyId: number, day: string) =>
  succeeded<PolicyAsOf>(await office.call('getPolicyAsOf', { path: { policyId }, query: { day } }));
const include = (vehicle = vehicles[0], from = today, over: object = {}) =>
  asks('inclusion', from, {
    items: [{ action: 'add', target: 'vehicle', after: { vehicle_id: vehicle }, term_net: '480.00' }],
    ...over,
  });
const exclude = (record_id: number | undefined, from = today) =>
  asks('exclusion', from, { items: [{ action: 'remove', target: 'vehicle', record_id, term_net: '-480.00' }] });
const expectBalanced = async (policyId: number) => {
  const [policy, payments] = [await policyOf(policyId), await paymentsOf(policyId)];
  expect(addMoney(...payments.map(({ amount }) => amount))).toBe(policy.current_total);
};

describe('the due date of a movement', () => {
  /** As if it had been drafted some days ago. */
  const aged = async (movement: Movement, days: number) => {
    await sql`update movements set first_due_date = first_due_date - ${days}::int, created_at = created_at - interval '1 day' * ${days}
      where id = ${movement.id}`.execute(api.adminDb);
    return movementOf(movement.id);
  };
  const dueOf = async (policyId: number, movement: Movement) =>
    (await paymentsOf(policyId)).filter(({ movement_id }) => movement_id === movement.id)[0]?.due_date;

  it('is the day of issue where that is later than the day of drafting', async () => {
    const policyId = await active();
    const old = await aged(await drafted(policyId, include(vehicles[0], inDays(-10))), 10);
    expect(old.first_due_date).toBe(today);
    const done = succeeded<Movement>(await issue(old));
    expect(done.first_due_date).toBe(today);
    expect(await dueOf(policyId, done)).toBe(today);
  });

  it('follows the effective day where nobody typed another', async () => {
    const policyId = await active();
    const first = await drafted(policyId, include(vehicles[0], inDays(5)));
    expect(first.first_due_date).toBe(inDays(5));
    const body = { effective_date: inDays(20) };
    const moved = await office.call('updateMovement', {
      path: { movementId: first.id },
      version: first.version,
      body,
    });
    expect(moved.body).toMatchObject({ first_due_date: inDays(20) });
    const back = await office.call('updateMovement', {
      path: { movementId: first.id },
      version: succeeded<Movement>(moved).version,
      body: { effective_date: inDays(2) },
    });
    expect(back.body).toMatchObject({ first_due_date: inDays(2) });
  });

  it('stays as typed while it is not before that day, and is shown anew before it is issued otherwise', async () => {
    const policyId = await active();
    const typed = await drafted(policyId, include(vehicles[0], inDays(5), { first_due_date: inDays(12) }));
    expect(typed.first_due_date).toBe(inDays(12));
    const early = await drafted(policyId, include(vehicles[1], inDays(5), { first_due_date: inDays(2) }));
    expect(early.first_due_date).toBe(inDays(5));
    const preview = await office.call('previewMovement', {
      path: { policyId },
      body: include(vehicles[1], inDays(5), { first_due_date: inDays(2) }),
    });
    expect(preview.body.instalments).toMatchObject([{ due_date: inDays(5) }]);
    // Whoever saw another date is shown this one first.
    const seen = { total_delta: typed.total_delta, first_due_date: inDays(11) };
    expect(await issue(typed, seen)).toMatchObject({
      status: 409,
      body: { code: 'figures_changed', current: { first_due_date: inDays(12) } },
    });
    const done = succeeded<Movement>(await issue(typed, { ...seen, first_due_date: inDays(12) }));
    expect(await dueOf(policyId, done)).toBe(inDays(12));
    await expectBalanced(policyId);
  });
});

describe('a rejected movement', () => {
  it('keeps why it was asked for beside why the insurer said no', async () => {
    const policyId = await active();
    const asked = await drafted(policyId, asks('text', today, { reason: 'Se aclara el uso del camión' }));
    const sent = succeeded<Movement>(await send(asked));
    const rejected = succeeded<Movement>(await step('rejectMovement', sent, { reason: 'Falta la matrícula' }));
    const both = { reason: 'Se aclara el uso del camión', rejected_reason: 'Falta la matrícula' };
    expect(rejected).toMatchObject({ status: 'rejected', ...both });
    expect(succeeded<Movement>(await step('reopenMovement', rejected))).toMatchObject({ status: 'draft', ...both });
  });
});

describe('two changes of one row', () => {
  const withCoverage = async () => {
    const policyId = await active();
    const coverage_id = await portfolio.addCoverage(`Cobertura ${policyId}`, portfolio.branchId);
    const body = { coverage_id, limit: '10000.00', percentage: '10' };
    const row = succeeded<{ id: number; version: number }>(
      await office.call('createPolicyCoverage', { path: { policyId }, body }),
    );
    const change = (from: string, after: object) =>
      issued(
        policyId,
        asks('value', from, {
          items: [{ action: 'change', target: 'coverage', record_id: row.id, after, term_net: '10.00' }],
        }),
      );
    const coverageOn = async (day: string) => (await on(policyId, day)).rows[0]?.values;
    const listed = async () =>
      succeeded<{ results: { version: number; limit: string; percentage: string }[] }>(
        await office.call('listPolicyCoverages', { path: { policyId } }),
      ).results[0];
    return { policyId, row, change, coverageOn, listed };
  };

  it('each count from their own day, whichever was issued first', async () => {
    const { change, coverageOn, listed } = await withCoverage();
    await change(inDays(40), { limit: '14000.00' });
    await change(inDays(20), { percentage: '15' });
    expect(await coverageOn(today)).toMatchObject({ limit: '10000.00', percentage: '10' });
    expect(await coverageOn(inDays(20))).toMatchObject({ limit: '10000.00', percentage: '15' });
    expect(await coverageOn(inDays(40))).toMatchObject({ limit: '14000.00', percentage: '15' });
    expect(await listed()).toMatchObject({ limit: '14000.00', percentage: '15' });
  });

  it('of the same value give way to the one that takes effect last', async () => {
    const { change, coverageOn, listed } = await withCoverage();
    await change(inDays(40), { limit: '14000.00' });
    const earlier = await change(inDays(20), { limit: '12000.00' });
    expect(await coverageOn(inDays(19))).toMatchObject({ limit: '10000.00' });
    expect(await coverageOn(inDays(20))).toMatchObject({ limit: '12000.00' });
    expect(await coverageOn(inDays(40))).toMatchObject({ limit: '14000.00' });
    expect(await listed()).toMatchObject({ limit: '14000.00' });
    await undone(earlier);
    expect(await coverageOn(inDays(20))).toMatchObject({ limit: '10000.00' });
    expect(await listed()).toMatchObject({ limit: '14000.00' });
  });

  it('leave what was edited directly since, on a day as in undoing', async () => {
    const { policyId, row, change, coverageOn, listed } = await withCoverage();
    const raised = await change(inDays(40), { limit: '14000.00' });
    const edit = async (body: object) =>
      succeeded(
        await office.call('updatePolicyCoverage', {
          path: { policyId, rowId: row.id },
          version: Number((await listed())?.version),
          body,
        }),
      );
    await edit({ percentage: '25' });
    expect(await coverageOn(today)).toMatchObject({ limit: '10000.00', percentage: '25' });
    await undone(raised);
    expect(await listed()).toMatchObject({ limit: '10000.00', percentage: '25' });
    const again = await change(today, { limit: '15000.00' });
    await edit({ limit: '16000.00' });
    await undone(again);
    expect(await listed()).toMatchObject({ limit: '16000.00' });
  });

  it('hold for what changes of the policy itself', async () => {
    const policyId = await active({ deductible: '10 %' });
    await issued(policyId, asks('data', inDays(40), { fields: { deductible: '20 %', payer_id: portfolio.payerId } }));
    await issued(policyId, asks('data', inDays(20), { fields: { certificate_number: 'C-9' } }));
    expect((await on(policyId, today)).fields).toMatchObject({ deductible: '10 %', certificate_number: null });
    expect((await on(policyId, inDays(20))).fields).toMatchObject({ deductible: '10 %', certificate_number: 'C-9' });
    expect((await on(policyId, today)).payer).toMatchObject({ id: portfolio.payerId });
    expect((await on(policyId, inDays(40))).fields).toMatchObject({ deductible: '20 %', certificate_number: 'C-9' });
  });
});

describe('a vehicle that was taken out', () => {
  it('and came back holds the undoing of its exclusion', async () => {
    const policyId = await active();
    await issued(policyId, include());
    const [row] = await vehiclesOf(policyId);
    const out = await issued(policyId, exclude(row?.id, today));
    const back = await issued(policyId, include(vehicles[0], inDays(3)));
    expect(await step('undoMovement', out)).toMatchObject({
      status: 409,
      body: { code: 'movement_followed', detail: expect.stringContaining(String(back.number)) },
    });
    await undone(back);
    await undone(await movementOf(out.id));
    expect(await vehiclesOf(policyId)).toHaveLength(1);
  });

  it('and was put back without a movement holds it too, by its name', async () => {
    const policyId = await active();
    await issued(policyId, include());
    const [row] = await vehiclesOf(policyId);
    const out = await issued(policyId, exclude(row?.id, today));
    const body = { vehicle_id: Number(vehicles[0]) };
    succeeded(await office.call('createPolicyVehicle', { path: { policyId }, body }));
    expect(await step('undoMovement', out)).toMatchObject({
      status: 409,
      body: { code: 'movement_item_back', detail: expect.stringContaining('PBC1001') },
    });
  });

  it('clashes in drafts that bring it in and take it out', async () => {
    const policyId = await active();
    const bringing = await drafted(policyId, include(vehicles[0], inDays(9)));
    const there = await issued(policyId, include());
    const [row] = await vehiclesOf(policyId);
    const taking = await drafted(policyId, exclude(row?.id, inDays(5)));
    expect(taking.clashes).toMatchObject([{ id: bringing.id, kind: 'inclusion' }]);
    expect((await movementOf(bringing.id)).clashes).toMatchObject([
      { id: taking.id, kind: 'exclusion', status: 'draft' },
      { id: there.id, kind: 'inclusion', status: 'issued' },
    ]);
    const other = await office.call('previewMovement', { path: { policyId }, body: include(vehicles[1]) });
    expect(other.body.clashes).toEqual([]);
  });

  it('clashes with the movement that took it out in every other draft about it, which says so and is not issued', async () => {
    const policyId = await active();
    await issued(policyId, include());
    const [row] = await vehiclesOf(policyId);
    const [one, other] = [
      await drafted(policyId, exclude(row?.id, inDays(5))),
      await drafted(policyId, exclude(row?.id, inDays(9))),
    ];
    const out = succeeded<Movement>(await issue(one));
    const left = await movementOf(other.id);
    const { id, number, kind } = out;
    expect(left.clashes).toEqual([{ id, number, kind, status: 'issued' }]);
    const again = await office.call('previewMovement', { path: { policyId }, body: exclude(row?.id, inDays(9)) });
    expect(again.body.errors).toMatchObject({ 'items.0.record_id': [expect.stringContaining('PBC1001')] });
    const refused = await issue(left);
    expect(refused).toMatchObject({ status: 422 });
    const [told] = (refused.body.errors as Record<string, string[]>)['items.0.record_id'] ?? [];
    expect(told).toMatch(new RegExp(`^Movement ${number} takes PBC1001 .* out on .*${inDays(5).slice(0, 4)}`));
    // Once that one is taken back, the way is free again.
    await undone(await movementOf(id));
    expect((await movementOf(other.id)).clashes).toEqual([]);
    succeeded(await issue(await movementOf(other.id)));
  });

  it('clashes with the movement that brought it in, in every other draft that brings it in', async () => {
    const policyId = await active();
    const [one, other] = [await drafted(policyId, include()), await drafted(policyId, include(vehicles[0], inDays(9)))];
    const { id, number, kind } = succeeded<Movement>(await issue(one));
    const left = await movementOf(other.id);
    expect(left.clashes).toEqual([{ id, number, kind, status: 'issued' }]);
    const refused = await issue(left);
    expect(refused.body.errors).toMatchObject({
      'items.0.after.vehicle_id': [expect.stringMatching(new RegExp(`^Movement ${number} put PBC1001 .* on the list`))],
    });
  });

  it('may come back from the day on which it left, not before', async () => {
    const policyId = await active();
    await issued(policyId, include(vehicles[0], inDays(-40)));
    const [row] = await vehiclesOf(policyId);
    await issued(policyId, exclude(row?.id, inDays(-5)));
    expect((await draft(policyId, include(vehicles[0], inDays(-6)))).body.errors).toMatchObject({
      'items.0.after.vehicle_id': [expect.any(String)],
    });
    await issued(policyId, include(vehicles[0], inDays(-5)));
    expect((await on(policyId, inDays(-6))).rows).toHaveLength(1);
    expect((await on(policyId, inDays(-5))).rows).toHaveLength(1);
    expect((await on(policyId, today)).rows).toHaveLength(1);
  });
});

describe('an extended policy', () => {
  const extended = (policyId: number, at = end) =>
    issued(policyId, asks('extension', at, { new_end_date: addDays(at, 30) }));
  const activated = async (policyId: number) => {
    const { version } = await policyOf(policyId);
    const next = await office.call('renewPolicy', { path: { policyId }, version, body: { observations: 'Sigue.' } });
    const { id, version: own } = succeeded<Policy>(next);
    return succeeded<Policy>(await office.call('activatePolicy', { path: { policyId: id }, version: own }));
  };

  it('keeps its extension once its next term is active', async () => {
    const policyId = await active();
    const extension = await extended(policyId);
    await activated(policyId);
    expect(await step('undoMovement', extension)).toMatchObject({ status: 409, body: { code: 'policy_renewed' } });
    expect(await policyOf(policyId)).toMatchObject({ end_date: addDays(end, 30), closes_on: addDays(end, 30) });
  });

  it('that was renewed before it was cancelled is renewed again when that is taken back', async () => {
    const policyId = await active();
    await activated(policyId);
    const cancelled = await issued(policyId, asks('cancellation', inDays(5)));
    await undone(cancelled);
    expect(await policyOf(policyId)).toMatchObject({ closes_on: end, closes_as: 'renewed' });
  });

  it('and given up after its term closes after its new end, and undoing brings back the end that it had', async () => {
    const policyId = await active();
    const renewal = succeeded<Renewal>(await office.call('createRenewal', { body: { policy_id: policyId } }));
    succeeded(
      await office.call('loseRenewal', {
        path: { renewalId: renewal.id },
        version: renewal.version,
        body: { reason_code: 'price', reason: 'Muy caro' },
      }),
    );
    expect(await policyOf(policyId)).toMatchObject({ closes_on: addDays(end, 1), closes_as: 'closed' });
    const extension = await extended(policyId);
    expect(await policyOf(policyId)).toMatchObject({ end_date: addDays(end, 30), closes_on: addDays(end, 31) });
    await undone(extension);
    expect(await policyOf(policyId)).toMatchObject({ end_date: end, closes_on: addDays(end, 1), closes_as: 'closed' });
  });

  it('can be cancelled within its extension', async () => {
    const [begun, ended] = [inDays(-370), inDays(-5)];
    const policyId = await active({ start_date: begun, end_date: ended });
    await extended(policyId, ended);
    // 500.00 + 41.10 for 395 days, of which 20 are left.
    expect(await issued(policyId, asks('cancellation', inDays(5)))).toMatchObject({ net_delta: '-27.40' });
    expect(await policyOf(policyId)).toMatchObject({ closes_on: inDays(5), closes_as: 'cancelled' });
    await expectBalanced(policyId);
  });
});

describe('a reinstated policy', () => {
  it('can be cancelled on an earlier day, as if the former cancellation had not been', async () => {
    const policyId = await active();
    await issued(policyId, asks('cancellation', inDays(50)));
    await issued(policyId, asks('reinstatement', inDays(50)));
    expect(await issued(policyId, asks('cancellation', today))).toMatchObject({ total_delta: '-352.25' });
    await expectBalanced(policyId);
  });

  it('after a lapse keeps the days of the lapse: an earlier cancellation is refused', async () => {
    const policyId = await active();
    await issued(policyId, asks('cancellation', inDays(-20)));
    const lapse = { with_lapse: true, no_loss_statement: true };
    const back = await issued(policyId, asks('reinstatement', inDays(-10), lapse));
    expect(await draft(policyId, asks('cancellation', inDays(-30)))).toMatchObject({
      status: 409,
      body: { code: 'movement_later', detail: expect.stringContaining(String(back.number)) },
    });
    expect((await on(policyId, inDays(-15))).is_covered).toBe(false);
    expect((await on(policyId, inDays(-10))).is_covered).toBe(true);
  });
});

describe('a closed policy', () => {
  it('covers until the day on which it was closed', async () => {
    const policyId = await active();
    const { version } = await policyOf(policyId);
    const body = { observations: 'Vendió el vehículo' };
    succeeded(await office.call('closePolicy', { path: { policyId }, version, body }));
    expect((await on(policyId, inDays(-1))).is_covered).toBe(true);
    expect((await on(policyId, today)).is_covered).toBe(false);
    expect((await on(policyId, inDays(30))).is_covered).toBe(false);
  });
});

describe('goods', () => {
  it('that left a policy take no room in the plan when others come in', async () => {
    const policyId = await active();
    const add = (name: string) =>
      asks('inclusion', today, {
        items: [{ action: 'add', target: 'general', after: { name }, term_net: '10.00' }],
      });
    const { items } = await issued(policyId, add('Torno'));
    const remove = [{ action: 'remove', target: 'general', record_id: items[0]?.record_id, term_net: '-10.00' }];
    await issued(policyId, asks('exclusion', today, { items: remove }));
    const used = (await office.call('getSubscription')).body.usage as { generals: number };
    await office.onPlan('PYMEs', { generals_amount: used.generals + 1 });
    await issued(policyId, add('Fresadora'));
    expect(await issue(await drafted(policyId, add('Taladro')))).toMatchObject({
      status: 403,
      body: { code: 'plan_limit_reached' },
    });
    await office.onPlan('PYMEs');
  });
});

describe('who collects', () => {
  const receive = async (payment: Payment | undefined, more: object) =>
    succeeded(
      await office.call('createReceipt', {
        path: { paymentId: Number(payment?.id) },
        version: Number(payment?.version),
        body: { kind: 'money', method: 'cash', amount: payment?.balance, received_on: today, ...more },
      }),
    );

  it('is who took the money last, of a transfer and of what a movement charges too', async () => {
    const policyId = await active({ payment_frequency: 4 });
    const [first, second, third] = await paymentsOf(policyId);
    expect(first?.collected_by).toBe('insurer');
    await receive(first, { collected_by: 'broker' });
    expect((await paymentsOf(policyId))[0]).toMatchObject({ collected_by: 'broker', to_remit: '199.71' });
    const added = await issued(policyId, include());
    const own = (await paymentsOf(policyId)).filter(({ movement_id }) => movement_id === added.id);
    expect([...new Set(own.map(({ collected_by }) => collected_by))]).toEqual(['broker']);
    const lines = [second, third].map((one) => ({
      payment_id: Number(one?.id),
      version: Number(one?.version),
      amount: '10.00',
    }));
    const body = { received_on: today, method: 'transfer', collected_by: 'broker', lines };
    succeeded(await office.call('createReceiptBatch', { body }));
    const after = await paymentsOf(policyId);
    for (const id of [second?.id, third?.id])
      expect(after.find((one) => one.id === id)).toMatchObject({ collected_by: 'broker', to_remit: '10.00' });
    const last = after.find(({ id }) => id === third?.id);
    const paid = await office.call('payInstalment', {
      path: { paymentId: Number(last?.id) },
      version: Number(last?.version),
      body: { payment_method: 'cash', payment_date: today, collected_by: 'insurer' },
    });
    expect(paid.body).toMatchObject({ is_paid: true, collected_by: 'insurer', to_remit: '10.00' });
  });

  it('leaves 150.00 to refund of a policy of 1,000 of which three of four instalments are paid and 60 % is earned', async () => {
    const plain = await api.partner('sin-recargos');
    await plain.onPlan('PYMEs');
    const { version } = succeeded<{ version: number }>(await plain.call('getSettings'));
    const charges = [{ code: 'none', label: 'Sin recargo', base: 'net', kind: 'rate', rate: '0', exempt_branches: [] }];
    const pack = { valid_from: '2000-01-01', rounding: 'cents', charges };
    succeeded(await plain.call('updateSettings', { version, body: { premium_pack: pack } }));
    const own = await aPortfolio(plain);
    const { id: policyId } = await own.active({
      start_date: start,
      end_date: end,
      net_premium: '1000.00',
      payment_frequency: 3,
    });
    const list = async () =>
      succeeded<{ results: Payment[] }>(
        await plain.call('listPayments', { query: { policy: policyId, kind: 'all', ordering: 'due_date' } }),
      ).results;
    const plan = await list();
    expect(plan.map(({ amount }) => amount)).toEqual(['250.00', '250.00', '250.00', '250.00']);
    for (const { id, version: seen } of plan.slice(0, 3)) {
      const body = { payment_date: today, payment_method: 'transfer' };
      succeeded(await plain.call('payInstalment', { path: { paymentId: id }, version: seen, body }));
    }
    const body = asks('cancellation', today, { method: 'table' });
    const asked = succeeded<Movement>(await plain.call('createMovement', { path: { policyId }, body }));
    expect(asked.total_delta).toBe('-400.00');
    succeeded(
      await plain.call('issueMovement', {
        path: { movementId: asked.id },
        version: asked.version,
        body: { total_delta: asked.total_delta },
      }),
    );
    const after = await list();
    expect(after.find(({ kind }) => kind === 'credit')).toMatchObject({
      amount: '-400.00',
      paid_amount: '250.00',
      balance: '-150.00',
      movement_kind: 'cancellation',
    });
    expect(after.filter(({ kind, is_paid }) => kind === 'premium' && !is_paid)).toEqual([]);
  });
});

describe('discarding', () => {
  it('asks for the right to add of a draft, and for the right to change of what the insurer has seen', async () => {
    const policyId = await active();
    const assistant = await office.as(['policy_app.view_movement', 'policy_app.add_movement']);
    const broker = await office.as(['policy_app.view_movement', 'policy_app.change_movement']);
    const discard = (by: { call: typeof office.call }, { id, version }: Movement) =>
      by.call('discardMovement', { path: { movementId: id }, version });
    const own = await drafted(policyId, asks('text', today, { reason: 'Uno' }));
    expect(await discard(broker, own)).toMatchObject({ status: 403, body: { code: 'permission_denied' } });
    expect((await discard(assistant, own)).status).toBe(200);
    const sent = succeeded<Movement>(await send(await drafted(policyId, asks('text', today, { reason: 'Dos' }))));
    expect(await discard(assistant, sent)).toMatchObject({ status: 403, body: { code: 'permission_denied' } });
    expect((await discard(broker, sent)).status).toBe(200);
  });
});
