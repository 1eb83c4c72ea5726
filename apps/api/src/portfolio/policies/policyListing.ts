import type { PolicySummary } from '@corredor/core/api';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { shownProvider } from '../../database/fragments.ts';
import type { Database } from '../../database/schema.ts';
import { type Counted, countedFrom, countRows } from '../../server/records/counting.ts';
import { type Found, findIds, isAmongPolicies, isOfPolicies } from '../../server/records/findIds.ts';
import { nameOrder, readOrdering, sortBy } from '../../server/records/ordering.ts';
import { pageOf } from '../../server/records/paging.ts';
import { bestFirst, escaped, mostRanked } from '../../server/records/search.ts';
import { invalidField } from '../../server/request/problems.ts';
import { extendedLists } from './extraValues.ts';
import { idsByAgenda } from './policyAgenda.ts';
import { inState, type PolicyQuery } from './policyStates.ts';

export type { PolicyQuery } from './policyStates.ts';

type Trx = Transaction<Database>;
type Ordering = NonNullable<PolicyQuery['ordering']>;
type OrderKey = Exclude<Ordering, `-${string}` | 'agenda'>;

interface Order {
  key: RawBuilder<unknown>;
  /** What the key needs beside the policy `p`. */
  join?: RawBuilder<unknown>;
  /** Empty ones come last either way. */
  mayBeEmpty?: boolean;
}
const customerName = (column: string): Order => ({
  key: sql`c.name_order`,
  join: sql`left join customer_facts c on c.partner_id = p.partner_id and c.customer_id = ${sql.ref(`p.${column}`)}`,
  mayBeEmpty: true,
});
// Few rows, so their keys are made once, not for each policy.
const catalogueName = (table: string, column: string, name: RawBuilder<string> = sql`name`): Order => ({
  key: sql`c.name`,
  join: sql`left join (select id, ${nameOrder(name)} as name from ${sql.table(table)} offset 0) c
    on c.id = ${sql.ref(`p.${column}`)}`,
  mayBeEmpty: true,
});
const orders = (today: string): Record<OrderKey, Order> => ({
  number: {
    key: sql`f.number`,
    join: sql`join policy_facts f on f.partner_id = p.partner_id and f.policy_id = p.id`,
    mayBeEmpty: true,
  },
  status: {
    key: sql`case p.status when 'draft' then 1 when 'closed' then 4 else
      case when p.closes_on <= ${today} then 4 when p.end_date < ${today} then 3 else 2 end end`,
  },
  start_date: { key: sql`p.start_date`, mayBeEmpty: true },
  end_date: { key: sql`p.end_date`, mayBeEmpty: true },
  branch: catalogueName('branches', 'branch_id'),
  provider: catalogueName('providers', 'provider_id', shownProvider('providers')),
  contractor: customerName('contractor_id'),
  payer: customerName('payer_id'),
  net_premium: { key: sql`p.net_premium` },
  total_grant: { key: sql`p.total_grant` },
  created_at: { key: sql`p.created_at` },
  updated_at: { key: sql`p.updated_at` },
});
const isOrderKey = (key: string, known: Record<OrderKey, Order>): key is OrderKey => key in known;
function orderOf(ordering: Ordering, today: string) {
  const known = orders(today);
  const { name } = readOrdering(ordering);
  const { key, join = sql``, mayBeEmpty = false } = isOrderKey(name, known) ? known[name] : known.created_at;
  const optional = mayBeEmpty ? [name] : [];
  return { join, by: sortBy({ ordering, fallback: '-created_at', keys: { [name]: key }, optional, id: sql`p.id` }) };
}

/** Tells whether a policy `p`, or a row of its lists, fits what is asked of its extra fields. */
const ownOrRow = (fits: (extra: RawBuilder<unknown>) => RawBuilder<unknown>) =>
  sql`(${sql.join(
    [
      fits(sql`p.extra`),
      ...extendedLists.map(
        (table) => sql`exists (select from ${sql.table(table)} l where l.policy_id = p.id and ${fits(sql`l.extra`)})`,
      ),
    ],
    sql` or `,
  )})`;
