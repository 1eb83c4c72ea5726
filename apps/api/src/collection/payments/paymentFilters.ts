import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type CollectionRules, readCollectionRules } from '../../portfolio/grace/index.ts';
import { type Found, findIds } from '../../server/records/findIds.ts';
import { matchesWords } from '../../server/records/search.ts';
import type { Input } from '../../server/request/operations.ts';
import { isAtRisk, isNotAtRisk } from './atRisk.ts';
import { isInOwn } from './ownNumbers.ts';

export type PaymentQuery = Input<'listPayments'>['query'];
/** The brokerage's today, and how many days before it an instalment is near. */
export interface Today {
  today: string;
  near_expiry_days: number;
}
/** The same, with the rules by which the brokerage collects. */
export interface Now extends Today {
  rules: CollectionRules;
}
export async function readNow(trx: Transaction<Database>): Promise<Now> {
  const day = await trx.selectFrom('partner_today').select(['today', 'near_expiry_days']).executeTakeFirstOrThrow();
  return { ...day, rules: await readCollectionRules(trx) };
}
export const isDelayed = ({ today }: Today) =>
  sql`(not y.is_paid and y.kind = 'premium' and y.due_date < ${today}::date)`;
const nearUntil = ({ today, near_expiry_days }: Today) => sql`(${today}::date + ${near_expiry_days}::int)`;

type State = NonNullable<PaymentQuery['status']>;
/** A credit is never near nor late: until it is used it is on time. */
const inState: Record<State, (now: Today) => RawBuilder<unknown>> = {
  paid: () => sql`y.is_paid`,
  delayed: isDelayed,
  near_expiry: (now) => sql`not y.is_paid and y.kind = 'premium' and y.due_date >= ${now.today}::date
    and y.due_date <= ${nearUntil(now)}`,
  unpaid: () => sql`not y.is_paid`,
  on_time: (now) => sql`not y.is_paid and (y.kind = 'credit'
    or y.due_date > ${nearUntil(now)} and y.due_date >= ${now.today}::date)`,
};
/** Whether an instalment `y` is in a state today. */
export const isInState = (state: State, now: Today) => inState[state](now);
/** Sorts instalments by their state: what is late first, what is paid last. */
export const stateOrder = (
  now: Today,
) => sql`case when y.is_paid then 4 when y.kind = 'credit' then 3 when y.due_date < ${now.today}::date then 1
  when y.due_date <= ${nearUntil(now)} then 2 else 3 end`;

type Condition = RawBuilder<unknown>;
const isGiven = (one: Condition | false | '' | undefined): one is Condition => Boolean(one);

/** Receipts `r` that the broker has to hand over. */
export const isToRemit = sql`r.kind = 'money' and r.collected_by = 'broker' and r.remitted_on is null and r.voided_at is null`;
/** Whether something of an instalment `y` is to be handed over: found from the receipts, of which an index keeps those alone. */
export const hasToRemit = sql`y.id = any (array(select r.payment_id from receipts r where ${isToRemit}))`;
const hasNothingToRemit = sql`y.id not in (select r.payment_id from receipts r where ${isToRemit})`;
/** Whether money came in for an instalment `y`, or went back of a credit, within some days: found from the receipts, which are few, by their days. */
const hasReceived = ({
  received_from,
  received_to,
}: PaymentQuery) => sql`y.id = any (array(select r.payment_id from receipts r
  where r.kind = 'money' and r.voided_at is null and r.received_on >= coalesce(${received_from ?? null}::date, '-infinity')
    and r.received_on <= coalesce(${received_to ?? null}::date, 'infinity')))`;
/** The kinds that a query asks for; what is to be collected where it says nothing. */
export const kindOf = (query: Pick<PaymentQuery, 'kind'>) => query.kind ?? 'premium';
export const ofKind = (query: Pick<PaymentQuery, 'kind'>): Condition[] =>
  kindOf(query) === 'all' ? [] : [sql`y.kind = ${sql.lit(kindOf(query))}`];

/** What a query asks of an instalment `y` itself, but its kind. */
export const ofInstalment = (query: PaymentQuery, now: Now): Condition[] =>
  [
    query.status && inState[query.status](now),
    query.method && sql`y.payment_method = ${query.method}`,
    query.collected_by && sql`y.collected_by = ${query.collected_by}`,
    query.to_remit !== undefined && (query.to_remit ? hasToRemit : hasNothingToRemit),
    query.at_risk !== undefined && (query.at_risk ? isAtRisk : isNotAtRisk)(now.rules, now.today, ofPolicy(query)),
    query.due_from && sql`y.due_date >= ${query.due_from}::date`,
    query.due_to && sql`y.due_date <= ${query.due_to}::date`,
    (query.received_from || query.received_to) && hasReceived(query),
  ].filter(isGiven);

