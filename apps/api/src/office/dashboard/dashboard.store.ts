import type {
  DashboardAgeing,
  DashboardCharts,
  DashboardCollection,
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
import { isCountedMovement, isInForce, ownRows } from '../../database/fragments.ts';
import type { Scope } from '../../server/request/scope.ts';
import { type BandSum, bandOf, bandsOf } from './bands.ts';
import { chartsOfHeld, groupsOfHeld } from './charts.ts';
import { collectionByMonth } from './collection.ts';
import { lapsedTerms, netOfTerm } from './lapsed.ts';

interface Sees {
  policies: boolean;
  payments: boolean;
  customers: boolean;
  vehicles: boolean;
  renewals: boolean;
}
type Charts = Omit<DashboardCharts, 'today' | 'currency' | 'starts_from'>;
type Due = Omit<DashboardSummary['due'], 'instalments_delayed' | 'instalments_near'> & { lapsed_net: string | null };

const noDue: Due = {
  policies_lapsed: null,
  policies_ending: null,
  policies_uncovered: null,
  unfinished_forms: 0,
  lapsed_net: null,
};

/** What the first screen tells of the caller's brokerage, each block by itself, without the sample book. Its day is asked first, for the planner to know. */
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
    // Very many may be open: they are added up by their days, in an index that knows no samples. Those of the sample book, few, are taken away again.
    const owed = sql`from payments where voided_at is null and not is_paid and kind = 'premium'
      and (${until}::date is null or due_date <= ${until}::date)`;
    const { rows } = await sql<BandSum>`
      select ${bandOf(sql`due_date`, today)} as band, sum(instalments)::int as instalments, sum(amount)::text as amount
      from (select due_date, count(*) as instalments, sum(amount - paid_amount) as amount ${owed} group by due_date
        union all select due_date, -count(*), -sum(amount - paid_amount) ${owed}
          and policy_id = any (array(select id from policies where is_sample)) group by due_date) d
      group by 1 having sum(instalments) > 0`.execute(trx);
    return rows;
  };

  return {
    /** What waits for somebody. Counts only what the caller may see; the rest is null. */
    due: async (
      sees: Pick<Sees, 'policies' | 'payments' | 'renewals'>,
    ): Promise<Omit<DashboardSummary, 'has_sample' | 'first_steps'>> => {
      const { today, near_days, currency, sqlToday } = await askDay();
      const near_until = addDays(today, near_days);
      const ending_until = addDays(today, endingDays);
      const counted = await sql<Due>`
        select p.*, l.*, (select count(*)::int from drafts
          where user_id = ${caller.userId} and saved_at > app_now() - interval '30 days') as unfinished_forms
        from (values (1)) one
        left join lateral (
          select (select count(*)::int from policies where deleted_at is null and not is_sample and status = 'active' and closes_on is null
              and end_date >= ${sqlToday} and end_date <= ${ending_until}::date) as policies_ending,
            (select count(*)::int from policies where deleted_at is null and not is_sample and status = 'draft'
              and start_date <= ${sqlToday}) as policies_uncovered
        ) p on ${sees.policies}::boolean
        left join lateral (select count(*)::int as policies_lapsed, coalesce(sum(${netOfTerm}), 0.00)::numeric(14, 2)::text as lapsed_net
          from ${lapsedTerms(today)} and not p.is_sample) l on ${sees.policies && sees.renewals}::boolean`.execute(trx);
      const sums = sees.payments ? await sumsOf(sqlToday, near_until) : null;
      const ofSide = (isLate: boolean) => {
        if (!sums) return { count: null, amount: null };
        const bands = sums.filter(({ band }) => band < 4 === isLate);
        const count = bands.reduce((all, one) => all + one.instalments, 0);
        return { count, amount: addMoney(...bands.map(({ amount }) => amount)) };
      };
      const late = ofSide(true);
      const near = ofSide(false);
      const { lapsed_net = null, ...ofPolicies } = counted.rows[0] ?? noDue;
      return {
        today,
        near_days,
        near_until,
        ending_until,
        currency,
        due: {
          instalments_delayed: late.count,
          instalments_near: near.count,
          ...ofPolicies,
        },
        amounts: { policies_lapsed: lapsed_net, instalments_delayed: late.amount, instalments_near: near.amount },
      };
    },
    /** What is to be collected, whenever it was or will be due. */
    ageing: async (): Promise<DashboardAgeing> => {
      const { today, currency, sqlToday } = await askDay();
      const sums = await sumsOf(sqlToday, null);
      return { today, currency, late: bandsOf('late', sums, today), coming: bandsOf('coming', sums, today) };
    },
    /** What was due and what came in, by month. */
    collection: async (): Promise<DashboardCollection> => {
      const { today, currency } = await askDay();
      return { today, currency, ...(await collectionByMonth(trx, today)) };
    },
    /** Net premium of what was activated, by the month in which it starts, with movements by that of their effect, and of the same months a year before. */
    production: async (): Promise<DashboardProduction> => {
      const { today, currency, sqlToday } = await askDay();
      const { rows } = await sql<DashboardMonth & { all_total: string; all_last_year: string }>`
        with bounds as materialized (
          select (date_trunc('month', ${sqlToday}) - interval '11 months')::date as first,
            (date_trunc('month', ${sqlToday}) + interval '1 month')::date as after
        ), brought as (
          select date_trunc('month', start_date)::date as month, 1 as policies, net_premium as net, 0 as moved,
            renewed_from_id is not null as is_renewed
          from policies
          where deleted_at is null and not is_sample and status <> 'draft'
            and start_date >= (select (first - interval '1 year')::date from bounds) and start_date < (select after from bounds)
          union all select date_trunc('month', m.effective_date)::date, 0, m.net_delta, m.net_delta, p.renewed_from_id is not null
          from movements m join policies p on p.partner_id = m.partner_id and p.id = m.policy_id and p.deleted_at is null and not p.is_sample
          where ${isCountedMovement} and m.effective_date >= (select (first - interval '1 year')::date from bounds)
            and m.effective_date < (select after from bounds)
        ), started as materialized (
          select month, sum(policies)::int as policies, sum(net) as total, sum(moved) as moved,
            sum(net) filter (where is_renewed) as renewed
          from brought group by 1
        ), months as (
          select m::date as starts_from, (m + interval '1 month' - interval '1 day')::date as starts_to,
            coalesce(s.policies, 0) as policies, coalesce(s.total, 0.00) as total, coalesce(s.renewed, 0.00) as renewed,
            coalesce(s.moved, 0.00) as moved, coalesce(b.total, 0.00) as last_year
          from bounds, generate_series(first::timestamp, after::timestamp - interval '1 month', interval '1 month') m
          left join started s on s.month = m::date
          left join started b on b.month = (m - interval '1 year')::date
        )
        select starts_from, starts_to, policies, (total - renewed)::text as new, renewed::text, moved::numeric(14, 2)::text as movements, total::text, last_year::text,
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
          select ${ownRows(sql`policies where deleted_at is null`)} as policies,
            ${ownRows(sql`policy_generals g join policies o on o.id = g.policy_id where o.deleted_at is null`)} as generals
        ) p on ${sees.policies}::boolean
        left join lateral (select ${ownRows(sql`vehicles where true`)} as vehicles) v on ${sees.vehicles}::boolean
        left join lateral (
          select ${ownRows(sql`customers where deleted_at is null`)} as customers
        ) c on ${sees.customers}::boolean`.execute(trx);
      const { policies = null, vehicles = null, customers = null, generals = null } = rows[0] ?? {};
      return { policies, vehicles, customers, generals };
    },
    /** The policies in force that started in a period, in four groups. */
    charts: async (period: DashboardPeriod): Promise<DashboardCharts> => {
      const { today, currency, sqlToday } = await askDay();
      const starts_from = { all: null, year: `${today.slice(0, 4)}-01-01`, month: `${today.slice(0, 7)}-01` }[period];
      const { rows } = await sql<{ charts: Charts }>`
        with moved as (
          select m.policy_id, sum(m.net_delta) as net from movements m where ${isCountedMovement} group by 1
        ), held as materialized (
          select p.branch_id, p.provider_id, p.contractor_id, p.net_premium + coalesce(m.net, 0) as net_premium
          from policies p left join moved m on m.policy_id = p.id
          where p.deleted_at is null and not p.is_sample and ${isInForce('p', sqlToday)}
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