/** Tells whether an extra field of a policy `p` or of its rows has a value: a number by what it is worth, a text by a part of it. */
function hasExtra(extra: RawBuilder<unknown>, key: string, value: string) {
  const own = sql`${extra} ->> ${key}`;
  const isNumber = /^-?\d{1,15}(\.\d{1,6})?$/.test(value);
  const asNumber = isNumber
    ? sql`${own} ~ '^-?[0-9.]+$' then (${own})::numeric = ${value}::numeric`
    : sql`true then false`;
  return sql`(select case when f.kind in ('number', 'money') then case when ${asNumber} else false end
      when f.kind = 'text' then search_key(${own}) like '%' || search_key(${escaped(value.trim())}) || '%'
      else ${own} = ${value} end
    from branches b, jsonb_to_recordset(b.extra_fields) f (key text, kind text)
    where b.partner_id = p.partner_id and b.id = p.branch_id and f.key = ${key})`;
}

const withExtra = (key: string, value: string | undefined) =>
  ownOrRow((extra) => {
    const has = sql`jsonb_exists(${extra}, ${key})`;
    return value === undefined ? has : sql`(${has} and ${hasExtra(extra, key, value)})`;
  });

const listed = (table: string, column: string, id: number) =>
  sql`p.id in (select l.policy_id from ${sql.table(table)} l where ${sql.ref(`l.${column}`)} = ${id})`;

/** What a query asks of a policy `p`; `isOf` tells how it is compared with a search. */
function conditionsOf(
  query: PolicyQuery,
  { today, found, isOf }: { today: string; found: Found | null; isOf: typeof isOfPolicies },
): RawBuilder<unknown>[] {
  const { status, customer, coverage, seller, vehicle, type, holds } = query;
  if (query.extra_value !== undefined && query.extra === undefined) throw invalidField('extra', 'field.required');
  const given: (RawBuilder<unknown> | false | '' | null | undefined)[] = [
    sql`p.deleted_at is null`,
    status && inState[status](today),
    query.is_sample !== undefined && sql`p.is_sample = ${query.is_sample}`,
    query.branch !== undefined && sql`p.branch_id = ${query.branch}`,
    query.provider !== undefined && sql`p.provider_id = ${query.provider}`,
    customer !== undefined &&
      sql`(p.contractor_id = ${customer} or p.payer_id = ${customer} or ${listed('policy_insureds', 'customer_id', customer)})`,
    coverage !== undefined && listed('policy_coverages', 'coverage_id', coverage),
    seller !== undefined &&
      sql`p.id in (select l.policy_id from policy_sellers l join sellers s on s.id = l.seller_id where s.user_id = ${seller})`,
    query.sold_by !== undefined && listed('policy_sellers', 'seller_id', query.sold_by),
    vehicle !== undefined && listed('policy_vehicles', 'vehicle_id', vehicle),
    query.contractor !== undefined && sql`p.contractor_id = ${query.contractor}`,
    query.payer !== undefined && sql`p.payer_id = ${query.payer}`,
    query.is_insured !== undefined && sql`p.is_insured = ${query.is_insured}`,
    type &&
      (type === 'individual' ? sql`p.insured_select_type = 'personal'` : sql`p.insured_select_type <> 'personal'`),
    query.insured_select_type && sql`p.insured_select_type = ${query.insured_select_type}`,
    query.ends_from && sql`p.end_date >= ${query.ends_from}`,
    query.ends_to && sql`p.end_date <= ${query.ends_to}`,
    query.starts_from && sql`p.start_date >= ${query.starts_from}`,
    query.starts_to && sql`p.start_date <= ${query.starts_to}`,
    query.extra !== undefined && withExtra(query.extra, query.extra_value),
    query.is_activated !== undefined && sql`(p.status <> 'draft') = ${query.is_activated}`,
    query.is_closing !== undefined && sql`(p.closes_on is not null) = ${query.is_closing}`,
    holds && sql`exists (select from ${sql.table(`policy_${holds}`)} x where x.policy_id = p.id)`,
    found && isOf('p.id', found),
  ];
  return given.filter((one) => one instanceof Object);
}

