import { addDays } from '@corredor/core/dates';
import { paths } from '@corredor/core/paths';
import { addBusinessDays } from '@corredor/core/tasks';
import { sql } from 'kysely';
import { notify } from '../services/notifications/index.ts';
import { readSections, waitingDaysIn } from '../services/settings/index.ts';
import { claim, type DayScope, isUntold } from './tellOnce.ts';

const to = { permission: 'policy_app.view_movement' } as const;

/** Movements that insurers have had longer than the brokerage allows; one that is sent again is waited for anew. */
export async function tellMovementsWaiting(scope: DayScope) {
  const days = waitingDaysIn(await readSections(scope.trx));
  const found = await scope.trx
    .selectFrom('movements as m')
    .innerJoin('policies as p', 'p.id', 'm.policy_id')
    .innerJoin('providers as i', 'i.id', 'p.provider_id')
    .select(['m.id', 'm.policy_id', 'm.number as movement', sql<string>`m.sent_on`.as('on_date')])
    .select(sql<string>`coalesce(p.number, '#' || p.id)`.as('number'))
    .select(sql<string>`coalesce(nullif(i.short_name, ''), i.name)`.as('provider'))
    .where('m.status', '=', 'sent')
    .where('m.sent_on', '<', scope.today)
    .where('p.is_sample', '=', false)
    .where(isUntold('movement_waiting', sql`m.id`, sql`m.sent_on`))
    .orderBy('m.sent_on')
    .orderBy('m.id')
    .execute();
  const waiting = found
    .map((row) => ({ ...row, since: addBusinessDays(row.on_date, days) }))
    .filter(({ since }) => since <= scope.today);
  const due = await claim(scope, 'movement_waiting', waiting);
  for (const { id, on_date, since: _since, ...movement } of due)
    await notify(scope, {
      to,
      kind: 'movement_waiting',
      params: { movement_id: id, ...movement, sent_date: on_date },
      link: paths.movementDetail(id),
    });
  return due.length;
}

/** Policies whose cancellation takes effect; one that took effect on the day of its issue was told of then. */
export async function tellPoliciesCancelled(scope: DayScope) {
  const found = await scope.trx
    .selectFrom('policies as p')
    .innerJoin('movements as m', 'm.policy_id', 'p.id')
    .leftJoin('customers as c', 'c.id', 'p.contractor_id')
    .select(['p.id', 'p.number', 'c.name as contractor'])
    .select([sql<string>`p.closes_on`.as('on_date'), sql<string>`p.closes_on`.as('since')])
    .where('p.status', '=', 'active')
    .where('p.closes_as', '=', 'cancelled')
    .where('p.closes_on', '<=', scope.today)
    .where('p.closes_on', '>', addDays(scope.today, -30))
    .where('p.deleted_at', 'is', null)
    .where('p.is_sample', '=', false)
    .where('m.kind', '=', 'cancellation')
    .where('m.status', '=', 'issued')
    .where('m.undoes_id', 'is', null)
    .where('m.is_reinstated', '=', false)
    .whereRef('m.issued_on', '<', 'p.closes_on')
    .where(isUntold('policy_cancels_on', sql`p.id`, sql`p.closes_on`))
    .orderBy('p.closes_on')
    .orderBy('p.id')
    .execute();
  const due = await claim(scope, 'policy_cancels_on', found);
  for (const { id, on_date, since: _since, ...policy } of due)
    await notify(scope, {
      to,
      kind: 'policy_cancels_on',
      params: { policy_id: id, ...policy, end_date: on_date },
      link: paths.policyRecord(id),
    });
  return due.length;
}
