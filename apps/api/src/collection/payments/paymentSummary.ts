import type { PaymentSummary } from '@corredor/core/api';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { countRows, mostCounted } from '../../server/records/counting.ts';
import { isAtRisk } from './atRisk.ts';
import {
  type FoundPayments,
  hasToRemit,
  isInState,
  isToRemit,
  kindOf,
  type Now,
  ofInstalment,
  ofKind,
  ofPolicy,
  type PaymentQuery,
  readNow,
  searchPayments,
  type Today,
} from './paymentFilters.ts';

type Trx = Transaction<Database>;
type Condition = RawBuilder<unknown>;
export const all = (conditions: readonly Condition[]) =>
  conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;

/** What a query finds, as the parts of a statement: policies by their facts `f`, which hold the sums of all their instalments, and instalments `y`. */
function partsOf(query: PaymentQuery, found: FoundPayments | null) {
  const ofPolicies = ofPolicy(query);
  const policies =
    ofPolicies.length > 0 ? sql`join policies p on p.partner_id = f.partner_id and p.id = f.policy_id` : sql``;
  const joined = sql`join policy_facts f on f.partner_id = y.partner_id and f.policy_id = y.policy_id ${policies}`;
  const ofPayments = [sql`y.voided_at is null`, ...ofKind(query), ...ofPolicies];
  // The planner takes words for rare. Where they are not, all that is open is compared with the policies, not the other way round.
  const isOpenWhole = found?.needsFacts
    ? [sql`(y.policy_id in (select f.policy_id from policy_facts f where ${found.isWhole})) is true`]
    : found
      ? [found.isWhole]
      : [];
  const payments = sql`payments y ${found?.needsFacts || ofPolicies.length > 0 ? joined : sql``}`;
  return {
    /** Whole policies. */
    whole: sql`policy_facts f ${policies} where ${all([...ofPolicies, ...(found ? [found.isWhole] : [])])}`,
    /** What is not paid of whole policies. */
    open: sql`payments y ${ofPolicies.length > 0 || (found && !found.needsFacts) ? joined : sql``}
      where ${all([...ofPayments, sql`not y.is_paid`, ...isOpenWhole])}`,
    /** Instalments that are found without their whole policy. */
    other: sql`${payments} where ${all(found?.isOther ? [...ofPayments, found.isOther] : [sql`false`])}`,
    /** Every instalment found that is itself as asked. */
    each: (own: readonly Condition[]) =>
      sql`${payments} where ${all([...ofPayments, ...own, ...(found ? [found.isFound] : [])])}`,
  };
}

/** How many instalments a query finds, exactly up to what is counted. Where nothing is asked of themselves, the policies' facts know it. */
export async function countPayments(
  trx: Trx,
  query: PaymentQuery,
  { now, found, skipped }: { now: Now; found: FoundPayments | null; skipped: number },
): Promise<number> {
  const own = ofInstalment(query, now);
  const { whole, other, each } = partsOf(query, found);
  if (own.length > 0) return countRows(trx, sql`from ${each(own)}`, { skipped, table: 'payments' });
  if (found?.isFoundByRow) {
    // Enough whole policies tell that there are more than are counted; the others need not be looked at.
    const { rows } = await sql<{ found: number }>`select coalesce(sum(c.found), 0)::int as found
      from (select ${counted[kindOf(query)]} as found from ${whole} limit ${sql.lit(mostCounted + 1)}) c`.execute(trx);
    const there = rows[0]?.found ?? 0;
    if (there > Math.max(mostCounted, skipped)) return there;
  }
  const { rows } = await sql<{ found: number }>`select kept.found + other.found as found
    from (select coalesce(sum(${counted[kindOf(query)]}), 0)::int as found from ${whole}) kept,
      (select count(*)::int as found from ${other}) other`.execute(trx);
  return rows[0]?.found ?? 0;
}

/** What the facts of a policy count of each kind. */
const counted = {
  premium: sql`f.instalments`,
  credit: sql`f.credits`,
  all: sql`f.instalments + f.credits`,
};

const states = ['delayed', 'near_expiry', 'on_time', 'paid'] as const;
type State = (typeof states)[number];
type Summed = State | 'credit' | 'remit' | 'risk';
type Sums = Record<`${Summed}_count`, number> & Record<`${Summed}_amount`, string>;
/** Instalments of which there may be very many, added up by their days and whether they are paid first, and by state afterwards. */
const byDay = (instalments: RawBuilder<unknown>) => sql`(select y.due_date, y.kind, y.is_paid, count(*) as instalments,
  sum(y.amount - y.paid_amount) as owed, sum(y.paid_amount) as paid_amount from ${instalments} group by 1, 2, 3) y`;
