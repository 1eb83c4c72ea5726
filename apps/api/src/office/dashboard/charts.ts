import { type RawBuilder, sql } from 'kysely';
import { shownProvider } from '../../database/fragments.ts';
import { nameOrder } from '../../server/records/ordering.ts';

/** The rows of a chart that leave the server; a table behind it is no list of everything. */
const most = 50;

const byQuantity = sql`g.policies desc, g.net_premium desc`;
const byPremium = sql`g.net_premium desc, g.policies desc`;

/** Groups with what they are called, the largest first. Names settle only who is as large as another, so few are looked up. */
const chart = (
  groups: RawBuilder<unknown>,
  names: RawBuilder<unknown>,
  by: RawBuilder<unknown>,
  name: RawBuilder<string> = sql`x.name`,
) => sql`(
  select json_build_object('count', (select count(*) from ${groups} g where g.id is not null),
    'results', coalesce(json_agg(json_build_object('id', n.id, 'name', n.name, 'policies', n.policies,
      'net_premium', n.net_premium::text) order by n.place), '[]'))
  from (
    select g.id, ${name} as name, g.policies, g.net_premium, row_number() over (order by ${by}, ${nameOrder(name)}, g.id) as place
    from (select * from ${groups} g where g.id is not null order by ${by} fetch first ${sql.lit(most)} rows with ties) g
    join ${names} x on x.id = g.id order by place limit ${sql.lit(most)}
  ) n)`;
const perPlace = (column: 'branch_id' | 'provider_id') => sql`(
  select ${sql.ref(column)} as id, sum(policies)::int as policies, sum(net_premium) as net_premium from by_place group by 1)`;

/** Sums of `held`, a part of the statement around the charts: by contractor, and by branch and insurer at once. */
export const groupsOfHeld = sql`
  by_contractor as materialized (
    select contractor_id as id, count(*)::int as policies, sum(net_premium) as net_premium from held group by 1
  ), by_place as materialized (
    select branch_id, provider_id, count(*)::int as policies, sum(net_premium) as net_premium from held group by 1, 2
  )`;
/** The four charts of the first screen. */
export const chartsOfHeld = sql`json_build_object(
  'policies_by_branch', ${chart(perPlace('branch_id'), sql`branches`, byQuantity)},
  'contractors_by_net_premium', ${chart(sql`by_contractor`, sql`customers`, byPremium)},
  'policies_by_provider', ${chart(perPlace('provider_id'), sql`providers`, byQuantity, shownProvider('x'))},
  'contractors_by_quantity', ${chart(sql`by_contractor`, sql`customers`, byQuantity)})`;
