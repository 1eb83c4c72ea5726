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
      select id as policy_id, 0 as movement_id, total_grant as total, round(net_premium * commission_percent / 100, 2) as commission
      from held where commission_percent > 0
      union all
      select h.id, m.id, m.total_delta, round(m.net_delta * h.commission_percent / 100, 2)
      from held h join movements m on m.policy_id = h.id and m.status = 'issued' and m.undoes_id is null
      where h.commission_percent > 0
    ), paid as (
      select i.policy_id, coalesce(i.movement_id, 0) as movement_id, sum(i.amount - coalesce(r.given_up, 0)) as expected,
        sum(sign(i.amount) * i.paid_amount - coalesce(r.given_up, 0)) as collected,
        sum(sign(i.amount) * coalesce(r.amount, 0)) as by_broker
      from payments i join held h on h.id = i.policy_id and h.commission_percent > 0
      left join lateral (
        select sum(r.amount) filter (where r.kind in ('money', 'withholding') and r.collected_by = 'broker') as amount,
          sum(r.amount) filter (where r.kind = 'write_off') as given_up
        from receipts r where r.partner_id = i.partner_id and r.payment_id = i.id and r.voided_at is null
      ) r on true
      where i.voided_at is null group by 1, 2
    ), earned as (
      select case when d.policy_id is null and o.movement_id = 0 then o.commission else ${partOf('expected')} end as expected,
        ${partOf('collected')} as released, ${partOf('by_broker')} as kept
      from parts o left join paid d on d.policy_id = o.policy_id and d.movement_id = o.movement_id
    ), earning as (
      select policy_id, sum(commission) as commission from parts group by 1
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
      (select json_build_object('to_release', coalesce(sum(expected - released), 0.00)::text,
        'to_collect', coalesce(sum(released - kept), 0.00)::text, 'collected', coalesce(sum(kept), 0.00)::text,
        'without_percent', (select count(*)::int from held where is_in_force and commission_percent is null))
        from earned) as commission
    from bounds`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('An aggregate answered no row.');
  return row;
}

/** The commission of a policy or a movement in proportion to a part of its premium. */
const partOf = (part: string) =>
  sql`case when o.total <> 0 then round(o.commission * coalesce(${sql.ref(`d.${part}`)}, 0) / o.total, 2) else 0.00 end`;

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
