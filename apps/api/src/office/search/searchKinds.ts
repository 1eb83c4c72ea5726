import type { SearchHit } from '@corredor/core/api';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { movementRows } from '../../collection/movements/index.ts';
import { isInOwn } from '../../collection/payments/index.ts';
import { fullNameOf, isInForce } from '../../database/fragments.ts';
import type { Database } from '../../database/schema.ts';
import { isFoundProvider } from '../../portfolio/providers/index.ts';
import type { Found } from '../../server/records/findIds.ts';
import { byName } from '../../server/records/ordering.ts';
import { matchesWords, numberAlone, plain, rank, rankKept, startOf } from '../../server/records/search.ts';

/** What is searched, and the key that a pattern is compared with. */
export interface Asked {
  q: string;
  found: Found;
  most: number;
}
type Condition = RawBuilder<unknown>;
type Trx = Transaction<Database>;
const nobody = sql<string | null>`null::text`;
const noNumber = sql<number | null>`null::integer`;
/** What has no days, with a policy's term and an instalment's. */
const noTerm = sql`null::text as start_date, null::text as end_date`;
const noDays = sql`${noTerm}, null::text as due_date`;
/** Ranks 0 and 1 by comparisons that an index may answer under row-level security; nothing sorts behind the last character. */
export const isExactly = (key: Condition, q: string) => sql`${key} = ${plain(q)}`;
export const beginsWith = (key: Condition, q: string) =>
  sql`(${key} >= ${plain(q)} collate "C" and ${key} < ${plain(q)} || ${'\u{10FFFF}'} collate "C")`;
const one = (id: string, { ids }: Found) => sql`${sql.ref(id)} = any (${sql.val(ids ?? [])}::int[])`;

const ofPolicy = sql`p.id, p.number as title, (select name from customers c where c.id = p.contractor_id) as detail, ${noNumber} as number,
  case when p.status = 'active' and p.closes_on <= (select today from partner_today) then 'closed'
    when p.status = 'active' and p.end_date < (select today from partner_today) then 'expired' else p.status end as status,
  p.start_date, p.end_date, null::text as due_date, p.is_sample`;
const policies = sql`policies p join policy_facts f on f.partner_id = p.partner_id and f.policy_id = p.id`;
/** What is true of a policy's facts. */
export const ofFacts = (condition: Condition) => sql`(select ${condition} from policy_facts f
  where f.partner_id = p.partner_id and f.policy_id = p.id)`;
const contractorName = sql`coalesce((select x.name from customer_facts x
  where x.partner_id = p.partner_id and x.customer_id = p.contractor_id), '')`;
/** Policies by number, certificate or contractor: what begins so, drafts behind what is or was in force, the last changed first. */
export const policyHits = {
  ranked: ({ q, found, most }: Asked) => sql<SearchHit>`select ${ofPolicy} from ${policies}
    where p.deleted_at is null and ${one('p.id', found)}
    order by ${rank(sql`coalesce(f.number, '')`, q)}, ${rank(contractorName, q)}, p.status = 'draft', p.updated_at desc, p.id desc limit ${most}`,
  // Conditions for one row at a time, so that the list is walked in its order until there are enough.
  latest: ({ found, most }: Asked, isWanted: Condition) => sql<SearchHit>`select ${ofPolicy} from policies p
    where p.deleted_at is null and ${isWanted} and ${ofFacts(found.isIn(sql`f.key`))}
    order by p.updated_at desc, p.id desc limit ${most}`,
};

/** What tells one customer from another: the number; the telephone, where it is what was asked for. */
const toldBy = (q: string) => {
  const digits = numberAlone(q);
  return digits === null
    ? sql`c.identification`
    : sql`case when c.phone is null or searched_number(c.identification) like ${`%${digits}%`} then c.identification else c.phone end`;
};
/** What the reader may be told of a customer. */
export interface Sees {
  policies: boolean;
  payments: boolean;
}
const today = sql`(select today from partner_today)`;
/** What tells one customer from another of the same name: what they hold, and what they owe that is past its day. Looked up for those that are answered. */
const held = ({ policies: seesPolicies, payments }: Sees) => sql`
  ${
    seesPolicies
      ? sql`(select count(*)::int from policies p where p.partner_id = c.partner_id and p.contractor_id = c.id
          and p.deleted_at is null and ${isInForce('p', today)})`
      : sql`null::int`
  } as policies_in_force,
  ${
    payments
      ? sql`(select coalesce(sum(y.amount - y.paid_amount), 0.00)::text
          from policies p join payments y on y.partner_id = p.partner_id and y.policy_id = p.id
          where p.partner_id = c.partner_id and p.payer_id = c.id and p.deleted_at is null
            and y.voided_at is null and not y.is_paid and y.kind = 'premium' and y.due_date < ${today})`
      : sql`null::text`
  } as owed`;
