import { type RawBuilder, sql } from 'kysely';
import { isInForce } from '../../database/fragments.ts';
import { type CollectionRules, riskDay } from '../../portfolio/grace/index.ts';

/** Whether an instalment `y` is the oldest unpaid one of its policy `p`, which is in force. */
const isOldest = (
  today: RawBuilder<unknown>,
) => sql<boolean>`(not y.is_paid and y.kind = 'premium' and ${isInForce('p', today)}
  and not exists (select from payments e where e.partner_id = y.partner_id and e.policy_id = y.policy_id and e.kind = 'premium'
    and not e.is_paid and e.voided_at is null and (e.due_date, e.id) < (y.due_date, y.id)))`;

/** The day from which the cover of an instalment `y` of a policy `p` is at risk. */
export const atRiskFrom = (rules: CollectionRules) =>
  sql<string | null>`(case when ${isOldest(sql`(select today from partner_today)`)} then ${riskDay(rules)} end)`;

/** The day from which the law holds the contract of a policy `p` ended, while its instalment `y` is unpaid. */
export const contractEndsOn = ({ endsAfter }: CollectionRules) =>
  endsAfter === null
    ? sql<null>`null::date`
    : sql<
        string | null
      >`(case when ${isOldest(sql`(select today from partner_today)`)} then y.due_date + ${endsAfter}::int + 1 end)`;

/** The instalments of which the cover is at risk today, of policies `p` that are as asked. */
const risky = (
  rules: CollectionRules,
  today: string,
  asked: readonly RawBuilder<unknown>[],
) => sql`select y.id from payments y
  join policies p on p.partner_id = y.partner_id and p.id = y.policy_id
  where y.voided_at is null and y.due_date < ${today}::date and ${isOldest(sql`${today}::date`)} and ${riskDay(rules)} <= ${today}::date
    and ${asked.length > 0 ? sql.join(asked, sql` and `) : sql`true`}`;
/** Whether the cover of an instalment `y` is at risk today: those are found first, since they are few. */
export const isAtRisk = (rules: CollectionRules, today: string, asked: readonly RawBuilder<unknown>[] = []) =>
  sql<boolean>`y.id = any (array(${risky(rules, today, asked)}))`;
/** Whether it is not. */
export const isNotAtRisk = (rules: CollectionRules, today: string, asked: readonly RawBuilder<unknown>[]) =>
  sql<boolean>`y.id not in (${risky(rules, today, asked)})`;

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
