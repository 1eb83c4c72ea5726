import { paths } from '@corredor/core/paths';
import { sql } from 'kysely';
import { notify } from '../services/notifications/index.ts';
import { claim, type DayScope, isUntold } from './tellOnce.ts';

/** Tells of cards that stand too long in their stage: once for each time. */
export async function tellRenewalsStale(scope: DayScope) {
  const found = await scope.trx
    .selectFrom('renewal_states as r')
    .leftJoin('customers as c', 'c.id', 'r.contractor_id')
    .select(['r.id', 'r.policy_id', 'r.number', 'r.assignee_id', 'r.end_date', 'c.name as contractor'])
    .select(['r.stage_since as on_date', 'r.stage_since as since'])
    .where('r.kind', '=', 'open')
    .where(sql<boolean>`'stale' = any (r.risk_reasons)`)
    .where(isUntold('renewal_stale', sql`r.id`, sql`r.stage_since`))
    .orderBy('r.end_date')
    .orderBy('r.id')
    .execute();
  const due = await claim(scope, 'renewal_stale', found);
  for (const { id, policy_id, number, contractor, end_date, assignee_id } of due)
    await notify(scope, {
      to: assignee_id ? { userIds: [assignee_id] } : { permission: 'policy_app.change_renewal' },
      kind: 'renewal_stale',
      params: { renewal_id: id, policy_id, number: number ?? `#${policy_id}`, contractor, end_date: end_date ?? '' },
      link: paths.renewalDetail(id),
    });
  return due.length;
}

/** Tells, once a week and all in one, of the cards that nobody works on: from the week after they came. */
export async function tellRenewalsUnowned(scope: DayScope) {
  const monday = sql<string>`date_trunc('week', ${scope.today}::date)::date`;
  const found = await scope.trx
    .selectFrom('renewal_states as r')
    .innerJoin('partners as p', 'p.id', 'r.partner_id')
    .select(['p.id', monday.as('on_date'), monday.as('since')])
    .select([sql<number>`count(*)::int`.as('count'), sql<string>`min(r.end_date)`.as('end_date')])
    .where('r.kind', '=', 'open')
    .where('r.assignee_id', 'is', null)
    .where(sql<string>`(r.created_at at time zone p.timezone)::date`, '<', monday)
    .where(isUntold('renewal_unowned', sql`p.id`, monday))
    .groupBy('p.id')
    .execute();
  const due = await claim(scope, 'renewal_unowned', found);
  for (const { count, end_date } of due)
    await notify(scope, {
      to: { permission: 'policy_app.change_renewal' },
      kind: 'renewal_unowned',
      params: { count, end_date },
      link: paths.renewals({ unowned: true }),
    });
  return due.length;
}