const customers = (
  q: string,
  sees: Sees,
) => sql`select c.id, c.name as title, ${toldBy(q)} as detail, ${noNumber} as number, ${nobody} as status, ${noDays}, c.is_sample, ${held(sees)}
  from customers c join customer_facts f on f.partner_id = c.partner_id and f.customer_id = c.id`;
/** Whether a customer has anything with the brokerage. */
const holds = sql`exists (select from policies p where p.partner_id = c.partner_id and p.deleted_at is null and p.status <> 'draft'
  and (p.contractor_id = c.id or p.payer_id = c.id))`;
/** Customers by name, identification, address or telephone; of few, those who hold something come before the others, then by name. */
export const customerHits = {
  ranked: ({
    q,
    found,
    most,
    sees,
  }: Asked & {
    sees: Sees;
  }) => sql<SearchHit>`${customers(q, sees)} where c.deleted_at is null and ${one('c.id', found)}
    order by least(${rank(sql`f.name`, q)}, ${rank(sql`search_key(c.identification)`, q)}), not ${sees.policies ? holds : sql`true`}, f.name_order, c.id limit ${most}`,
  // By the key that is given, so that one index both narrows and sorts.
  byName: (
    { q, found, most, sees }: Asked & { sees: Sees },
    isWanted: Condition,
    order: Condition = sql`f.name_order`,
  ) => sql<SearchHit>`${customers(q, sees)}
    where c.deleted_at is null and ${found.isIn(sql`f.key`)} and ${isWanted} order by ${order}, c.id limit ${most}`,
};

/** Vehicles by what their own key has. The facts have the owner's name too, whose vehicles are another question. */
export const vehicleHits = ({ q, found, most }: Asked) => sql<SearchHit>`
  select v.id, v.plate as title, v.brand || ' ' || v.model || ' ' || v.year as detail, ${noNumber} as number, ${nobody} as status, ${noDays}, v.is_sample
  from vehicles v join vehicle_facts f on f.partner_id = v.partner_id and f.vehicle_id = v.id
  where ${found.ids ? one('v.id', found) : found.isIn(sql`f.key`)} and ${found.isIn(sql`v.own_key`)}
  order by ${rank(sql`lower(v.plate)`, q)}, v.updated_at desc, v.id desc limit ${most}`;

const factsOfPayments = sql`join policy_facts f on f.partner_id = y.partner_id and f.policy_id = y.policy_id`;
const paymentsWith = (joined: Condition) => sql`
  select y.id, p.number as title,
    coalesce(y.invoice_number, (select name from customers c where c.id = p.contractor_id)) as detail, y.number,
    case when y.is_paid then 'paid' when y.due_date < t.today then 'delayed'
      when y.due_date <= t.today + t.near_expiry_days then 'near_expiry' else 'on_time' end as status,
    ${noTerm}, y.due_date, p.is_sample
  from payments y join policies p on p.partner_id = y.partner_id and p.id = y.policy_id ${joined}
  cross join (select today, near_expiry_days from partner_today offset 0) t
  where y.voided_at is null and y.kind = 'premium' and p.deleted_at is null`;
const number = sql`coalesce(f.number, '')`;
// Made of the key that is kept, which is cheaper: as it is written, without signs, and without blanks.
const anyNumber = sql`(${number} || ' ' || without_signs(${number}) || ' ' || translate(without_signs(${number}), ' ', ''))`;
/** What is true of the facts of an instalment's policy, one at a time: the planner, which takes words for rare, walks in the order that is asked for. */
const ofPaymentFacts = (condition: Condition) =>
  sql`(select ${condition} from policy_facts f where f.policy_id = y.policy_id)`;