/** Count of the instalments in each state, and the sum of what is open, or has come in. */
const sumsIn = (which: readonly State[], now: Today, instalments: RawBuilder<unknown>) =>
  sql`(select ${sql.join(
    which.flatMap((state) => {
      const isIn = sql`filter (where ${isInState(state, now)})`;
      return [
        sql`coalesce(sum(y.instalments) ${isIn}, 0) as ${sql.ref(`${state}_count`)}`,
        // What came in counts where it is, also of an instalment of which a part is open.
        state === 'paid'
          ? sql`coalesce(sum(y.paid_amount), 0) as paid_amount`
          : sql`coalesce(sum(y.owed) ${isIn}, 0) as ${sql.ref(`${state}_amount`)}`,
      ];
    }),
  )} from ${byDay(instalments)})`;
const isOpen = ['delayed', 'near_expiry', 'on_time'] as const;
const asAnswered = (count: (state: State) => Condition, amount: (state: State) => Condition) =>
  sql.join([
    ...states.flatMap((state) => [
      sql`(${count(state)})::int as ${sql.ref(`${state}_count`)}`,
      sql`(${amount(state)})::numeric(14, 2)::text as ${sql.ref(`${state}_amount`)}`,
    ]),
    sql`owed.credit_count::int as credit_count, owed.credit_amount::numeric(14, 2)::text as credit_amount`,
    sql`risk.risk_count::int as risk_count, risk.risk_amount::numeric(14, 2)::text as risk_amount`,
    sql`remit.remit_count::int as remit_count, remit.remit_amount::numeric(14, 2)::text as remit_amount`,
  ]);

/**
 * Counts and sums of everything that a query finds to be collected, by state, and of the credits apart. Of what is paid the policies' facts
 * hold them; only what is open is added up.
 */
export async function summarisePayments(
  trx: Trx,
  query: Omit<PaymentQuery, 'kind'>,
): Promise<Omit<PaymentSummary, 'currency'>> {
  const now = await readNow(trx);
  const found = await searchPayments(trx, query.search ?? '');
  const own = ofInstalment(query, now);
  const { whole, open, other, each } = partsOf({ ...query, kind: 'premium' }, found);
  const credits = partsOf({ ...query, kind: 'credit' }, found).each([...own, sql`not y.is_paid`]);
  const creditSums = sql`(select count(*) as credit_count, coalesce(sum(y.amount + y.paid_amount), 0) as credit_amount from ${credits}) owed`;
  const owing = partsOf({ ...query, kind: 'all' }, found).each([...own, hasToRemit]);
  const remitSums = sql`(select count(*) as remit_count, coalesce(sum(case when y.kind = 'credit' then -r.amount else r.amount end), 0) as remit_amount
    from (select y.id, y.kind from ${owing}) y cross join lateral (select sum(r.amount) as amount from receipts r
      where r.payment_id = y.id and ${isToRemit}) r) remit`;
  const risky = partsOf({ ...query, kind: 'premium' }, found).each([
    ...own,
    isAtRisk(now.rules, now.today, ofPolicy(query)),
  ]);
  const riskSums = sql`(select count(*) as risk_count, coalesce(sum(y.amount - y.paid_amount), 0) as risk_amount from ${risky}) risk`;
  const inPart = (part: string, state: State, what: 'count' | 'amount') => sql.ref(`${part}.${state}_${what}`);
  const openCounts = sql.join(
    isOpen.map((state) => inPart('open', state, 'count')),
    sql` + `,
  );
  const { rows } =
    own.length > 0
      ? await sql<Sums>`select ${asAnswered(
          (state) => inPart('found', state, 'count'),
          (state) => inPart('found', state, 'amount'),
        )} from ${sumsIn(states, now, each(own))} found, ${creditSums}, ${remitSums}, ${riskSums}`.execute(trx)
      : await sql<Sums>`select ${asAnswered(
          (state) =>
            state === 'paid'
              ? sql`kept.found - (${openCounts}) + other.paid_count`
              : sql`${inPart('open', state, 'count')} + ${inPart('other', state, 'count')}`,
          (state) =>
            state === 'paid'
              ? sql`kept.paid + other.paid_amount`
              : sql`${inPart('open', state, 'amount')} + ${inPart('other', state, 'amount')}`,
        )}
        from (select coalesce(sum(f.instalments), 0) as found, coalesce(sum(f.paid), 0) as paid from ${whole}) kept,
          ${sumsIn(isOpen, now, open)} open,
          ${sumsIn(states, now, other)} other, ${creditSums}, ${remitSums}, ${riskSums}`.execute(trx);
  const sums = rows[0];
  if (!sums) throw new Error('An aggregate answered no row.');
  const of = (state: State) => ({ count: sums[`${state}_count`], amount: sums[`${state}_amount`] });
  return {
    delayed: of('delayed'),
    near_expiry: of('near_expiry'),
    on_time: of('on_time'),
    paid: of('paid'),
    credits: { count: sums.credit_count, amount: sums.credit_amount },
    to_remit: { count: sums.remit_count, amount: sums.remit_amount },
    at_risk: { count: sums.risk_count, amount: sums.risk_amount },
  };
}
