import type { SearchHit } from '@corredor/core/api';
import { type RawBuilder, sql } from 'kysely';
import { fullNameOf } from '../../database/fragments.ts';
import { type Found, isOfPolicies } from '../../server/records/findIds.ts';
import { matchesWords, plain, rank, wordsOf } from '../../server/records/search.ts';

/** What is searched, and the key that a pattern is compared with. */
export interface Asked {
  q: string;
  found: Found;
  most: number;
}
type Condition = RawBuilder<unknown>;
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
/** Policies by number, certificate or contractor, the last changed first. */
export const policyHits = {
  ranked: ({ q, found, most }: Asked) => sql<SearchHit>`select ${ofPolicy} from ${policies}
    where p.deleted_at is null and ${one('p.id', found)}
    order by ${rank(sql`coalesce(f.number, '')`, q)}, p.updated_at desc, p.id desc limit ${most}`,
  // Conditions for one row at a time, so that the list is walked in its order until there are enough.
  latest: ({ found, most }: Asked, isWanted: Condition) => sql<SearchHit>`select ${ofPolicy} from policies p
    where p.deleted_at is null and ${isWanted} and ${ofFacts(sql`f.key like all (${found.patterns})`)}
    order by p.updated_at desc, p.id desc limit ${most}`,
};

const customers = sql`select c.id, c.name as title, c.identification as detail, ${noNumber} as number, ${nobody} as status, ${noDays}, c.is_sample
  from customers c join customer_facts f on f.partner_id = c.partner_id and f.customer_id = c.id`;
/** Customers by name, identification or address, by name. */
export const customerHits = {
  ranked: ({
    q,
    found,
    most,
  }: Asked) => sql<SearchHit>`${customers} where c.deleted_at is null and ${one('c.id', found)}
    order by least(${rank(sql`f.name`, q)}, ${rank(sql`search_key(c.identification)`, q)}), f.name, c.id limit ${most}`,
  byName: ({ found, most }: Asked, isWanted: Condition) => sql<SearchHit>`${customers}
    where c.deleted_at is null and f.key like all (${found.patterns}) and ${isWanted} order by f.name, c.id limit ${most}`,
};

/** Vehicles by plate, chassis, brand and model. The facts have the owner's name too, whose vehicles are another question. */
export const vehicleHits = ({ q, found, most }: Asked) => sql<SearchHit>`
  select v.id, v.plate as title, v.brand || ' ' || v.model || ' ' || v.year as detail, ${noNumber} as number, ${nobody} as status, ${noDays}, v.is_sample
  from vehicles v join vehicle_facts f on f.partner_id = v.partner_id and f.vehicle_id = v.id
  where ${found.ids ? one('v.id', found) : sql`f.key like all (${found.patterns})`} and ${matchesWords(q, (isIn) =>
    isIn(sql`search_key(v.plate || ' ' || coalesce(v.chassis_number, '') || ' ' || v.brand || ' ' || v.model)`),
  )}
  order by ${rank(sql`lower(v.plate)`, q)}, v.updated_at desc, v.id desc limit ${most}`;

const payments = sql`
  select y.id, p.number as title,
    coalesce(y.invoice_number, (select name from customers c where c.id = p.contractor_id)) as detail, y.number,
    case when y.is_paid then 'paid' when y.due_date < t.today then 'delayed'
      when y.due_date <= t.today + t.near_expiry_days then 'near_expiry' else 'on_time' end as status,
    ${noTerm}, y.due_date, p.is_sample
  from payments y join policies p on p.partner_id = y.partner_id and p.id = y.policy_id
  join policy_facts f on f.partner_id = y.partner_id and f.policy_id = y.policy_id
  cross join (select today, near_expiry_days from partner_today offset 0) t
  where y.voided_at is null and y.kind = 'premium' and p.deleted_at is null`;
const number = sql`coalesce(f.number, '')`;
const invoice = sql`search_key(coalesce(y.invoice_number, ''))`;
export const paymentKeys = { number, invoices: sql`f.invoices` };
/** Instalments that are to be collected, by the number of their policy or their invoice, what is to be paid first. */
export const paymentHits = {
  ranked: ({ q, found, most }: Asked) => sql<SearchHit>`${payments} and ${one('y.policy_id', found)}
    and ${matchesWords(q, (isIn) => sql<boolean>`(${isIn(number)} or ${isIn(invoice)})`)}
    order by least(${rank(invoice, q)}, ${rank(number, q)}), y.is_paid, y.due_date, y.id limit ${most}`,
  /** Found by the policy's number alone. */
  byNumber: ({ q, most }: Asked, isPaid: boolean) => sql<SearchHit>`${payments}
    and ${isPaid ? sql`y.is_paid` : sql`not y.is_paid`} and ${matchesWords(q, (isIn) => isIn(number))}
    order by y.due_date, y.id limit ${most}`,
  /** Found by an invoice; those who pay have one. */
  byInvoice: ({
    q,
    most,
  }: Asked) => sql<SearchHit>`${payments} and y.is_paid and ${matchesWords(q, (isIn) => isIn(invoice))}
    order by y.due_date, y.id limit ${most}`,
  /** Policies by whose number or invoices it may be found; `most` at most. */
  candidates: ({ q, found }: Asked, keys: Condition[], most: number) => sql<{ id: number }>`
    select f.policy_id as id from policy_facts f
    where ${found.ids ? one('f.policy_id', found) : sql`true`}
      and ${matchesWords(q, (isIn) => sql<boolean>`(${sql.join(keys.map(isIn), sql` or `)})`)} limit ${most}`,
};

