import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Input } from '../server/operations.ts';
import { pageOf } from '../server/paging.ts';
import { matchesWords } from '../server/search.ts';

export type PolicyQuery = Input<'listPolicies'>['query'];
type Trx = Transaction<Database>;
type Ordering = NonNullable<PolicyQuery['ordering']>;
type OrderKey = Exclude<Ordering, `-${string}`>;

const nameIn = (table: string, column: string) =>
  sql`(select search_key(x.name) from ${sql.table(table)} x where x.id = ${sql.ref(`p.${column}`)})`;
const orderKeys: Record<OrderKey, RawBuilder<unknown>> = {
  number: sql`search_key(p.number)`,
  status: sql`array_position(array['draft', 'active', 'expired', 'closed'], p.current_status)`,
  start_date: sql`p.start_date`,
  end_date: sql`p.end_date`,
  branch: nameIn('branches', 'branch_id'),
  provider: nameIn('providers', 'provider_id'),
  contractor: nameIn('customers', 'contractor_id'),
  payer: nameIn('customers', 'payer_id'),
  net_premium: sql`p.net_premium`,
  total_grant: sql`p.total_grant`,
  created_at: sql`p.created_at`,
  updated_at: sql`p.updated_at`,
};
const isOrderKey = (key: string): key is OrderKey => key in orderKeys;
function orderOf(ordering: Ordering) {
  const isDown = ordering.startsWith('-');
  const key = isDown ? ordering.slice(1) : ordering;
  const by = isOrderKey(key) ? orderKeys[key] : orderKeys.created_at;
  return isDown ? sql`${by} desc nulls last, p.id desc` : sql`${by} asc nulls last, p.id asc`;
}

const holds = (rows: NonNullable<PolicyQuery['holds']>) =>
  sql<boolean>`exists (select from ${sql.table(`policy_${rows}`)} x where x.policy_id = p.id)`;

const matching = (trx: Trx, query: PolicyQuery) =>
  trx
    .selectFrom('policy_states as p')
    .$if(query.status !== undefined, (q) => q.where('p.current_status', '=', query.status ?? 'draft'))
    .$if(query.branch !== undefined, (q) => q.where('p.branch_id', '=', query.branch ?? 0))
    .$if(query.provider !== undefined, (q) => q.where('p.provider_id', '=', query.provider ?? 0))
    .$if(query.customer !== undefined, (q) =>
      q.where(sql<boolean>`(p.contractor_id = ${query.customer} or p.payer_id = ${query.customer}
        or p.id in (select i.policy_id from policy_insureds i where i.customer_id = ${query.customer}))`),
    )
    .$if(query.coverage !== undefined, (q) =>
      q.where(
        sql<boolean>`p.id in (select l.policy_id from policy_coverages l where l.coverage_id = ${query.coverage})`,
      ),
    )
    .$if(query.seller !== undefined, (q) =>
      q.where(sql<boolean>`p.id in (select l.policy_id from policy_sellers l where l.user_id = ${query.seller})`),
    )
    .$if(query.vehicle !== undefined, (q) =>
      q.where(sql<boolean>`p.id in (select l.policy_id from policy_vehicles l where l.vehicle_id = ${query.vehicle})`),
    )
    .$if(query.contractor !== undefined, (q) => q.where('p.contractor_id', '=', query.contractor ?? 0))
    .$if(query.payer !== undefined, (q) => q.where('p.payer_id', '=', query.payer ?? 0))
    .$if(query.is_insured !== undefined, (q) => q.where('p.is_insured', '=', query.is_insured ?? false))
    .$if(query.type !== undefined, (q) => q.where('p.type', '=', query.type ?? 'individual'))
    .$if(query.insured_select_type !== undefined, (q) =>
      q.where('p.insured_select_type', '=', query.insured_select_type ?? 'personal'),
    )
    .$if(query.ends_from !== undefined, (q) => q.where('p.end_date', '>=', query.ends_from ?? ''))
    .$if(query.ends_to !== undefined, (q) => q.where('p.end_date', '<=', query.ends_to ?? ''))
    .$if(query.starts_from !== undefined, (q) => q.where('p.start_date', '>=', query.starts_from ?? ''))
    .$if(query.starts_to !== undefined, (q) => q.where('p.start_date', '<=', query.starts_to ?? ''))
    .$if(query.holds !== undefined, (q) => q.where(holds(query.holds ?? 'generals')))
    .where(
      matchesWords(
        query.search ?? '',
        (
          pattern,
        ) => sql<boolean>`(search_key(coalesce(p.number, '') || ' ' || coalesce(p.certificate_number, '')) like ${pattern}
          or p.contractor_id in (select x.id from customers x where search_key(x.name) like ${pattern}))`,
      ),
    );

/** The ids of one page, ordered before anything is joined, and how many match in all. */
export async function findPage(trx: Trx, query: PolicyQuery): Promise<{ count: number; ids: number[] }> {
  const { size, offset } = pageOf(query);
  const total = await matching(trx, query).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  if (total.count <= offset) return { count: total.count, ids: [] };
  const rows = await matching(trx, query)
    .select('p.id')
    .orderBy(orderOf(query.ordering ?? '-created_at'))
    .limit(size)
    .offset(offset)
    .execute();
  return { count: total.count, ids: rows.map((row) => row.id) };
}
