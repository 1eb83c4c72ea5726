import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type Counted, countRows } from '../../server/records/counting.ts';
import { type Found, findIds } from '../../server/records/findIds.ts';
import { readOrdering, sortBy } from '../../server/records/ordering.ts';
import { pageOf } from '../../server/records/paging.ts';
import type { Input } from '../../server/request/operations.ts';

export type PolicyQuery = Input<'listPolicies'>['query'];
type Trx = Transaction<Database>;
type Ordering = NonNullable<PolicyQuery['ordering']>;
type OrderKey = Exclude<Ordering, `-${string}`>;

interface Order {
  key: RawBuilder<unknown>;
  /** What the key needs beside the policy `p`. */
  join?: RawBuilder<unknown>;
  /** Empty ones come last either way. */
  mayBeEmpty?: boolean;
}
const customerName = (column: string): Order => ({
  key: sql`c.name`,
  join: sql`left join customer_facts c on c.partner_id = p.partner_id and c.customer_id = ${sql.ref(`p.${column}`)}`,
  mayBeEmpty: true,
});
// Few rows, so their keys are made once, not for each policy.
const catalogueName = (table: string, column: string): Order => ({
  key: sql`c.name`,
  join: sql`left join (select id, search_key(name) as name from ${sql.table(table)} offset 0) c
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
    key: sql`case p.status when 'draft' then 1 when 'closed' then 4 else case when p.end_date < ${today} then 3 else 2 end end`,
  },
  start_date: { key: sql`p.start_date`, mayBeEmpty: true },
  end_date: { key: sql`p.end_date`, mayBeEmpty: true },
  branch: catalogueName('branches', 'branch_id'),
  provider: catalogueName('providers', 'provider_id'),
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

const inState: Record<NonNullable<PolicyQuery['status']>, (today: string) => RawBuilder<SqlBool>> = {
  draft: () => sql`p.status = 'draft'`,
  closed: () => sql`p.status = 'closed'`,
  active: (today) => sql`p.status = 'active' and (p.end_date >= ${today} or p.end_date is null)`,
  expired: (today) => sql`p.status = 'active' and p.end_date < ${today}`,
};
const listed = (table: string, column: string, id: number) =>
  sql`p.id in (select l.policy_id from ${sql.table(table)} l where ${sql.ref(`l.${column}`)} = ${id})`;

/** What a query asks of a policy `p`. */
function conditionsOf(query: PolicyQuery, today: string, found: Found | null): RawBuilder<unknown>[] {
  const { status, customer, coverage, seller, vehicle, type, holds } = query;
  const given: (RawBuilder<unknown> | false | '' | null | undefined)[] = [
    sql`p.deleted_at is null`,
    status && inState[status](today),
    query.branch !== undefined && sql`p.branch_id = ${query.branch}`,
    query.provider !== undefined && sql`p.provider_id = ${query.provider}`,
    customer !== undefined &&
      sql`(p.contractor_id = ${customer} or p.payer_id = ${customer} or ${listed('policy_insureds', 'customer_id', customer)})`,
    coverage !== undefined && listed('policy_coverages', 'coverage_id', coverage),
    seller !== undefined && listed('policy_sellers', 'user_id', seller),
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
    holds && sql`exists (select from ${sql.table(`policy_${holds}`)} x where x.policy_id = p.id)`,
    found?.ids && sql`p.id = any (${sql.val(found.ids)}::int[])`,
    found &&
      !found.ids &&
      sql`(select s.key like all (${found.patterns}) from policy_facts s
        where s.partner_id = p.partner_id and s.policy_id = p.id)`,
  ];
  return given.filter((one) => one instanceof Object);
}

/** The ids of one page, ordered before anything is joined, whether more follow, and how many match in all. */
export async function findPage(trx: Trx, query: PolicyQuery): Promise<Counted & { ids: number[]; hasMore: boolean }> {
  const { size, offset } = pageOf(query);
  const { today } = await trx.selectFrom('partner_today').select('today').executeTakeFirstOrThrow();
  const found = await findIds(trx, 'policies', query.search ?? '');
  const matching = sql`where ${sql.join(conditionsOf(query, today, found), sql` and `)}`;
  const counted = await countRows(trx, sql`from policies p ${matching}`);
  if (counted.count <= offset && !counted.isAtLeast) return { ...counted, ids: [], hasMore: false };
  const { join, by } = orderOf(query.ordering ?? '-created_at', today);
  const { rows } = await sql<{ id: number }>`select p.id from policies p ${join} ${matching}
    order by ${by} limit ${size + 1} offset ${offset}`.execute(trx);
  return { ...counted, ids: rows.slice(0, size).map((row) => row.id), hasMore: rows.length > size };
}