/** Movements with their policies. */
export const movementRows = sql`movements m join policies p on p.partner_id = m.partner_id and p.id = m.policy_id`;
type Finder = (kind: 'movements' | 'policies', word: string) => Promise<Found | null>;
const ofMovement = ({ ids, patterns }: Found) =>
  ids
    ? sql<boolean>`m.id = any (${sql.val(ids)}::int[])`
    : sql<boolean>`((select s.key from movement_facts s where s.movement_id = m.id) like all (${patterns}))`;
/**
 * Whether every word of a search stands in what a movement is found by itself, the insurer's number and what it is about, such as a plate, or in
 * what its policy is found by; `find` asks an index for a word, `isOf` tells how policies are compared.
 */
export async function isFoundMovement(find: Finder, text: string, isOf: typeof isOfPolicies) {
  const conditions: RawBuilder<boolean>[] = [];
  for (const word of wordsOf(text)) {
    const own = await find('movements', word);
    const policies = await find('policies', word);
    if (own && policies) conditions.push(sql<boolean>`(${ofMovement(own)} or ${isOf('m.policy_id', policies)})`);
  }
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`;
}
/** Movements that a search found: those that are still on their way, or the others, the last first. The planner expects many of what it cannot look into, and walks from the last on. */
export const movementHits = (isFound: RawBuilder<boolean>, most: number, isOnItsWay: boolean) => sql<SearchHit>`
  select m.id, p.number as title, (select name from customers c where c.id = p.contractor_id) as detail, m.number, m.status, ${noDays}, p.is_sample
  from ${movementRows}
  where p.deleted_at is null and (m.status in ('draft', 'sent', 'rejected')) = ${isOnItsWay} and coalesce(${isFound}, false)
  order by m.id desc limit ${most}`;

export const providerHits = (q: string, most: number) => sql<SearchHit>`
  select r.id, r.name as title, r.ruc as detail, ${noNumber} as number, ${nobody} as status, ${noDays}, r.is_sample
  from providers r
  where ${matchesWords(q, (isIn) => isIn(sql`search_key(r.name || ' ' || coalesce(r.short_name, '') || ' ' || r.ruc)`))}
  order by least(${rank(sql`search_key(r.name)`, q)}, ${rank(sql`search_key(r.ruc)`, q)}), search_key(r.name), r.id limit ${most}`;

/** Tasks by their title: what is still to be done, or the others. What is private is hidden by row security. */
export const taskHits = ({ q, found, most }: Asked, isOpen: boolean) => sql<SearchHit>`
  select k.id, k.title, (select ${fullNameOf('u')} from users u where u.id = k.assignee_id) as detail,
    ${noNumber} as number, k.status, ${noTerm}, k.due_on as due_date
  from tasks k cross join lateral (select search_key(k.title) as key offset 0) s
  where (k.status = 'open') = ${isOpen} and ${found.ids ? one('k.id', found) : sql`(' ' || s.key) like all (${found.patterns})`}
  order by ${rank(sql`s.key`, q)}, k.due_on, k.id limit ${most}`;

/** Renewals by their policy and its customer: those that are still open, or the others. */
export const renewalHits = ({ q, found, most }: Asked, isOpen: boolean) => sql<SearchHit>`
  select r.id, p.number as title, (select name from customers c where c.id = p.contractor_id) as detail, ${noNumber} as number,
    r.kind as status, p.start_date, p.end_date, null::text as due_date
  from renewals r join policies p on p.partner_id = r.partner_id and p.id = r.policy_id and p.deleted_at is null
  cross join lateral (select coalesce((select x.number from policy_facts x where x.policy_id = r.policy_id), '') as number offset 0) f
  where (r.kind = 'open') = ${isOpen} and ${isOfPolicies('r.policy_id', found)}
  order by ${rank(sql`f.number`, q)}, p.end_date, r.id limit ${most}`;
