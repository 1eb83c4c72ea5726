import type { Movement, MovementRow, MovementSummary, MovementUndo, Payment } from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { addMoney, subtractMoney } from '@corredor/core/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { succeeded } from '../../testing/aPortfolio.ts';
import { type MovementOffice, movementOffice } from '../../testing/movementSteps.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: MovementOffice['office'];
let steps: MovementOffice['steps'];
let today: MovementOffice['today'];

beforeAll(async () => {
  api = await testApi();
  ({ office, steps, today } = await movementOffice(api, 'deshechas'));
});
afterAll(() => api.close());

describe('undoing', () => {
  it('is held by what came in for its instalments, and by the days that the brokerage has set', async () => {
    const policyId = await steps.active();
    const movement = await steps.issued(policyId, { ...steps.include(), plan: 'single' });
    const [own] = (await steps.paymentsOf(policyId)).filter(({ movement_id }) => movement_id === movement.id);
    const body = { payment_date: today, payment_method: 'transfer' };
    const path = { paymentId: Number(own?.id) };
    const paid = succeeded<Payment>(await office.call('payInstalment', { path, version: Number(own?.version), body }));
    const shown = async () =>
      succeeded<MovementUndo>(await office.call('previewMovementUndo', { path: { movementId: movement.id } }));
    expect((await shown()).refusal).toMatchObject({ code: 'movement_paid', detail: expect.stringContaining('1') });
    expect(await steps.step('undoMovement', movement)).toMatchObject({ status: 409, body: { code: 'movement_paid' } });
    succeeded(await office.call('unpayInstalment', { path, version: paid.version }));
    expect(await shown()).toEqual({
      undo_until: movement.undo_until,
      refusal: null,
      items_count: 1,
      instalments: [{ number: own?.number, due_date: own?.due_date, amount: own?.amount }],
      reopened: [],
      credits_reopened: '0.00',
      end_date: null,
      closing: null,
    });
    const set = async (days: number) => {
      const { version } = succeeded<{ version: number }>(await office.call('getSettings'));
      succeeded(await office.call('updateSettings', { version, body: { undo: { window_days: days } } }));
    };
    await set(0);
    expect((await steps.step('undoMovement', movement)).status).toBe(200);
    await set(30);
    const countOf = async (undoing?: boolean) => {
      const query = { policy: policyId, ...(undoing !== undefined && { undoing }) };
      const page = succeeded<{ count: number }>(await office.call('listMovements', { query }));
      const { issued: some, undone } = succeeded<MovementSummary>(await office.call('getMovementSummary', { query }));
      return [page.count, some.count, undone.count];
    };
    expect([await countOf(), await countOf(false), await countOf(true)]).toEqual([
      [2, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ]);
    // Below the list stands what its rows say, that which takes another back with its own sign too.
    const { results: rows } = succeeded<{ results: MovementRow[] }>(
      await office.call('listMovements', { query: { policy: policyId } }),
    );
    const sums = succeeded<MovementSummary>(await office.call('getMovementSummary', { query: { policy: policyId } }));
    for (const status of ['issued', 'undone'] as const) {
      const said = rows.filter((row) => row.status === status).map(({ total_delta }) => total_delta);
      expect(said).toHaveLength(1);
      expect(sums[status].total_delta).toBe(said[0]);
    }
    expect(addMoney(sums.issued.total_delta, sums.undone.total_delta)).toBe('0.00');
    expect(sums.undone.total_delta).toBe(movement.total_delta);
    // Each says what the policy cost before it: as issued, and then with what is taken back.
    const { net_premium: net, total_grant: total } = await steps.policyOf(policyId);
    const costOf = async (status: MovementRow['status']) => {
      const id = rows.find((row) => row.status === status)?.id;
      const found = succeeded<Movement>(await office.call('getMovement', { path: { movementId: Number(id) } }));
      return [found.net_before, found.total_before];
    };
    expect(await costOf('undone')).toEqual([net, total]);
    expect(await costOf('issued')).toEqual([addMoney(net, movement.net_delta), addMoney(total, movement.total_delta)]);
    expect(await steps.vehiclesOf(policyId)).toEqual([]);
    await steps.expectBalanced(policyId);
    expect((await office.call('previewMovementUndo', { path: { movementId: movement.id } })).status).toBe(409);
  });

  it('is shown with what its credit paid, which is not money that came in, and is then done so', async () => {
    const policyId = await steps.active();
    const cancelled = await steps.issued(policyId, steps.asks('cancellation', today, { reason: 'Vendió el bien' }));
    const preview = succeeded<MovementUndo>(
      await office.call('previewMovementUndo', { path: { movementId: cancelled.id } }),
    );
    expect(preview).toMatchObject({ refusal: null, items_count: 0, closing: { closes_on: null }, end_date: null });
    expect(preview.instalments.map(({ amount }) => amount)).toEqual([cancelled.total_delta]);
    expect(preview.reopened.length).toBeGreaterThan(0);
    const back = addMoney('0.00', ...preview.reopened.map(({ amount }) => amount));
    const before = (await steps.paymentsOf(policyId)).filter(({ kind }) => kind === 'premium');
    succeeded(await steps.step('undoMovement', cancelled));
    const after = (await steps.paymentsOf(policyId)).filter(({ kind }) => kind === 'premium');
    const owed = (some: readonly Payment[]) => addMoney('0.00', ...some.map(({ balance }) => balance));
    expect(subtractMoney(owed(after), owed(before))).toBe(back);
    await steps.expectBalanced(policyId);
  });

  it('is not offered after the days to undo, and the preview says why', async () => {
    const policyId = await steps.active();
    const movement = await steps.issued(policyId, { ...steps.include(), plan: 'single' });
    expect(movement.allowed_actions).toContain('undo');
    const { version } = succeeded<{ version: number }>(await office.call('getSettings'));
    succeeded(await office.call('updateSettings', { version, body: { undo: { window_days: 1 } } }));
    await api.adminDb
      .updateTable('movements')
      .set({ issued_on: addDays(today, -2) })
      .where('id', '=', movement.id)
      .execute();
    const late = succeeded<Movement>(await office.call('getMovement', { path: { movementId: movement.id } }));
    expect(late).toMatchObject({ allowed_actions: [], undo_until: addDays(today, -1) });
    const listed = await office.call('listMovements', { query: { policy: policyId } });
    expect(listed.body.results).toMatchObject([{ allowed_actions: [] }]);
    const preview = await office.call('previewMovementUndo', { path: { movementId: movement.id } });
    expect(preview.body).toMatchObject({ refusal: { code: 'undo_late' } });
    expect(await steps.step('undoMovement', late)).toMatchObject({ status: 409, body: { code: 'undo_late' } });
    const again = succeeded<{ version: number }>(await office.call('getSettings'));
    succeeded(await office.call('updateSettings', { version: again.version, body: { undo: { window_days: 30 } } }));
  });
});