// The number of a policy, and who signs it.
const matchKeys = [
  sql`search_key(coalesce(p.number, ''))`,
  sql`coalesce((select m.name from customer_facts m where m.partner_id = p.partner_id and m.customer_id = p.contractor_id), '')`,
];

/** The ids of one page, ordered before anything is joined, whether more follow, and how many match in all. */
export async function findPage(trx: Trx, query: PolicyQuery): Promise<Counted & { ids: number[]; hasMore: boolean }> {
  const { size, offset } = pageOf(query);
  const { today } = await trx.selectFrom('partner_today').select('today').executeTakeFirstOrThrow();
  const found = await findIds(trx, 'policies', query.search ?? '');
  const conditions = sql.join(conditionsOf(query, { today, found, isOf: isOfPolicies }), sql` and `);
  const matching = sql`where ${conditions}`;
  const there = await countRows(trx, sql`from policies p ${matching}`, { skipped: offset, table: 'policies' });
  const counted = countedFrom(there);
  if (offset >= there) return { ...counted, ids: [], hasMore: false };
  if (query.ordering === 'agenda') {
    const ids = await idsByAgenda(trx, { today, status: query.status, conditions, limit: size + 1, offset });
    return { ...counted, ids: ids.slice(0, size), hasMore: ids.length > size };
  }
  const usual = orderOf(query.ordering ?? '-created_at', today);
  const isRanked = query.ordering === undefined && found?.ids && found.ids.length <= mostRanked;
  const by = isRanked ? sql`${bestFirst(query.search ?? '', matchKeys)}, ${usual.by}` : usual.by;
  const { join } = usual;
  const { rows } = await sql<{ id: number }>`select p.id from policies p ${join} ${matching}
    order by ${by} limit ${size + 1} offset ${offset}`.execute(trx);
  return { ...counted, ids: rows.slice(0, size).map((row) => row.id), hasMore: rows.length > size };
}

const states = ['draft', 'active', 'closed', 'expired', 'ending'] as const;
interface Sums {
  found: number;
  net: string;
  total: string;
}
/** Counts and premiums of everything that a query finds, by state. */
export async function summarisePolicies(trx: Trx, query: PolicyQuery): Promise<Omit<PolicySummary, 'currency'>> {
  const { today } = await trx.selectFrom('partner_today').select('today').executeTakeFirstOrThrow();
  const found = await findIds(trx, 'policies', query.search ?? '');
  const of = (state: (typeof states)[number]) => {
    const isIn = sql`filter (where ${inState[state](today)})`;
    return sql`json_build_object('found', count(*) ${isIn},
      'net', coalesce(sum(p.net_premium) ${isIn}, 0)::numeric(14, 2)::text,
      'total', coalesce(sum(p.total_grant) ${isIn}, 0)::numeric(14, 2)::text) as ${sql.ref(state)}`;
  };
  const { rows } = await sql<Record<(typeof states)[number], Sums>>`select ${sql.join(states.map(of))}
    from policies p where ${sql.join(conditionsOf(query, { today, found, isOf: isAmongPolicies }), sql` and `)}`.execute(
    trx,
  );
  const sums = rows[0];
  if (!sums) throw new Error('An aggregate answered no row.');
  const said = ({ found: count, net, total }: Sums) => ({ count, net_premium: net, total_grant: total });
  return {
    draft: said(sums.draft),
    active: said(sums.active),
    closed: said(sums.closed),
    expired: said(sums.expired),
    ending: said(sums.ending),
  };
}
