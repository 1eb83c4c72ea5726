import type { RenewalSummary, RetentionByGroup, RetentionGrouping } from '@corredor/core/api';
import { addDays, addMonths, type PlainDate } from '@corredor/core/dates';
import { type EndedTerms, retentionOf } from '@corredor/core/renewals';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { comesUpForRenewal, ifGiven } from '../../database/fragments.ts';
import { nameOrder } from '../../server/records/ordering.ts';
import type { Input } from '../../server/request/operations.ts';
import type { Scope } from '../../server/request/scope.ts';
import { readSections, renewalWindowIn } from '../../services/settings/index.ts';
import { bands, inBand, isStale, renewalCards, weighed } from './renewalCards.ts';
import { endedTerms, groupNames } from './retention.ts';

type SummaryQuery = Input<'getRenewalSummary'>['query'];
interface Window {
  from: PlainDate;
  until: PlainDate;
}
/** What cards come to, as one statement answers it. */
interface CardSums {
  stages: { stage_id: number; count: number; net: string }[];
  ended: EndedTerms;
  weeks: { week: number; decided: number; open: number; net: string }[];
  open_counts: Record<'mine' | 'unowned' | keyof typeof bands | 'low' | 'medium' | 'high' | 'stale', number>;
}

/** How many weeks of ends are told. */
const weeksTold = 9;

/** What the cards of the caller's brokerage come to. */
export function renewalSums(scope: Scope) {
  const { trx, caller } = scope;
  const { all, ofWork, matching, stageRefs, today } = renewalCards(scope);
  const isIn = (
    from: string | undefined,
    until: string | undefined,
  ) => sql`${ifGiven(from, (day) => sql<SqlBool>`r.end_date >= ${day}`)}
    and ${ifGiven(until, (day) => sql<SqlBool>`r.end_date <= ${day}`)}`;
  /**
   * What the cards of a query come to by stage, what became of the terms of a window, what ends in the weeks from a Monday on, and how many
   * open ones there are of each owner, nearness and risk: read in one pass.
   */
  const sumsOf = async (query: SummaryQuery, { window, monday }: { window: Window; monday: PlainDate }) => {
    const { stage, kind, band, ends_from, ends_to, mine, unowned, assignee, stale, risk, ...rest } = query;
    const cards = (await matching(rest)).select([
      'r.stage_id',
      'r.kind',
      'r.assignee_id',
      'r.end_date',
      'r.days_left',
      'r.outcome',
      'r.net',
      // Weighed once for each open card, and not for the others.
      'r.risk_reasons',
      // What came of a term is looked up for those of the window alone.
      sql<
        string | null
      >`case when r.outcome = 'renewed' and ${isIn(window.from, window.until)} then r.renewed_net end`.as(
        'renewed_net',
      ),
    ]);
    const ofStage = ifGiven(stage, (id) => sql<SqlBool>`r.stage_id = ${id}`);
    const asked = sql`${isIn(ends_from, ends_to)} and ${ofWork({ mine, unowned, assignee, stale, risk })}`;
    const { rows } = await sql<CardSums>`with r as materialized (${cards})
      select
        (select coalesce(json_agg(x), '[]') from (select r.stage_id, count(*)::int as count, sum(r.net)::text as net from r
          where ${ifGiven(kind, (one) => sql<SqlBool>`r.kind = ${one}`)} and ${ifGiven(band, inBand)} and ${asked}
          group by r.stage_id) x) as stages,
        (select row_to_json(x) from (${sql`select ${sql.join(endedTerms)} from r
          where ${ofStage} and ${ofWork({ mine, unowned, assignee, stale, risk })} and ${isIn(window.from, window.until)}`}) x) as ended,
        (select coalesce(json_agg(x), '[]') from (select (r.end_date - ${monday}::date) / 7 as week,
            (count(*) filter (where r.outcome is not null))::int as decided, (count(*) filter (where r.outcome is null))::int as open,
            coalesce(sum(r.net) filter (where r.outcome is null), 0.00)::text as net
          from r where ${ofStage} and ${asked} and ${isIn(monday, addDays(monday, 7 * weeksTold - 1))}
          group by 1) x) as weeks,
        (select row_to_json(x) from (select ${sql.join(openCounts(caller.userId))}
          from (select r.assignee_id, r.days_left, r.risk_reasons, ${weighed} as risk from r
            where r.kind = 'open' and ${ofStage} and ${isIn(ends_from, ends_to)} offset 0) r) x) as open_counts`.execute(
      trx,
    );
    const [sums] = rows;
    if (!sums) throw new Error('An aggregate answered no row.');
    return sums;
  };
  return {
    summary: async (query: SummaryQuery): Promise<RenewalSummary> => {
      // What is added up four times stays in memory.
      await sql`select set_config('work_mem', '32MB', true)`.execute(trx);
      const day = await today();
      const names = await stageRefs();
      const window = { from: query.ends_from ?? addDays(addMonths(day, -12), 1), until: query.ends_to ?? day };
      const monday = addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
      const { stages, ended, weeks, open_counts } = await sumsOf(query, { window, monday });
      const { mine, unowned, low, medium, high, stale, ...ofBands } = open_counts;
      const windowDays = renewalWindowIn(await readSections(trx));
      const next = await nextEntry(trx, day, windowDays);
      return {
        currency: caller.currency,
        stages: names.map((stage) => {
          const sum = stages.find(({ stage_id }) => stage_id === stage.id);
          return { stage, count: sum?.count ?? 0, net_premium: sum?.net ?? '0.00' };
        }),
        open_counts: { mine, unowned, bands: ofBands, risks: { low, medium, high }, stale },
        retention: { ...window, ...retentionOf(ended) },
        weeks: Array.from({ length: weeksTold }, (_, place) => {
          const week = weeks.find((one) => one.week === place);
          const from = addDays(monday, 7 * place);
          const { decided = 0, open = 0, net = '0.00' } = week ?? {};
          return { from, until: addDays(from, 6), decided, open, open_net_premium: net };
        }),
        next_entry: next,
        window_days: windowDays,
      };
    },
    /** What became of the terms that ended within twelve months, in all and by group. */
    retention: async (by: RetentionGrouping): Promise<RetentionByGroup> => {
      const until = await today();
      const window = { from: addDays(addMonths(until, -12), 1), until };
      const terms = all().where('r.end_date', '>=', window.from).where('r.end_date', '<=', window.until);
      const of = sql.ref(`r.${by}_id`);
      // One reading tells both the groups and what they come to together, also beyond those that are named.
      const rows = await terms
        .select([sql<number | null>`${of}`.as('id'), sql<string | null>`${groupNames[by]}`.as('name'), ...endedTerms])
        .groupBy(sql`grouping sets ((), (${of}))`)
        .orderBy(sql`grouping(${of})`, 'desc')
        .orderBy(sql`count(*)`, 'desc')
        .orderBy(nameOrder(groupNames[by]))
        .limit(1 + 50)
        .execute();
      const [whole, ...groups] = rows.map(({ id, name, ...sums }) => ({
        id,
        name,
        retention: { ...window, ...retentionOf(sums) },
      }));
      if (!whole) throw new Error('An aggregate answered no row.');
      return { currency: caller.currency, all: whole.retention, groups };
    },
  };
}

