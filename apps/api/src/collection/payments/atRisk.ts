import { usualGrace } from '@corredor/core/instalments';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { isInForce } from '../../database/fragments.ts';
import type { Database } from '../../database/schema.ts';
import { graceIn, withholdingIn } from '../../office/settings/index.ts';

/** By what instalments are collected in the brokerage of the transaction. */
export interface CollectionRules {
  /** Percent of the net premium that payers withhold. */
  withholding: string;
  /** The rules of grace as a document, those that say most first. */
  grace: string;
}

export async function readCollectionRules(trx: Transaction<Database>): Promise<CollectionRules> {
  const { country_id, sections } = await trx
    .selectFrom('partner_today as t')
    .innerJoin('partners as p', 'p.id', 't.partner_id')
    .leftJoin('partner_settings as s', 's.partner_id', 'p.id')
    .select(['p.country_id', 's.sections'])
    .executeTakeFirstOrThrow();
  const own = graceIn(sections ?? {}).map((rule) => ({
    ...rule,
    rank: (rule.provider_id === null ? 0 : 2) + (rule.branch_id === null ? 0 : 1),
  }));
  const usual = usualGrace(country_id);
  const grace = JSON.stringify([...own, ...(usual ? [{ ...usual, rank: -1 }] : [])]);
  return { withholding: withholdingIn(sections ?? {}, country_id), grace };
}

/** From which day on the insurer of a policy `p` may stop covering, for an instalment `y`; null where nobody says. */
const riskDay = ({ grace }: CollectionRules) => sql<string | null>`(
  select (case when g.months is null then y.due_date + g.days else (y.due_date + make_interval(months => g.months))::date end) + 1
  from jsonb_to_recordset(${grace}::jsonb) g (provider_id integer, branch_id integer, days integer, months integer, codes jsonb, rank integer)
  where coalesce(g.provider_id = p.provider_id, true) and coalesce(g.branch_id = p.branch_id, true)
    and (g.codes is null or g.codes ? (select b.code from branches b where b.id = p.branch_id))
  order by g.rank desc limit 1)`;
/** Whether an instalment `y` is the oldest unpaid one of its policy `p`, which is in force. */
const isOldest = (
  today: RawBuilder<unknown>,
) => sql<boolean>`(not y.is_paid and y.kind = 'premium' and ${isInForce('p', today)}
  and not exists (select from payments e where e.partner_id = y.partner_id and e.policy_id = y.policy_id and e.kind = 'premium'
    and not e.is_paid and e.voided_at is null and (e.due_date, e.id) < (y.due_date, y.id)))`;

/** The day from which the cover of an instalment `y` of a policy `p` is at risk. */
export const atRiskFrom = (rules: CollectionRules) =>
  sql<string | null>`(case when ${isOldest(sql`(select today from partner_today)`)} then ${riskDay(rules)} end)`;

/** Whether the cover of an instalment `y` is at risk today. */
export const isAtRisk = (rules: CollectionRules, today: string) => sql<boolean>`(not y.is_paid and y.kind = 'premium'
  and y.due_date < ${today}::date and exists (select from policies p where p.partner_id = y.partner_id and p.id = y.policy_id
    and ${isOldest(sql`${today}::date`)} and ${riskDay(rules)} <= ${today}::date))`;

/** What the payer of an instalment `y` is likely to withhold: of its share of the net premium, which is shared by running total. */
export const withholdingOf = ({ withholding }: CollectionRules) =>
  Number(withholding) === 0
    ? sql<string>`'0.00'`
    : sql<string>`(case when y.kind = 'credit' then '0.00' else (
    select (greatest(round(s.net * s.until / nullif(s.total, 0), 2) - round(s.net * (s.until - y.amount) / nullif(s.total, 0), 2), 0)
      * ${withholding}::numeric / 100)::numeric(14, 2)::text
    from (select coalesce(sum(o.amount) filter (where (o.due_date, o.number, o.id) <= (y.due_date, y.number, y.id)), y.amount) as until,
        coalesce((select m.total_delta from movements m where m.id = y.movement_id), p.total_grant) as total,
        coalesce((select m.net_delta from movements m where m.id = y.movement_id), p.net_premium) as net
      from payments o where o.policy_id = y.policy_id and o.kind = 'premium' and o.voided_at is null
        and o.movement_id is not distinct from y.movement_id) s) end)`;
