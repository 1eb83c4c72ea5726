import type { PaymentTotals } from '@corredor/core/api';
import { subtractMoney } from '@corredor/core/money';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type Counted, countedFrom } from '../../server/records/counting.ts';
import {
  type FoundPayments,
  isDelayed,
  ofInstalment,
  ofPolicy,
  type PaymentQuery,
  type Today,
} from './paymentFilters.ts';

interface Sums {
  found: number;
  amount: string;
  paid: string;
  delayed: string;
}
type Condition = RawBuilder<unknown>;
export const all = (conditions: readonly Condition[]) =>
  conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;

/** Count and sums of everything that matches. What the policies' facts hold summed is taken from there, only the rest is added up. */
export async function totalPayments(
  trx: Transaction<Database>,
  query: PaymentQuery,
  { now, found }: { now: Today; found: FoundPayments | null },
): Promise<{ counted: Counted; totals: PaymentTotals }> {
  const own = ofInstalment(query, now);
  const ofPolicies = ofPolicy(query);
  const ofPayments = [sql`y.voided_at is null`, ...ofPolicies];
  const policies =
    ofPolicies.length > 0 ? sql`join policies p on p.partner_id = f.partner_id and p.id = f.policy_id` : sql``;
  const facts = sql`policy_facts f ${policies}`;
  const joined = sql`join policy_facts f on f.partner_id = y.partner_id and f.policy_id = y.policy_id ${policies}`;
  const payments = sql`payments y ${found?.needsFacts || ofPolicies.length > 0 ? joined : sql``}`;
  const isFound = found ? [found.isFound] : [];
  const isWhole = found ? [found.isWhole] : [];
  // The planner takes words for rare. Where they are not, all that is late is compared with the policies, not the other way round.
  const isLateWhole = found?.needsFacts
    ? [sql`(y.policy_id in (select f.policy_id from policy_facts f where ${found.isWhole})) is true`]
    : isWhole;
  const { rows } =
    own.length === 0
      ? await sql<Sums>`select kept.found + other.found as found, (kept.amount + other.amount)::numeric(14, 2)::text as amount,
          (kept.paid + other.paid)::numeric(14, 2)::text as paid, (late.amount + other.delayed)::numeric(14, 2)::text as delayed
        from (select coalesce(sum(f.instalments), 0)::int as found, coalesce(sum(f.amount), 0) as amount,
            coalesce(sum(f.paid), 0) as paid
            from ${facts} where ${all([...ofPolicies, ...isWhole])}) kept,
          (select count(*)::int as found, coalesce(sum(y.amount), 0) as amount,
              coalesce(sum(y.amount) filter (where y.is_paid), 0) as paid,
              coalesce(sum(y.amount) filter (where ${isDelayed(now)}), 0) as delayed
            from ${payments} where ${all(found?.isOther ? [...ofPayments, found.isOther] : [sql`false`])}) other,
          (select coalesce(sum(y.amount), 0) as amount
            from payments y ${ofPolicies.length > 0 || (found && !found.needsFacts) ? joined : sql``}
            where ${all([...ofPayments, isDelayed(now), ...isLateWhole])}) late`.execute(trx)
      : await sql<Sums>`select count(*)::int as found, ${sum(sql`true`)} as amount, ${sum(sql`y.is_paid`)} as paid, ${sum(isDelayed(now))} as delayed
        from ${payments} where ${all([...ofPayments, ...own, ...isFound])}`.execute(trx);
  const {
    found: count,
    amount,
    paid,
    delayed,
  } = rows[0] ?? { found: 0, amount: '0.00', paid: '0.00', delayed: '0.00' };
  return { counted: countedFrom(count), totals: { amount, paid, open: subtractMoney(amount, paid), delayed } };
}
const sum = (which: Condition) => sql`coalesce(sum(y.amount) filter (where ${which}), 0)::numeric(14, 2)::text`;
