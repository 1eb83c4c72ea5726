import type { PlainDate } from '@corredor/core/dates';
import { longestLapsedDays } from '@corredor/core/renewals';
import { sql } from 'kysely';
import { fullNameOf } from '../../database/fragments.ts';
import type { NotifyScope } from '../../services/notifications/index.ts';
import { readSections, renewalWindowIn } from '../../services/settings/index.ts';
import { usualAssignee } from './renewals.store.ts';
import { tellAssigned } from './renewalWork.ts';

/** Makes the cards of the terms whose renewal begins: as many days before their end as the policy or the brokerage wants. */
export async function beginRenewals(scope: NotifyScope, today: PlainDate): Promise<number> {
  const { trx } = scope;
  const windowDays = renewalWindowIn(await readSections(trx));
  const { rows } = await sql<{ id: number; assignee_id: number | null }>`
    insert into renewals (partner_id, policy_id, stage_id, kind, stage_since, assignee_id)
    select p.partner_id, p.id, renewal_stage_of(p.partner_id, 'open'), 'open', ${today}::date, ${usualAssignee(sql`p.id`, sql`${today}::date`)}
    from policies p
    where p.deleted_at is null and p.status = 'active' and p.closes_on is null and not p.is_sample
      and p.end_date - greatest(p.notification_limit_days, ${windowDays}::int) <= ${today}::date
      and p.end_date >= ${today}::date - ${longestLapsedDays}::int and p.renews
      and not exists (select from branches b where b.partner_id = p.partner_id and b.id = p.branch_id and not b.renews)
      and not exists (select from renewals r where r.partner_id = p.partner_id and r.policy_id = p.id)
    order by p.end_date, p.id
    on conflict do nothing returning id, assignee_id`.execute(trx);
  if (rows.length > 0)
    await sql`insert into audit_log (partner_id, event, model, object_id, after)
      select r.partner_id, 'renewal_created', 'renewal', r.id, jsonb_build_object(
        'policy', coalesce(p.number, '#' || p.id), 'stage', jsonb_build_object('name_es', s.name_es, 'name_en', s.name_en),
        'stage_since', r.stage_since, 'assignee', (select ${fullNameOf('u')}
          from users u where u.id = r.assignee_id))
      from renewals r join policies p on p.id = r.policy_id join renewal_stages s on s.id = r.stage_id
      where r.id = any(${sql.val(rows.map(({ id }) => id))}::int[])`.execute(trx);
  // Each owner hears once of all that the day brought.
  const owners = new Set(rows.flatMap(({ assignee_id }) => assignee_id ?? []));
  for (const owner of owners) {
    const cards = rows.filter(({ assignee_id }) => assignee_id === owner);
    await tellAssigned(
      scope,
      owner,
      cards.map(({ id }) => id),
    );
  }
  return rows.length;
}