type IsIn = (key: Condition) => RawBuilder<boolean>;
/** The beginning of a policy's facts that holds all of its number, and little more: cheaper than to make it again of so many. */
const nearNumber = sql`left(f.key, case when f.number like '% %' then 3 else 2 end * (length(${number}) + 1) + 2)`;
/** Whether a policy's number has a word; its facts, which are there already, are looked at first, as many policies may be found by others. */
const isInNumber = (isIn: IsIn) => sql<boolean>`(${isIn(sql`f.key`)} and ${isIn(nearNumber)} and ${isIn(anyNumber)})`;
const invoice = sql`search_key(coalesce(y.invoice_number, ''))`;
/** Where in a policy's facts an instalment may be found. */
export const paymentKeys = { number: isInNumber, invoices: (isIn: IsIn) => isIn(sql`f.invoices`) };
/** Of so many a few hundred are met, if very many are to be met at all. */
const lookedAt = 5000;
type PaymentKey = (typeof paymentKeys)[keyof typeof paymentKeys];
/** Instalments that are to be collected, by the number of their policy, their invoice or a receipt's reference, what is to be paid first. */
export const paymentHits = {
  ranked: ({
    q,
    found,
    most,
  }: Asked) => sql<SearchHit>`${paymentsWith(factsOfPayments)} and ${one('y.policy_id', found)}
    and ${matchesWords(q, (isIn) => sql<boolean>`(${isInNumber(isIn)} or ${isInOwn(isIn, sql`f.invoices`)})`)}
    order by least(${rank(invoice, q)}, ${rank(number, q)}), y.is_paid, y.due_date, y.id limit ${most}`,
  /** Found by the policy's number alone. */
  byNumber: ({ q, most }: Asked, isPaid: boolean) => sql<SearchHit>`${paymentsWith(sql``)}
    and ${isPaid ? sql`y.is_paid` : sql`not y.is_paid`} and ${ofPaymentFacts(matchesWords(q, isInNumber))}
    order by y.due_date, y.id limit ${most}`,
  /** Found by an invoice or a reference, which is there where something was paid. */
  byInvoice: ({ q, most }: Asked) => sql<SearchHit>`${paymentsWith(sql``)} and y.paid_amount > 0
    and ${ofPaymentFacts(matchesWords(q, (isIn) => isInOwn(isIn, sql`f.invoices`)))}
    order by y.due_date, y.id limit ${most}`,
  /** Policies by whose number or invoices it may be found; `most` at most. */
  candidates: async (trx: Trx, { q, found }: Asked, keys: PaymentKey[], most: number) => {
    const isCandidate = matchesWords(
      q,
      (isIn) =>
        sql<boolean>`(${sql.join(
          keys.map((key) => key(isIn)),
          sql` or `,
        )})`,
    );
    const read = async (among: Condition) => {
      const { rows } = await sql<{ id: number }>`select f.policy_id as id from ${among} f where ${isCandidate}
        limit ${most}`.execute(trx);
      return rows.map(({ id }) => id);
    };
    if (found.ids) return read(sql`(select * from policy_facts f where ${one('f.policy_id', found)})`);
    // What very many have is met among the first; else the index leads to all that have it anywhere.
    const first = await read(sql`(select * from policy_facts limit ${lookedAt})`);
    return first.length === most
      ? first
      : read(sql`(select * from policy_facts f where ${found.isIn(sql`(f.key || f.invoices)`)})`);
  },
};

/** Movements that a search found: those that are still on their way, or the others, the last first. The planner expects many of what it cannot look into, and walks from the last on. */
export const movementHits = (isFound: RawBuilder<boolean>, most: number, isOnItsWay: boolean) => sql<SearchHit>`
  select m.id, p.number as title, (select name from customers c where c.id = p.contractor_id) as detail, m.number, m.status, ${noDays}, p.is_sample
  from ${movementRows}
  where p.deleted_at is null and (m.status in ('draft', 'sent', 'rejected')) = ${isOnItsWay} and coalesce(${isFound}, false)
  order by m.id desc limit ${most}`;

export const providerHits = (q: string, most: number) => sql<SearchHit>`
  select r.id, r.name as title, r.ruc as detail, ${noNumber} as number, ${nobody} as status, ${noDays}, r.is_sample
  from providers r
  where ${isFoundProvider('r', q)}
  order by least(${rank(sql`search_key(r.name)`, q)}, ${rank(sql`search_key(coalesce(r.short_name, ''))`, q)},
    ${rank(sql`search_key(coalesce(r.ruc, ''))`, q)}), ${byName('r.name')}, r.id limit ${most}`;
/** Tasks that a search found: what is still to be done, or the others. What is private is hidden by row security. */
export const taskHits = (q: string, isFound: RawBuilder<boolean>, most: number, isOpen: boolean) => sql<SearchHit>`
  select k.id, k.title, (select ${fullNameOf('u')} from users u where u.id = k.assignee_id) as detail,
    ${noNumber} as number, k.status, ${noTerm}, greatest(k.due_on, k.snoozed_until) as due_date
  from tasks k
  where (k.status = 'open') = ${isOpen} and ${isFound}
  order by ${rankKept(sql`k.title_key`, q)}, greatest(k.due_on, k.snoozed_until), k.id limit ${most}`;
/**
 * Renewals by their policy and its customer: those that are still open, or the others. Facts and policies are looked up for one renewal after the
 * other, as there are few of them beside all policies.
 */
export const renewalHits = ({ q, found, most }: Asked, isOpen: boolean) => sql<SearchHit>`
  select r.id, p.number as title, (select name from customers c where c.id = p.contractor_id) as detail, ${noNumber} as number,
    r.kind as status, p.start_date, p.end_date, null::text as due_date
  from (
    select r.id, r.kind, r.policy_id, f.number from renewals r
    cross join lateral (select ${number} as number, f.key from policy_facts f where f.policy_id = r.policy_id offset 0) f
    where (r.kind = 'open') = ${isOpen} and ${found.ids ? one('r.policy_id', found) : found.isIn(sql`f.key`)} offset 0
  ) r
  cross join lateral (select p.number, p.contractor_id, p.start_date, p.end_date from policies p
    where p.id = r.policy_id and p.deleted_at is null offset 0) p
  order by ${found.ids ? rank(sql`r.number`, q) : sql`r.number not like ${startOf(q)}`}, p.end_date, r.id limit ${most}`;
