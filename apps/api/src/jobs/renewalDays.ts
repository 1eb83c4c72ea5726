import { paths } from '@corredor/core/paths';
import { sql } from 'kysely';
import { notify } from '../office/notifications/index.ts';
import { readSections, renewalWindowIn } from '../office/settings/index.ts';
import { usualAssignee } from '../portfolio/renewals/index.ts';
import { claim, type DayScope, isUntold } from './tellOnce.ts';

/** Terms that ended longer ago get no card by themselves. */
const longestOver = 90;

/** Makes the cards of the terms whose renewal begins: as many days before their end as the policy or the brokerage wants. */
export async function beginRenewals({ trx, today }: DayScope) {
  const windowDays = renewalWindowIn(await readSections(trx));
  const { rows } = await sql<{ id: number }>`
    insert into renewals (partner_id, policy_id, stage_id, kind, stage_since, assignee_id)
    select p.partner_id, p.id, renewal_stage_of(p.partner_id, 'open'), 'open', ${today}::date, ${usualAssignee(sql`p.id`)}
    from policies p
    where p.deleted_at is null and p.status = 'active' and p.closes_on is null and not p.is_sample
      and p.end_date - greatest(p.notification_limit_days, ${windowDays}::int) <= ${today}::date
      and p.end_date >= ${today}::date - ${longestOver}::int
      and not exists (select from renewals r where r.partner_id = p.partner_id and r.policy_id = p.id)
    order by p.end_date, p.id
    on conflict do nothing returning id`.execute(trx);
  if (rows.length > 0)
    await sql`insert into audit_log (partner_id, event, model, object_id, after)
      select r.partner_id, 'renewal_created', 'renewal', r.id, jsonb_build_object(
        'policy', coalesce(p.number, '#' || p.id), 'stage', jsonb_build_object('name_es', s.name_es, 'name_en', s.name_en),
        'stage_since', r.stage_since, 'assignee', (select coalesce(nullif(trim(u.name || ' ' || u.last_name), ''), u.email)
          from users u where u.id = r.assignee_id))
      from renewals r join policies p on p.id = r.policy_id join renewal_stages s on s.id = r.stage_id
      where r.id = any(${sql.val(rows.map(({ id }) => id))}::int[])`.execute(trx);
  return rows.length;
}

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
