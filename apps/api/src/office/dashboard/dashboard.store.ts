import type { DashboardCharts, DashboardPeriod } from '@corredor/core/api';
import { endingDays } from '@corredor/core/policies';
import { sql } from 'kysely';
import type { Scope } from '../../server/request/scope.ts';
import { chartsOfHeld, groupsOfHeld } from './charts.ts';

interface Sees {
  policies: boolean;
  payments: boolean;
  customers: boolean;
  vehicles: boolean;
}
interface Counts {
  today: string;
  ending_until: string;
  starts_from: string | null;
  policies: number | null;
  drafts: number | null;
  policies_ending: number | null;
  generals: number | null;
  vehicles: number | null;
  customers: number | null;
  instalments_delayed: number | null;
  instalments_near: number | null;
  amount_delayed: string | null;
  amount_near: string | null;
  charts: DashboardCharts | null;
}
/** Counts of the caller's brokerage, in one statement so that they belong together. Its day is asked first, for the planner to know. */
export function dashboardStore({ trx }: Scope) {
  return {
    /** Counts only what the caller may see; the rest is null. */
    count: async (sees: Sees, period: DashboardPeriod): Promise<Counts> => {
      const now = await sql<{ today: string; near: number; starts_from: string | null }>`
        select set_config('work_mem', '32MB', true), today, near_expiry_days as near, case ${period}::text when 'all' then null
          else date_trunc(${period}::text, today)::date end as starts_from
        from partner_today`.execute(trx);
      const today = sql`${now.rows[0]?.today}::date`;
      const near = now.rows[0]?.near;
      const startsFrom = now.rows[0]?.starts_from ?? null;
      const { rows } = await sql<Counts>`
        with held as materialized (
          select p.branch_id, p.provider_id, p.contractor_id, p.net_premium
          from policies p
          where ${sees.policies}::boolean and p.deleted_at is null and p.status = 'active'
            and (p.end_date >= ${today} or p.end_date is null)
            and (${startsFrom}::date is null or p.start_date >= ${startsFrom}::date)
        ), ${groupsOfHeld}
        select ${today} as today, ${today} + ${endingDays}::integer as ending_until, ${startsFrom}::date as starts_from,
          p.*, g.*, v.*, c.*, y.*,
          case when ${sees.policies}::boolean then ${chartsOfHeld} end as charts
        from (values (1)) one
        left join lateral (
          select (select count(*)::int from policies where deleted_at is null) as policies,
            (select count(*)::int from policies where deleted_at is null and status = 'draft') as drafts,
            (select count(*)::int from policies where deleted_at is null and status = 'active' and end_date >= ${today}
              and end_date <= ${today} + ${endingDays}::integer) as policies_ending
        ) p on ${sees.policies}::boolean
        left join lateral (
          select count(*)::int as generals
          from policy_generals g join policies o on o.id = g.policy_id and o.deleted_at is null
        ) g on ${sees.policies}::boolean
        left join lateral (select count(*)::int as vehicles from vehicles) v on ${sees.vehicles}::boolean
        left join lateral (
          select count(*)::int as customers from customers where deleted_at is null
        ) c on ${sees.customers}::boolean
        left join lateral (
          select (count(*) filter (where due_date < ${today}))::int as instalments_delayed,
            (count(*) filter (where due_date >= ${today}))::int as instalments_near,
            coalesce(sum(amount) filter (where due_date < ${today}), 0.00) as amount_delayed,
            coalesce(sum(amount) filter (where due_date >= ${today}), 0.00) as amount_near
          from payments
          where voided_at is null and not is_paid and due_date <= ${today} + ${near}::integer
        ) y on ${sees.payments}::boolean`.execute(trx);
      const [row] = rows;
      if (!row) throw new Error('A summary was asked for outside a brokerage.');
      return row;
    },
  };
}
export type DashboardStore = ReturnType<typeof dashboardStore>;
