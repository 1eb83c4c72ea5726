import type {
  DashboardAgeing,
  DashboardCharts,
  DashboardMonth,
  DashboardPeriod,
  DashboardProduction,
  DashboardSummary,
  DashboardTotals,
} from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { addMoney } from '@corredor/core/money';
import { endingDays } from '@corredor/core/policies';
import { sql } from 'kysely';
import type { Scope } from '../../server/request/scope.ts';
import { type BandSum, bandOf, bandsOf } from './bands.ts';
import { chartsOfHeld, groupsOfHeld } from './charts.ts';

interface Sees {
  policies: boolean;
  payments: boolean;
  customers: boolean;
  vehicles: boolean;
}
type Charts = Omit<DashboardCharts, 'today' | 'currency' | 'starts_from'>;
type Due = Pick<DashboardSummary['due'], 'policies_ending' | 'policies_uncovered' | 'unfinished_forms'>;

/** What the first screen tells of the caller's brokerage, each block by itself. Its day is asked first, for the planner to know. */
export function dashboardStore({ trx, caller }: Scope) {
  const askDay = async () => {
    const { rows } = await sql<{ today: string; near_days: number }>`
      select set_config('work_mem', '32MB', true), today, near_expiry_days as near_days from partner_today`.execute(
      trx,
    );
    const [day] = rows;
    if (!day) throw new Error('A dashboard was asked for outside a brokerage.');
    return { ...day, currency: caller.currency, sqlToday: sql`${day.today}::date` };
  };
  const sumsOf = async (today: ReturnType<typeof sql>, until: string | null) => {
    const { rows } = await sql<BandSum>`
      select ${bandOf(sql`due_date`, today)} as band, count(*)::int as instalments, sum(amount - paid_amount)::text as amount
      from payments where voided_at is null and not is_paid and kind = 'premium' and (${until}::date is null or due_date <= ${until}::date)
      group by 1`.execute(trx);
    return rows;
  };

  return {
    /** What waits for somebody. Counts only what the caller may see; the rest is null. */
    due: async (
      sees: Pick<Sees, 'policies' | 'payments'>,
    ): Promise<Omit<DashboardSummary, 'has_sample' | 'first_steps'>> => {
      const { today, near_days, currency, sqlToday } = await askDay();
      const near_until = addDays(today, near_days);
      const ending_until = addDays(today, endingDays);
      const counted = await sql<Due>`
        select p.*, (select count(*)::int from drafts
          where user_id = ${caller.userId} and saved_at > app_now() - interval '30 days') as unfinished_forms
        from (values (1)) one
        left join lateral (
          select (select count(*)::int from policies where deleted_at is null and status = 'active' and closes_on is null
              and end_date >= ${sqlToday} and end_date <= ${ending_until}::date) as policies_ending,
            (select count(*)::int from policies where deleted_at is null and status = 'draft'
              and start_date <= ${sqlToday}) as policies_uncovered
        ) p on ${sees.policies}::boolean`.execute(trx);
      const sums = sees.payments ? await sumsOf(sqlToday, near_until) : null;
      const ofSide = (isLate: boolean) => {
        if (!sums) return { count: null, amount: null };
        const bands = sums.filter(({ band }) => band < 4 === isLate);
        const count = bands.reduce((all, one) => all + one.instalments, 0);
        return { count, amount: addMoney(...bands.map(({ amount }) => amount)) };
      };
      const late = ofSide(true);
      const near = ofSide(false);
      const { policies_ending = null, policies_uncovered = null, unfinished_forms = 0 } = counted.rows[0] ?? {};
      return {
        today,
        near_days,
        near_until,
        ending_until,
        currency,
        due: {
          instalments_delayed: late.count,
          instalments_near: near.count,
          policies_ending,
          policies_uncovered,
          unfinished_forms,
        },
        amounts: { instalments_delayed: late.amount, instalments_near: near.amount },
        late: sums && bandsOf('late', sums, today),
      };
    },
    /** What is to be collected, whenever it was or will be due. */
    ageing: async (): Promise<DashboardAgeing> => {
      const { today, currency, sqlToday } = await askDay();
      const sums = await sumsOf(sqlToday, null);
      return { today, currency, late: bandsOf('late', sums, today), coming: bandsOf('coming', sums, today) };
    },
    /** Net premium of what was activated, by the month in which it starts, and of the same months a year before. */
    production: async (): Promise<DashboardProduction> => {
      const { today, currency, sqlToday } = await askDay();
      const { rows } = await sql<DashboardMonth & { all_total: string; all_last_year: string }>`
        with bounds as materialized (
          select (date_trunc('month', ${sqlToday}) - interval '11 months')::date as first,
            (date_trunc('month', ${sqlToday}) + interval '1 month')::date as after
        ), started as materialized (
          select date_trunc('month', start_date)::date as month, count(*)::int as policies, sum(net_premium) as total,
            sum(net_premium) filter (where renewed_from_id is not null) as renewed
          from policies
          where deleted_at is null and status <> 'draft'
            and start_date >= (select (first - interval '1 year')::date from bounds) and start_date < (select after from bounds)
          group by 1
        ), months as (
          select m::date as starts_from, (m + interval '1 month' - interval '1 day')::date as starts_to,
            coalesce(s.policies, 0) as policies, coalesce(s.total, 0.00) as total, coalesce(s.renewed, 0.00) as renewed,
            coalesce(b.total, 0.00) as last_year
          from bounds, generate_series(first::timestamp, after::timestamp - interval '1 month', interval '1 month') m
          left join started s on s.month = m::date
          left join started b on b.month = (m - interval '1 year')::date
        )
        select starts_from, starts_to, policies, (total - renewed)::text as new, renewed::text, total::text, last_year::text,
          (sum(total) over ())::text as all_total, (sum(last_year) over ())::text as all_last_year
        from months order by starts_from`.execute(trx);
      const months = rows.map(({ all_total, all_last_year, ...month }) => month);
      return {
        today,
        currency,
        total: rows[0]?.all_total ?? '0.00',
        last_year: rows[0]?.all_last_year ?? '0.00',
        months,
      };
    },
    /** How much there is. Counts only what the caller may see; the rest is null. */
    totals: async (sees: Pick<Sees, 'policies' | 'vehicles' | 'customers'>): Promise<DashboardTotals> => {
      const { rows } = await sql<DashboardTotals>`
        select p.*, v.*, c.* from (values (1)) one
        left join lateral (
          select (select count(*)::int from policies where deleted_at is null) as policies,
            (select count(*)::int from policy_generals g join policies o on o.id = g.policy_id and o.deleted_at is null) as generals
        ) p on ${sees.policies}::boolean
        left join lateral (select count(*)::int as vehicles from vehicles) v on ${sees.vehicles}::boolean
        left join lateral (
          select count(*)::int as customers from customers where deleted_at is null
        ) c on ${sees.customers}::boolean`.execute(trx);
      const { policies = null, vehicles = null, customers = null, generals = null } = rows[0] ?? {};
      return { policies, vehicles, customers, generals };
    },
    /** The policies in force that started in a period, in four groups. */
    charts: async (period: DashboardPeriod): Promise<DashboardCharts> => {
      const { today, currency, sqlToday } = await askDay();
      const starts_from = { all: null, year: `${today.slice(0, 4)}-01-01`, month: `${today.slice(0, 7)}-01` }[period];
      const { rows } = await sql<{ charts: Charts }>`
        with held as materialized (
          select p.branch_id, p.provider_id, p.contractor_id, p.net_premium
          from policies p
          where p.deleted_at is null and p.status = 'active' and p.start_date <= ${sqlToday} and (p.closes_on is null or p.closes_on > ${sqlToday}) and (p.end_date >= ${sqlToday} or p.end_date is null)
            and (${starts_from}::date is null or p.start_date >= ${starts_from}::date)
        ), ${groupsOfHeld}
        select ${chartsOfHeld} as charts`.execute(trx);
      const [row] = rows;
      if (!row) throw new Error('The charts came without a row.');
      return { today, currency, starts_from, ...row.charts };
    },
  };
}
export type DashboardStore = ReturnType<typeof dashboardStore>;
