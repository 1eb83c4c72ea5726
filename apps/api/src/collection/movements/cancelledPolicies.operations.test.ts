import type { Movement } from '@corredor/core/api';
import { addDays, addMonths } from '@corredor/core/dates';
import { addMoney } from '@corredor/core/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { succeeded } from '../../testing/aPortfolio.ts';
import { type MovementOffice, movementOffice } from '../../testing/movementSteps.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: MovementOffice['office'];
let steps: MovementOffice['steps'];
let today: MovementOffice['today'];
let vehicles: MovementOffice['vehicles'];

beforeAll(async () => {
  api = await testApi();
  ({ office, steps, today, vehicles } = await movementOffice(api, 'canceladas'));
});
afterAll(() => api.close());

describe('a cancelled policy', () => {
  it('says why in its observations, which come back when the cancellation is undone', async () => {
    const policyId = await steps.active({ observations: 'Paga el contador.' });
    const silent = await steps.draft(policyId, steps.asks('cancellation', today, { reason: ' ' }));
    expect(silent).toMatchObject({ status: 422, body: { errors: { reason: [expect.any(String)] } } });
    const movement = await steps.issued(policyId, steps.asks('cancellation', today, { reason_code: 'sold' }));
    expect(movement).toMatchObject({ reason_code: 'sold' });
    expect(await steps.policyOf(policyId)).toMatchObject({ observations: 'Vendió el vehículo.' });
    succeeded(await steps.step('undoMovement', movement));
    expect(await steps.policyOf(policyId)).toMatchObject({ observations: 'Paga el contador.' });
  });

  it('is listed and counted by why it ended, which other movements do not say', async () => {
    const policyId = await steps.active();
    const unpaid = await steps.drafted(policyId, steps.asks('cancellation', today, { reason_code: 'unpaid' }));
    const other = await steps.drafted(
      await steps.active(),
      steps.asks('cancellation', today, { reason_code: 'price' }),
    );
    const query = { reason_code: 'unpaid' };
    const listedIds = ({ body }: { body: object }) =>
      (body as { results: { id: number }[] }).results.map(({ id }) => id);
    const found = listedIds(await office.call('listMovements', { query: { ...query, policy: policyId } }));
    expect(found).toEqual([unpaid.id]);
    expect(listedIds(await office.call('listMovements', { query }))).not.toContain(other.id);
    const summary = await office.call('getMovementSummary', { query: { ...query, policy: policyId } });
    expect(summary.body).toMatchObject({ draft: { count: 1 } });
    const path = { movementId: unpaid.id };
    const body = { reason_code: 'declined' };
    expect((await office.call('updateMovement', { path, version: unpaid.version, body })).body).toMatchObject(body);
    const wrong = await steps.draft(policyId, steps.asks('text', today, { reason: 'Aclara', reason_code: 'sold' }));
    expect(wrong).toMatchObject({ status: 422, body: { errors: { reason_code: [expect.any(String)] } } });
  });

  it('is settled at once, active until its day and closed from it on', async () => {
    const policyId = await steps.active();
    const later = addDays(today, 20);
    const movement = await steps.issued(policyId, steps.asks('cancellation', later, { method: 'short_rate' }));
    expect(movement).toMatchObject({ penalty_percent: '10', kind: 'cancellation' });
    expect(await steps.policyOf(policyId)).toMatchObject({
      status: 'active',
      is_in_force: true,
      closes_on: later,
      closes_as: 'cancelled',
      closed_reason: null,
      allowed_actions: ['update'],
    });
    await steps.expectBalanced(policyId);
    const version = (await steps.policyOf(policyId)).version;
    const close = { path: { policyId }, version, body: { observations: 'Ya no' } };
    expect(await office.call('closePolicy', close)).toMatchObject({ status: 409, body: { code: 'policy_cancelled' } });
    expect(await steps.draft(policyId, steps.include())).toMatchObject({
      status: 409,
      body: { code: 'policy_cancelled' },
    });
    expect(await steps.draft(policyId, steps.asks('cancellation', today))).toMatchObject({ status: 409 });
    succeeded(await steps.step('undoMovement', movement));
    const now = await steps.issued(policyId, steps.asks('cancellation', today));
    expect(await steps.policyOf(policyId)).toMatchObject({
      status: 'closed',
      is_in_force: false,
      closed_reason: 'cancelled',
      closed_on: today,
    });
    const found = await office.call('listPolicies', { query: { status: 'closed', page_size: 200 } });
    expect((found.body.results as { id: number }[]).map(({ id }) => id)).toContain(policyId);
    succeeded(await steps.step('undoMovement', now));
    expect(await steps.policyOf(policyId)).toMatchObject({
      status: 'active',
      closes_on: null,
      current_total: '599.15',
    });
    await steps.expectBalanced(policyId);
    const { body } = await office.call('listMovements', { query: { policy: policyId, ordering: 'number' } });
    expect(body.results).toMatchObject([
      { number: 1, status: 'undone', total_delta: movement.total_delta },
      { number: 2, status: 'issued', undoes_id: movement.id, allowed_actions: [] },
      { number: 3, status: 'undone' },
      { number: 4, status: 'issued', undoes_id: now.id },
    ]);
  });

  it('crosses what is given back with what is unpaid, the latest first, and undoing takes that back', async () => {
    const policyId = await steps.active({ payment_frequency: 4 });
    const [first, second] = await steps.paymentsOf(policyId);
    for (const one of [first, second]) {
      const body = { payment_date: today, payment_method: 'transfer' };
      succeeded(await office.call('payInstalment', { path: { paymentId: Number(one?.id) }, version: 1, body }));
    }
    const movement = await steps.issued(policyId, steps.asks('cancellation', today));
    const credit = (await steps.paymentsOf(policyId)).find(({ kind }) => kind === 'credit');
    // 352.25 = 199.73 crossed with the last instalment + 152.52 to refund.
    expect(credit).toMatchObject({ amount: '-352.25', paid_amount: '199.73', balance: '-152.52', movement_number: 1 });
    expect((await steps.paymentsOf(policyId)).filter(({ is_paid }) => !is_paid)).toHaveLength(1);
    await steps.expectBalanced(policyId);
    const refund = { kind: 'money', amount: '152.52', received_on: today, method: 'transfer' };
    const path = { paymentId: Number(credit?.id) };
    const receipt = succeeded<{ id: number; version: number }>(
      await office.call('createReceipt', { path, version: Number(credit?.version), body: refund }),
    );
    expect(await steps.step('undoMovement', movement)).toMatchObject({
      status: 409,
      body: {
        code: 'movement_paid',
        detail: expect.stringMatching(/ credit 1, due on \d+ [A-Z][a-z]+ \d{4}, \$152\.52 came in/),
      },
    });
    // What it crossed falls with it, never alone.
    const { results: crossings } = succeeded<{ results: { id: number; version: number }[] }>(
      await office.call('listCrossings', { query: { policy: policyId } }),
    );
    const made = { path: { crossingId: Number(crossings[0]?.id) }, version: Number(crossings[0]?.version) };
    expect(await office.call('undoCrossing', made)).toMatchObject({
      status: 409,
      body: { code: 'crossing_of_movement', detail: expect.stringContaining('1') },
    });
    succeeded(await office.call('voidReceipt', { path: { ...path, receiptId: receipt.id }, version: receipt.version }));
    succeeded(await steps.step('undoMovement', movement));
    const after = await steps.paymentsOf(policyId);
    expect(after.map(({ paid_amount }) => paid_amount)).toEqual(['199.71', '199.71', '0.00']);
    expect((await office.call('listCrossings', { query: { policy: policyId } })).body.results).toMatchObject([
      { reason: 'cancellation', total: '199.73', undone_at: expect.any(String) },
    ]);
    await steps.expectBalanced(policyId);
  });

  it('is reinstated without a lapse for what was given back, or after one for the days that are left', async () => {
    const policyId = await steps.active();
    const from = addDays(today, -20);
    const cancelled = await steps.issued(policyId, steps.asks('cancellation', from));
    const bad = steps.asks('reinstatement', today, { with_lapse: true });
    expect((await steps.draft(policyId, bad)).body.errors).toMatchObject({ no_loss_statement: [expect.any(String)] });
    const whole = await steps.issued(policyId, steps.asks('reinstatement', from));
    expect(addMoney(whole.total_delta, cancelled.total_delta)).toBe('0.00');
    expect(await steps.policyOf(policyId)).toMatchObject({
      status: 'active',
      closes_on: null,
      current_total: '599.15',
    });
    const held = succeeded<Movement>(await office.call('getMovement', { path: { movementId: cancelled.id } }));
    expect(await steps.step('undoMovement', held)).toMatchObject({ status: 409, body: { code: 'movement_followed' } });
    succeeded(await steps.step('undoMovement', whole));
    expect(await steps.policyOf(policyId)).toMatchObject({ status: 'closed', closes_on: from });
    const lapsed = await steps.issued(policyId, { ...bad, no_loss_statement: true });
    // 321.92 × 215 / 235, and no fee again.
    expect(lapsed).toMatchObject({ net_delta: '294.52', total_delta: '352.25' });
    expect(await steps.policyOf(policyId)).toMatchObject({ status: 'active', is_in_force: true });
    await steps.expectBalanced(policyId);
    // It may be cancelled again.
    await steps.issued(policyId, steps.asks('cancellation', today));
    await steps.expectBalanced(policyId);
  });

  it('gives everything back from the first day on, also what movements charged', async () => {
    const policyId = await steps.active({ start_date: today, end_date: addMonths(today, 12) });
    await steps.issued(policyId, steps.include());
    const later = await steps.drafted(policyId, steps.asks('cancellation', today, { method: 'flat' }));
    expect(later.net_delta).toBe('-980.00');
    succeeded(await steps.issue(later));
    expect(await steps.policyOf(policyId)).toMatchObject({ current_total: '0.00', current_net_premium: '0.00' });
    await steps.expectBalanced(policyId);
  });

  it('is refused while a movement takes effect later', async () => {
    const policyId = await steps.active();
    await steps.issued(policyId, steps.include(vehicles[0], addDays(today, 5)));
    expect(await steps.draft(policyId, steps.asks('cancellation', today))).toMatchObject({
      status: 409,
      body: { code: 'movement_later', detail: expect.stringContaining('1') },
    });
  });
});
