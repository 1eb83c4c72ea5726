import type { PolicyReopening } from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { sql } from 'kysely';
import { conflict, type Problem } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { problemDetail } from '../../server/request/wording.ts';
import { readSections, undoDaysIn } from '../../services/settings/index.ts';

/** What taking back the closing of a policy would change, and why it cannot be. */
export interface Reopening {
  until: string | null;
  count: number;
  total: string;
  observations: string | null;
  refusal: Problem | null;
}

/** Reads it of a policy that was closed, not renewed; nothing of any other. */
export async function readReopening({ trx }: Scope, policyId: number): Promise<Reopening | undefined> {
  const closing = await trx
    .selectFrom('policies as p')
    .innerJoin('partner_today as t', 't.partner_id', 'p.partner_id')
    .select(['p.closed_on', 'p.closed_at', 't.today'])
    .select(
      sql<number>`(select count(*)::int from payments y where y.policy_id = p.id and y.voided_reason = 'closed')`.as(
        'count',
      ),
    )
    .select(
      sql<string>`(select coalesce(sum(y.amount), 0.00)::text from payments y
        where y.policy_id = p.id and y.voided_reason = 'closed')`.as('total'),
    )
    .select(observationsBefore(sql.ref('p.id'), 'policy_closed').as('observations'))
    .where('p.id', '=', policyId)
    .where('p.status', '=', 'closed')
    .where('p.closed_reason', '=', 'closed')
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!closing) return undefined;
  const { closed_on, closed_at, today, ...changes } = closing;
  if (!closed_on || !closed_at) return { ...changes, until: null, refusal: conflict('undo_unknown') };
  const days = undoDaysIn(await readSections(trx));
  const until = addDays(closed_on, days);
  return { ...changes, until, refusal: today > until ? conflict('undo_late', { params: { days } }) : null };
}

/** The same as it is answered. */
export const toAnswer = (
  { count, total, refusal, ...rest }: Reopening,
  { locale, caller }: Pick<Scope, 'locale' | 'caller'>,
): PolicyReopening => ({
  ...rest,
  instalments_count: count,
  instalments_total: total,
  currency: caller.currency,
  refusal: refusal?.code ?? null,
  detail: refusal && problemDetail(refusal, locale),
});

/** What the observations of a policy said before its latest event of a kind. */
const observationsBefore = (id: ReturnType<typeof sql>, event: 'policy_closed') =>
  sql<string | null>`(select a.before->>'observations' from audit_log a
    where a.model = 'policy' and a.object_id = ${id} and a.event = ${event} order by a.id desc limit 1)`;
