import { type RawBuilder, sql } from 'kysely';

/** The rows of a chart that leave the server; a table behind it is no list of everything. */
const most = 50;

/** The policies of `held` by what one of their columns refers to, the largest groups first. */
const groups = (column: 'branch_id' | 'provider_id' | 'contractor_id', table: string, by: RawBuilder<unknown>) => sql`(
  select json_build_object('count', coalesce(max(g.total), 0), 'results', coalesce(json_agg(json_build_object(
    'id', g.id, 'name', g.name, 'policies', g.policies, 'net_premium', g.net_premium::text) order by g.place), '[]'))
  from (
    select x.id, x.name, count(*)::int as policies, sum(h.net_premium) as net_premium, count(*) over () as total,
      row_number() over (order by ${by}, search_key(x.name), x.id) as place
    from held h join ${sql.table(table)} x on x.id = ${sql.ref(`h.${column}`)}
    group by x.id, x.name order by place limit ${sql.lit(most)}
  ) g)`;
const byQuantity = sql`count(*) desc, sum(h.net_premium) desc`;
const byPremium = sql`sum(h.net_premium) desc, count(*) desc`;

/** The four charts of the first screen, over a `held` that the statement around it defines. */
export const chartsOfHeld = sql`json_build_object(
  'policies_by_branch', ${groups('branch_id', 'branches', byQuantity)},
  'contractors_by_net_premium', ${groups('contractor_id', 'customers', byPremium)},
  'policies_by_provider', ${groups('provider_id', 'providers', byQuantity)},
  'contractors_by_quantity', ${groups('contractor_id', 'customers', byQuantity)})`;
