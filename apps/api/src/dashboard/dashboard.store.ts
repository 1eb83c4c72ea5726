import type { DashboardCharts, DashboardPeriod } from '@corredor/core/api';
import { sql } from 'kysely';
import type { Scope } from '../server/scope.ts';
import { chartsOfHeld } from './charts.ts';

/** How many days ahead a policy counts as ending. */
const endingDays = 30;

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
/** Counts of the caller's brokerage, in one statement so that they belong together. */
export function dashboardStore({ trx }: Scope) {
  return {
    /** Counts only what the caller may see; the rest is null. */
    count: async (sees: Sees, period: DashboardPeriod): Promise<Counts> => {
      const { rows } = await sql<Counts>`
        with t as materialized (
          select today, case ${period}::text when 'all' then null
            else date_trunc(${period}::text, today)::date end as starts_from
          from partner_today
        ), held as materialized (
          select p.branch_id, p.provider_id, p.contractor_id, p.net_premium
          from policy_states p, t
          where ${sees.policies}::boolean and p.current_status = 'active'
            and (t.starts_from is null or p.start_date >= t.starts_from)
        )
        select t.today, t.today + ${endingDays}::integer as ending_until, t.starts_from, p.*, g.*, v.*, c.*, y.*,
          case when ${sees.policies}::boolean then ${chartsOfHeld} end as charts
        from t
        left join lateral (
          select count(*)::int as policies,
            (count(*) filter (where current_status = 'draft'))::int as drafts,
            (count(*) filter (where current_status = 'active'
              and end_date <= t.today + ${endingDays}::integer))::int as policies_ending
          from policy_states
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
          select (count(*) filter (where status = 'delayed'))::int as instalments_delayed,
            (count(*) filter (where status = 'near_expiry'))::int as instalments_near,
            coalesce(sum(amount) filter (where status = 'delayed'), 0.00) as amount_delayed,
            coalesce(sum(amount) filter (where status = 'near_expiry'), 0.00) as amount_near
          from payment_states
        ) y on ${sees.payments}::boolean`.execute(trx);
      const [row] = rows;
      if (!row) throw new Error('A summary was asked for outside a brokerage.');
      return row;
    },
  };
}
export type DashboardStore = ReturnType<typeof dashboardStore>;
