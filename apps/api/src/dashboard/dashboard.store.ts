import { sql } from 'kysely';
import type { Scope } from '../server/scope.ts';

/** How many days ahead a policy counts as ending. */
const endingDays = 30;

interface Counts {
  today: string;
  ending_until: string;
  policies: number | null;
  drafts: number | null;
  policies_ending: number | null;
  generals: number | null;
  customers: number | null;
  instalments_delayed: number | null;
  instalments_near: number | null;
}
/** Counts of the caller's brokerage, in one statement so that they belong together. */
export function dashboardStore({ trx }: Scope) {
  return {
    /** Counts only what the caller may see; the rest is null. */
    count: async (sees: { policies: boolean; payments: boolean; customers: boolean }): Promise<Counts> => {
      const { rows } = await sql<Counts>`
        select t.today, t.today + ${endingDays}::integer as ending_until, p.*, g.*, c.*, y.*
        from partner_today t
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
        left join lateral (
          select count(*)::int as customers from customers where deleted_at is null
        ) c on ${sees.customers}::boolean
        left join lateral (
          select (count(*) filter (where status = 'delayed'))::int as instalments_delayed,
            (count(*) filter (where status = 'near_expiry'))::int as instalments_near
          from payment_states
        ) y on ${sees.payments}::boolean`.execute(trx);
      const [row] = rows;
      if (!row) throw new Error('A summary was asked for outside a brokerage.');
      return row;
    },
  };
}
export type DashboardStore = ReturnType<typeof dashboardStore>;
