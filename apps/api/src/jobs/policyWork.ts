import { paths } from '@corredor/core/paths';
import { type RawBuilder, sql } from 'kysely';
import { notify } from '../services/notifications/index.ts';
import { claim, type DayScope, isUntold } from './tellOnce.ts';

const to = { permission: 'policy_app.view_policy' } as const;

/** Policies that come near their end by the days that each one asks for. */
export const tellPoliciesNearEnd = (scope: DayScope) =>
  tell(scope, 'policy_near_end', 'active', sql`p.end_date - p.notification_limit_days`);

/** Policies whose last day is over. */
export const tellPoliciesExpired = (scope: DayScope) => tell(scope, 'policy_expired', 'expired', sql`p.end_date + 1`);

async function tell(
  scope: DayScope,
  kind: 'policy_near_end' | 'policy_expired',
  status: 'active' | 'expired',
  since: RawBuilder<string>,
) {
  const found = await scope.trx
    .selectFrom('policy_states as p')
    .leftJoin('customers as c', 'c.id', 'p.contractor_id')
    .select(['p.id', 'p.number', 'c.name as contractor', sql<string>`p.end_date`.as('on_date'), since.as('since')])
    .where('p.current_status', '=', status)
    .where('p.is_sample', '=', false)
    .where('p.closes_on', 'is', null)
    .where(since, '<=', scope.today)
    .where(isUntold(kind, sql`p.id`, sql`p.end_date`))
    .orderBy('p.end_date')
    .orderBy('p.id')
    .execute();
  const due = await claim(scope, kind, found);
  for (const { id, number, contractor, on_date } of due)
    await notify(scope, {
      to,
      kind,
      params: { policy_id: id, number, contractor, end_date: on_date },
      link: paths.policyDetail(id),
    });
  return due.length;
}
