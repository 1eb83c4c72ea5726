import type {
  ProviderBranchProduction,
  ProviderCommission,
  ProviderInForce,
  ProviderProduction,
} from '@corredor/core/api';
import { sql, type Transaction } from 'kysely';
import { isCountedMovement, isInForce, refById } from '../../database/fragments.ts';
import type { Database } from '../../database/schema.ts';

type Sums = Omit<ProviderProduction, 'currency' | 'branches' | 'commission'> & {
  branches: ProviderBranchProduction[] | null;
  commission: ProviderCommission;
};

/** What the activated policies of one provider carry, samples only where it is one itself; a commission is rounded and released by policy and movement, as the page of the policy says it. */
export async function productionOf(trx: Transaction<Database>, providerId: number): Promise<Sums> {
  const { today } = await trx.selectFrom('partner_today').select('today').executeTakeFirstOrThrow();
  const isAlike = sql`p.is_sample = (select v.is_sample from providers v where v.id = ${providerId})`;
  const { rows } = await sql<Sums>`
    with bounds as materialized (
      select (date_trunc('month', ${today}::date) - interval '11 months')::date as first,
        (date_trunc('month', ${today}::date) + interval '1 month')::date as after
    ), moved as materialized (
      select m.policy_id, m.effective_date, m.net_delta from movements m
      join policies p on p.partner_id = m.partner_id and p.id = m.policy_id and p.provider_id = ${providerId} and p.deleted_at is null
        and ${isAlike}
      where ${isCountedMovement}
    ), held as materialized (
      select p.id, p.branch_id, p.start_date, p.net_premium,
        p.net_premium + coalesce((select sum(m.net_delta) from moved m where m.policy_id = p.id), 0) as current_net, p.total_grant, p.commission_percent,
        ${isInForce('p', sql`${today}::date`)} as is_in_force
      from policies p where p.provider_id = ${providerId} and ${isAlike} and p.deleted_at is null and p.status <> 'draft'
    ), parts as materialized (
      select t.id, t.policy_id, t.movement_id, t.amount from commission_parts t join held h on h.id = t.policy_id
    ), earned as (
      select case when s.count = 0 and t.movement_id is null then t.amount else coalesce(s.to_release, 0.00) end as to_release,
        coalesce(s.balance, 0.00) as balance, coalesce(s.collected, 0.00) as collected
      from parts t left join lateral (
        select count(*) as count, sum(f.expected - f.released) as to_release, sum(f.balance) as balance, sum(f.retained + f.received) as collected
        from commission_facts f where f.part_id = t.id
      ) s on true
    ), earning as (
      select policy_id, sum(amount) as commission from parts group by 1
    ), brought as (
      select start_date as day, net_premium as net from held union all select effective_date, net_delta from moved
    ), of_branches as (
      select h.branch_id, count(*)::int as policies, sum(h.current_net) as net_premium, min(h.commission_percent) as lowest,
        max(h.commission_percent) as highest, coalesce(sum(e.commission), 0.00) as commission
      from held h left join earning e on e.policy_id = h.id where h.is_in_force and h.branch_id is not null group by 1 order by sum(h.current_net) desc, 1 limit 100
    )
    select first::text as starts_from, (after - 1)::text as starts_to,
      (select coalesce(sum(net), 0.00)::text from brought where day >= first and day < after) as net_premium,
      (select coalesce(sum(net), 0.00)::text from brought where day >= first - interval '1 year' and day < first) as last_year,
      (select json_agg(json_build_object('branch', ${refById('branches', 'b.branch_id')}, 'policies', b.policies,
        'net_premium', b.net_premium::text, 'lowest_percent', trim_scale(b.lowest)::text,
        'highest_percent', trim_scale(b.highest)::text, 'commission', b.commission::text)
        order by b.net_premium desc, b.branch_id) from of_branches b) as branches,
      (select json_build_object('to_release', coalesce(sum(to_release), 0.00)::text,
        'to_collect', coalesce(sum(balance), 0.00)::text, 'collected', coalesce(sum(collected), 0.00)::text,
        'without_percent', (select count(*)::int from held where is_in_force and commission_percent is null))
        from earned) as commission
    from bounds`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('An aggregate answered no row.');
  return row;
}

/** What each of some providers has in force, with the movements that count, samples only where it is one itself. */
export async function inForceOf(
  trx: Transaction<Database>,
  providerIds: readonly number[],
): Promise<ReadonlyMap<number, ProviderInForce>> {
  if (providerIds.length === 0) return new Map();
  const { rows } = await sql<ProviderInForce & { id: number }>`
    with wanted as materialized (
      select p.partner_id, p.provider_id, p.id, p.net_premium from policies p
      join providers v on v.partner_id = p.partner_id and v.id = p.provider_id and v.is_sample = p.is_sample
      where p.provider_id = any(${sql.val([...providerIds])}::int[]) and p.deleted_at is null
        and ${isInForce('p', sql`(select today from partner_today)`)}
    ), moved as (
      select m.policy_id, sum(m.net_delta) as net from movements m join wanted w on w.partner_id = m.partner_id and w.id = m.policy_id
      where ${isCountedMovement} group by 1
    )
    select w.provider_id as id, count(*)::int as policies, sum(w.net_premium + coalesce(m.net, 0))::text as net_premium
    from wanted w left join moved m on m.policy_id = w.id group by 1`.execute(trx);
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}