/** What a query asks of the policy, whose columns are in `p`. */
export const ofPolicy = (query: PaymentQuery): Condition[] =>
  [
    query.policy !== undefined && sql`p.id = ${query.policy}`,
    query.is_sample !== undefined && sql`p.is_sample = ${query.is_sample}`,
    query.provider !== undefined && sql`p.provider_id = ${query.provider}`,
    query.branch !== undefined && sql`p.branch_id = ${query.branch}`,
    query.contractor !== undefined && sql`p.contractor_id = ${query.contractor}`,
    query.payer !== undefined && sql`p.payer_id = ${query.payer}`,
    query.customer !== undefined && sql`(p.contractor_id = ${query.customer} or p.payer_id = ${query.customer})`,
  ].filter(isGiven);

/** Policies, with facts in `f`, of which every instalment has what is searched. */
const holdsAll = ({ isIn, ofCustomers }: Found): Condition =>
  ofCustomers.length > 0
    ? sql`(${isIn(sql`f.key`)} or f.policy_id = any (${sql.val(ofCustomers)}::int[]))`
    : isIn(sql`f.key`);
/** Whether an instalment has every word: in its policy's key, in its own invoice, or in the reference of what came in for it. */
const hasWords = (search: string, key: Condition, invoices: Condition): Condition =>
  matchesWords(search, (isIn) => sql<boolean>`(${isIn(key)} or ${isInOwn(isIn, invoices)})`);

/** What a search text finds among instalments. */
export interface FoundPayments {
  /** A condition for an instalment `y`, which needs the facts `f` of its policy where `needsFacts` says so. */
  isFound: Condition;
  needsFacts: boolean;
  /** Policies, with facts in `f`, whose instalments are found all. */
  isWhole: Condition;
  /** Instalments of other policies; null where there are none. */
  isOther: Condition | null;
  /** Where very many policies are found: the same of one instalment `y` at a time, for those who walk in their order. */
  isFoundByRow: Condition | null;
}
/** Looks for policies first: where they are few, the facts are read once and not for each instalment. */
export async function searchPayments(trx: Transaction<Database>, search: string): Promise<FoundPayments | null> {
  const found = await findIds(trx, 'policies_with_invoices', search);
  if (!found) return null;
  if (!found.ids) {
    // Found in invoices only: few, and asked for one by one.
    const byInvoice = sql`y.policy_id = any (array(select f.policy_id from policy_facts f
      where f.invoices <> '' and not ${holdsAll(found)} and ${found.isIn(sql`(f.key || f.invoices)`)}))`;
    const isFound = hasWords(search, sql`f.key`, sql`f.invoices`);
    const isFoundByRow = sql`(select ${isFound} from policy_facts f where f.policy_id = y.policy_id)`;
    return {
      isFound,
      needsFacts: true,
      isWhole: holdsAll(found),
      isOther: sql`(${byInvoice} and ${isFound})`,
      isFoundByRow,
    };
  }
  const { rows } = await sql<{ id: number; is_whole: boolean }>`select f.policy_id as id, ${holdsAll(found)} as is_whole
    from policy_facts f where f.policy_id = any (${sql.val(found.ids)}::int[])`.execute(trx);
  const among = (column: Condition, isWhole: boolean) =>
    sql`${column} = any (${sql.val(rows.filter((row) => row.is_whole === isWhole).map((row) => row.id))}::int[])`;
  const fact = (column: string) =>
    sql`(select ${sql.ref(`f.${column}`)} from policy_facts f where f.policy_id = y.policy_id)`;
  const isOther =
    rows.some((row) => !row.is_whole) &&
    sql`(${among(sql`y.policy_id`, false)} and ${hasWords(search, fact('key'), fact('invoices'))})`;
  const whole = among(sql`y.policy_id`, true);
  const isFound = isOther ? sql`(${whole} or ${isOther})` : whole;
  return {
    isFound,
    needsFacts: false,
    isWhole: among(sql`f.policy_id`, true),
    isOther: isOther || null,
    isFoundByRow: null,
  };
}
