import type { Movement, PolicyAsOf, PolicyGeneralPage } from '@corredor/core/api';
import { addDays, addMonths } from '@corredor/core/dates';
import { addMoney } from '@corredor/core/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { succeeded } from '../../testing/aPortfolio.ts';
import { askedOf } from '../../testing/askedOf.ts';
import { type MovementOffice, movementOffice } from '../../testing/movementSteps.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: MovementOffice['office'];
let portfolio: MovementOffice['portfolio'];
let steps: MovementOffice['steps'];
let today: MovementOffice['today'];
let end: MovementOffice['end'];
let vehicles: MovementOffice['vehicles'];

beforeAll(async () => {
  api = await testApi();
  ({ office, portfolio, steps, today, end, vehicles } = await movementOffice(api, 'emisiones'));
});
afterAll(() => api.close());

describe('issuing', () => {
  it('puts a vehicle on the policy from its day on, and spreads its premium over what is still to be paid', async () => {
    const policyId = await steps.active();
    const before = await steps.paymentsOf(policyId);
    const remaining = before.filter(({ due_date }) => due_date >= today).map(({ due_date }) => due_date);
    const done = await steps.issued(policyId, steps.include());
    // 480.00 × 215 / 365, and the fee of what is added.
    expect(done).toMatchObject({
      status: 'issued',
      issued_on: today,
      net_delta: '282.74',
      allowed_actions: ['undo'],
      undo_until: addDays(today, 30),
      items: [{ label: 'PBA1001 · Chevrolet D-Max', net_delta: '282.74' }],
    });
    expect(await steps.vehiclesOf(policyId)).toMatchObject([{ vehicle_id: vehicles[0], valid_from: today }]);
    const made = (await steps.paymentsOf(policyId)).filter(({ movement_id }) => movement_id === done.id);
    expect(made.map(({ due_date }) => due_date)).toEqual(remaining);
    expect(await steps.policyOf(policyId)).toMatchObject({
      net_premium: '500.00',
      total_grant: '599.15',
      current_net_premium: '782.74',
      full_term_net: '980.00',
      movements_count: 1,
      locked_fields: expect.arrayContaining(['net_premium']),
    });
    await steps.expectBalanced(policyId);
  });

  it('takes a vehicle out from a later day on: until then it is insured', async () => {
    const policyId = await steps.active();
    await steps.issued(policyId, steps.include());
    const [row] = await steps.vehiclesOf(policyId);
    const body = (from: string) =>
      steps.asks('exclusion', from, {
        items: [{ action: 'remove', target: 'vehicle', record_id: row?.id, term_net: '-480.00' }],
      });
    const later = await steps.issued(policyId, body(addDays(today, 10)));
    expect(await steps.vehiclesOf(policyId)).toMatchObject([{ valid_until: addDays(today, 10) }]);
    await steps.expectBalanced(policyId);
    succeeded(await steps.step('undoMovement', later));
    await steps.issued(policyId, body(today));
    expect(await steps.vehiclesOf(policyId)).toEqual([]);
    // Whoever is taken out may come back.
    await steps.issued(policyId, steps.include());
    expect(await steps.vehiclesOf(policyId)).toHaveLength(1);
    await steps.expectBalanced(policyId);
  });

  it('changes sums, premiums and data, and says what was before', async () => {
    const policyId = await steps.active();
    const coverageId = await portfolio.addCoverage('Responsabilidad civil', portfolio.branchId);
    const coverage = { coverage_id: coverageId, limit: '10000.00' };
    const row = succeeded<{ id: number }>(
      await office.call('createPolicyCoverage', { path: { policyId }, body: coverage }),
    );
    const raised = await steps.issued(
      policyId,
      steps.asks('value', today, {
        items: [
          { action: 'change', target: 'coverage', record_id: row.id, after: { limit: '14000.00' }, term_net: '128.00' },
        ],
      }),
    );
    expect(raised).toMatchObject({ net_delta: '75.40', items: [{ before: { limit: '10000.00' } }] });
    const lowered = await steps.issued(
      policyId,
      steps.asks('premium', today, { items: [{ action: 'change', target: 'field', term_net: '-100.00' }] }),
    );
    expect(lowered).toMatchObject({ net_delta: '-58.90' });
    const data = await steps.issued(
      policyId,
      steps.asks('data', today, { fields: { certificate_number: 'C-77', deductible: null } }),
    );
    expect(data).toMatchObject({ total_delta: '0.00', items: [{ before: { certificate_number: null } }] });
    expect(await steps.policyOf(policyId)).toMatchObject({ certificate_number: 'C-77', full_term_net: '528.00' });
    await steps.expectBalanced(policyId);
    const listed = async () =>
      succeeded<{ results: object[] }>(await office.call('listPolicyCoverages', { path: { policyId } })).results;
    expect(await listed()).toMatchObject([{ limit: '14000.00' }]);
    // What was issued last is taken back first.
    expect(await steps.step('undoMovement', raised)).toMatchObject({
      status: 409,
      body: { code: 'movement_followed' },
    });
    for (const one of [data, lowered, raised]) succeeded(await steps.step('undoMovement', one));
    expect(await listed()).toMatchObject([{ limit: '10000.00' }]);
    expect(await steps.policyOf(policyId)).toMatchObject({
      certificate_number: null,
      current_total: '599.15',
      full_term_net: '500.00',
      movements_count: 0,
    });
    await steps.expectBalanced(policyId);
  });

  it('computes anew: where that is another total than was seen, nothing is issued', async () => {
    const policyId = await steps.active();
    const cancellation = await steps.drafted(policyId, steps.asks('cancellation', addDays(today, 1)));
    await steps.issued(policyId, steps.include());
    const answer = await steps.issue(cancellation);
    expect(answer).toMatchObject({ status: 409, body: { code: 'figures_changed' } });
    const { current } = answer.body as unknown as { current: Movement };
    expect(current.total_delta).not.toBe(cancellation.total_delta);
    expect(await steps.policyOf(policyId)).toMatchObject({ movements_count: 1, closes_on: null });
    succeeded(await steps.issue(cancellation, { total_delta: current.total_delta, insurer_number: ' END-9 ' }));
    expect(await steps.policyOf(policyId)).toMatchObject({ movements_count: 2, closes_on: addDays(today, 1) });
    await steps.expectBalanced(policyId);
  });

  it('extends the term, charges what was typed, and takes the next term from what is due then', async () => {
    const policyId = await steps.active();
    const extension = await steps.issued(policyId, steps.asks('extension', end, { new_end_date: addDays(end, 30) }));
    expect(extension).toMatchObject({ net_delta: '41.10' });
    expect(await steps.policyOf(policyId)).toMatchObject({ end_date: addDays(end, 30) });
    await steps.issued(policyId, steps.asks('surcharge', today, { typed_net: '60.00', counts_next_term: true }));
    await steps.issued(policyId, steps.asks('discount', today, { typed_net: '-10.00' }));
    await steps.issued(policyId, steps.asks('declaration', today, { typed_net: '5.00' }));
    expect(await steps.policyOf(policyId)).toMatchObject({ full_term_net: '601.10', current_net_premium: '596.10' });
    expect(await steps.step('undoMovement', extension)).toMatchObject({
      status: 409,
      body: { code: 'movement_followed' },
    });
    await steps.expectBalanced(policyId);
    // As long as it was issued, from the new end on, and without what the extension cost.
    const { version } = await steps.policyOf(policyId);
    const body = { observations: 'Sigue.' };
    const next = await office.call('renewPolicy', { path: { policyId }, version, body });
    expect(next).toMatchObject({ status: 201, body: { start_date: addDays(end, 30), net_premium: '560.00' } });
    expect(next.body.end_date).toBe(addMonths(addDays(end, 30), 12));
  });

  it('issues once, however many ask at the same time', async () => {
    const policyId = await steps.active();
    const movement = await steps.drafted(policyId, steps.include());
    const answers = await Promise.all([steps.issue(movement), steps.issue(movement), steps.issue(movement)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    await steps.expectBalanced(policyId);
  });
});

describe('a fleet', () => {
  it('of 500 is computed by as many statements as one of five, and one of 2,000 comes in, goes out and comes back whole', async () => {
    const policyId = await steps.active();
    const { rows } = await sql<{ id: number }>`insert into vehicles (partner_id, brand, model, year, plate, owner_id)
      select ${office.partnerId}, 'Hino', 'Serie 300', 2024, 'FLO' || lpad(n::text, 4, '0'), ${portfolio.contractorId}
      from generate_series(1, 2000) n returning id`.execute(api.adminDb);
    const items = rows.map(({ id }, at) => ({
      action: 'add',
      target: 'vehicle',
      after: { vehicle_id: id },
      term_net: `${100 + (at % 7)}.37`,
    }));
    const preview = (some: object[]) =>
      office.call('previewMovement', { path: { policyId }, body: steps.asks('inclusion', today, { items: some }) });
    const [few, many] = [
      await askedOf(() => preview(items.slice(0, 5))),
      await askedOf(() => preview(items.slice(0, 500))),
    ];
    expect(many.answer).toMatchObject({ status: 200, body: { clashes: [] } });
    expect(many.statements).toBe(few.statements);
    // One row for each vehicle, and what there is of the policy.
    expect(many.rows - few.rows).toBe(495);
    expect((await preview([...items, ...items.slice(0, 1)])).body.errors).toMatchObject({
      items: [expect.any(String)],
    });

    const movement = await steps.drafted(policyId, steps.asks('inclusion', today, { items }));
    expect(addMoney(...movement.items.map(({ net_delta }) => net_delta))).toBe(movement.net_delta);
    const included = succeeded<Movement>(await steps.issue(movement));
    expect(included.items.filter(({ record_id }) => record_id !== null)).toHaveLength(2000);
    const listedOn = async (day: string) =>
      succeeded<PolicyAsOf>(await office.call('getPolicyAsOf', { path: { policyId }, query: { day } })).rows.length;
    const tomorrow = addDays(today, 1);
    expect(await listedOn(today)).toBe(2000);
    const out = included.items.map(({ record_id, term_net }) => ({
      action: 'remove',
      target: 'vehicle',
      record_id,
      term_net: `-${term_net}`,
    }));
    const excluded = await steps.issued(policyId, steps.asks('exclusion', tomorrow, { items: out }));
    expect([await listedOn(today), await listedOn(tomorrow)]).toEqual([2000, 0]);
    await steps.expectBalanced(policyId);
    succeeded(await steps.step('undoMovement', excluded));
    expect(await listedOn(tomorrow)).toBe(2000);
    const held = succeeded<Movement>(await office.call('getMovement', { path: { movementId: included.id } }));
    succeeded(await steps.step('undoMovement', held));
    expect(await listedOn(today)).toBe(0);
    await steps.expectBalanced(policyId);
  });
  it('is changed and changed back row by row, and names nothing twice', async () => {
    const policyId = await steps.active();
    const add = (name: string) => ({ action: 'add', target: 'general', after: { name }, term_net: '100.00' });
    const names = ['Torno', 'Fresa', 'Sierra'];
    const included = await steps.issued(policyId, steps.asks('inclusion', today, { items: names.map(add) }));
    const ids = included.items.map(({ record_id }) => record_id);
    const rowsNow = async () =>
      succeeded<PolicyGeneralPage>(await office.call('listPolicyGenerals', { path: { policyId } })).results.map(
        ({ name, description, term_net }) => [name, description, term_net],
      );
    const before = await rowsNow();
    const change = (record_id: number | null | undefined, term_net: string, after?: object) => ({
      action: 'change',
      target: 'general',
      record_id,
      term_net,
      ...(after && { after }),
    });
    const items = [
      change(ids[0], '10.00', { name: 'Torno nuevo' }),
      change(ids[1], '-20.00', { name: 'Fresa vieja' }),
      change(ids[2], '5.00', { description: 'De banco' }),
      change(ids[0], '1.00', { name: 'Torno mejor' }),
      change(ids[1], '2.00'),
    ];
    const changed = await steps.issued(policyId, steps.asks('value', today, { items }));
    expect(await rowsNow()).toEqual([
      ['Torno mejor', null, '111.00'],
      ['Fresa vieja', null, '82.00'],
      ['Sierra', 'De banco', '105.00'],
    ]);
    succeeded(await steps.step('undoMovement', changed));
    expect(await rowsNow()).toEqual(before);

    const twice = { action: 'add', target: 'vehicle', after: { vehicle_id: vehicles[0] }, term_net: '1.00' };
    const again = await steps.draft(policyId, steps.asks('inclusion', today, { items: [twice, twice] }));
    expect(again.body.errors).toEqual({ 'items.1.after.vehicle_id': [expect.any(String)] });
    const out = { action: 'remove', target: 'general', record_id: ids[0], term_net: '-1.00' };
    const gone = await steps.draft(policyId, steps.asks('exclusion', today, { items: [out, out] }));
    expect(gone.body.errors).toEqual({ 'items.1.record_id': [expect.any(String)] });
  });
  it('has what it changes of the policy said', async () => {
    const policyId = await steps.active();
    expect((await steps.draft(policyId, steps.asks('data', today))).body.errors).toMatchObject({
      fields: [expect.any(String)],
    });
  });
});