/** The day on which the next term comes into its window; where no policy asks for more days than all have, that is the one which ends first. */
async function nextEntry(trx: Scope['trx'], day: PlainDate, windowDays: number): Promise<PlainDate | null> {
  const later = sql`from policies p where deleted_at is null and status = 'active' and closes_on is null and not is_sample and ${comesUpForRenewal}
    and end_date > ${day}::date + ${windowDays}::int`;
  const ownDays = sql`end_date - greatest(notification_limit_days, ${windowDays}::int)`;
  const { rows } = await sql<{ day: string | null }>`select case
    when (select max(notification_limit_days) from policies) <= ${windowDays}::int
      then (select end_date - ${windowDays}::int ${later} order by end_date limit 1)
    else (select min(${ownDays}) ${later} and ${ownDays} > ${day}::date) end as day`.execute(trx);
  return rows[0]?.day ?? null;
}

const countWhere = (condition: RawBuilder<unknown>) => sql<number>`(count(*) filter (where ${condition}))::int`;
/** How many open cards `r` there are of each owner, nearness and risk. */
const openCounts = (userId: number) => [
  countWhere(sql`r.assignee_id = ${userId}`).as('mine'),
  countWhere(sql`r.assignee_id is null`).as('unowned'),
  countWhere(bands.overdue).as('overdue'),
  countWhere(bands.days_15).as('days_15'),
  countWhere(bands.days_30).as('days_30'),
  countWhere(bands.days_60).as('days_60'),
  countWhere(bands.later).as('later'),
  countWhere(sql`r.risk = 'low'`).as('low'),
  countWhere(sql`r.risk = 'medium'`).as('medium'),
  countWhere(sql`r.risk = 'high'`).as('high'),
  countWhere(isStale).as('stale'),
];
