import { addDays, type PlainDate } from '@corredor/core/dates';
import { renewalOperations, renewalStageStore, renewalStore } from '../portfolio/renewals/index.ts';
import type { Scope } from '../server/request/scope.ts';
import { done, still } from './office.ts';

/** How many days the office has worked on its ending terms. */
const workedDays = 8;

/** Renewals as an office has them: shared out and in every open stage, one lost, and some that nobody took yet. */
export async function addRenewals(
  scope: Scope,
  { setDay, crew, today }: { setDay: (day: PlainDate) => Promise<void>; crew: readonly number[]; today: PlainDate },
): Promise<void> {
  const renewals = renewalOperations(scope, renewalStore(scope));
  const stages = (await renewalStageStore(scope).all()).filter(({ kind }) => kind === 'open');
  const worked = addDays(today, -workedDays);
  await setDay(worked);
  const query = { kind: 'open' as const, ordering: 'end_date' as const, page_size: 200, url: '/' };
  const open = (await done(renewals.listRenewals({ ...still, query }))).results.filter(
    ({ created_at }) => created_at.slice(0, 10) <= worked,
  );
  for (const [place, { id, version }] of open.entries()) {
    const path = { renewalId: id };
    await setDay(addDays(worked, place % (workedDays - 1)));
    // Every fourth waits for somebody to take it.
    const assignee_id = place % 4 === 3 ? null : (crew[place % crew.length] ?? null);
    const assigned = await done(renewals.assignRenewal({ ...still, path, version, body: { assignee_id } }));
    const stage = stages[place % stages.length];
    if (!stage || place >= stages.length * 2) continue;
    const move = { stage_id: stage.id, next_action_on: addDays(today, place + 1) };
    await done(renewals.moveRenewal({ ...still, path, version: assigned.version, body: move }));
  }
  await setDay(addDays(today, -1));
  const lost = open.findLast(({ next, days_left }) => next === null && (days_left ?? 0) > 0);
  if (lost) {
    const path = { renewalId: lost.id };
    const { version } = await done(renewals.getRenewal({ ...still, path }));
    const body = {
      reason_code: 'price' as const,
      reason: 'Otra aseguradora le ofreció la misma cobertura por menos.',
      competitor: 'Corredores del Valle',
    };
    await done(renewals.loseRenewal({ ...still, path, version, body }));
  }
  await setDay(today);
}
