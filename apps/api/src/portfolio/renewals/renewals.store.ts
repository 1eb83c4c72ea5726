import type {
  Renewal,
  RenewalAction,
  RenewalBoard,
  RenewalMailTo,
  RenewalNext,
  RenewalStageRef,
  RenewalSummary,
  RetentionByGroup,
  RetentionGrouping,
} from '@corredor/core/api';
import { addDays, addMonths, type PlainDate } from '@corredor/core/dates';
import { type EndedTerms, renewalActions, renewalNotices, retentionOf, standingOf } from '@corredor/core/renewals';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { fullNameOf, ifGiven, providerById, refById, topSeller } from '../../database/fragments.ts';
import type { Database } from '../../database/schema.ts';
import type { BeforeLoss, RenewalSteps } from '../../database/tables/renewals.ts';
import { readSections, renewalWindowIn, undoDaysIn, windowOfUndo } from '../../office/settings/index.ts';
import { countedIds, inOrderOf } from '../../server/records/countedIds.ts';
import { findIds } from '../../server/records/findIds.ts';
import { sortBy } from '../../server/records/ordering.ts';
import { pageOf } from '../../server/records/paging.ts';
import { matchesWords } from '../../server/records/search.ts';
import type { Input } from '../../server/request/operations.ts';
import type { Scope } from '../../server/request/scope.ts';
import { endedTerms, groupNames } from './retention.ts';

type Rows = SelectQueryBuilder<Database & { r: Database['renewal_states'] }, 'r', object>;
type Query = Input<'listRenewals'>['query'];
type SummaryQuery = Input<'getRenewalSummary'>['query'];
type Work = Pick<Query, 'mine' | 'unowned' | 'assignee' | 'stale' | 'risk'>;
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
export type RenewalValues = Partial<{
  stage_id: number;
  kind: 'open' | 'renewed' | 'lost';
  stage_since: string;
  assignee_id: number | null;
  next_action_on: string | null;
  outcome: 'lost' | null;
  decided_on: string | null;
  lost_reason_code: Renewal['lost_reason_code'];
  lost_reason: string | null;
  competitor: string | null;
  before: string | null;
  steps: string;
}>;

const fullName = fullNameOf('u');
const person = sql<Renewal['assignee']>`(select json_build_object('id', u.id, 'name', ${fullName})
  from users u where u.id = r.assignee_id)`;
const stageRef = sql<RenewalStageRef>`(select json_build_object('id', s.id, 'name_es', s.name_es, 'name_en', s.name_en, 'kind', s.kind)
  from renewal_stages s where s.id = r.stage_id)`;
/** How many cards of a stage come with the board. */
const boardCards = 50;
/** How many weeks of ends are told. */
const weeksTold = 9;

/** The cards of the ending terms of the caller's brokerage. */
export function renewalStore(scope: Scope) {
  const { trx, caller } = scope;
  const all = (): Rows => trx.selectFrom('renewal_states as r');
  /** Whose work a card is, and how it stands. */
  const ofWork = ({ mine, unowned, assignee, stale, risk }: Work) => sql<SqlBool>`
    ${ifGiven(mine ? caller.userId : assignee, (id) => sql<SqlBool>`r.assignee_id = ${id}`)}
    and ${unowned ? sql`(r.assignee_id is null and r.kind = 'open')` : sql`true`}
    and ${ifGiven(stale, (wanted) => sql<SqlBool>`(r.kind = 'open' and ${isStale} = ${wanted})`)}
    and ${
      // Told of open cards only, so that the others are not weighed.
      ifGiven(risk, (wanted) => sql<SqlBool>`(r.outcome is null and ${weighed} = ${wanted})`)
    }`;
  /** The policies of a search, which the index finds; of very many each card is looked at. */
  const isFound = async (search: string) => {
    const found = await findIds(trx, 'policies', search);
    if (found?.ids) return sql<SqlBool>`r.policy_id = any (${sql.val(found.ids)}::int[])`;
    return matchesWords(search, (isIn) =>
      isIn(sql`(select f.key from policy_facts f where f.partner_id = r.partner_id and f.policy_id = r.policy_id)`),
    );
  };
  const matching = async (query: Omit<Query, 'page' | 'page_size' | 'ordering'>) => {
    const isWanted = query.search ? await isFound(query.search) : sql<SqlBool>`true`;
    return all()
      .where(isWanted)
      .where((eb) =>
        eb.and({
          'r.stage_id': query.stage,
          'r.kind': query.kind,
          'r.outcome': query.outcome,
          'r.provider_id': query.provider,
          'r.branch_id': query.branch,
          'r.contractor_id': query.contractor,
          'r.policy_id': query.policy,
        }),
      )
      .where(ofWork(query))
      .where(ifGiven(query.band, inBand))
      .where((eb) => ifGiven(query.ends_from, (day) => eb('r.end_date', '>=', day)))
      .where((eb) => ifGiven(query.ends_to, (day) => eb('r.end_date', '<=', day)))
      .where((eb) => ifGiven(query.change_from, (percent) => eb('r.premium_change', '>=', percent)))
      .where((eb) => ifGiven(query.change_to, (percent) => eb('r.premium_change', '<=', percent)));
  };
  const read = (rows: Rows) =>
    rows.select([
      'r.id',
      'r.version',
      'r.created_at',
      'r.updated_at',
      'r.policy_id',
      sql<Renewal['policy']>`json_build_object('id', r.policy_id, 'name', coalesce(r.number, '#' || r.policy_id))`.as(
        'policy',
      ),
      refById('customers', 'r.contractor_id').as('contractor'),
      providerById('r.provider_id').as('provider'),
      refById('branches', 'r.branch_id').as('branch'),
      'r.start_date',
      'r.end_date',
      'r.days_left',
      sql<string>`r.net::text`.as('net_premium'),
      sql<RenewalNext | null>`case when r.next_id is not null then json_build_object('id', r.next_id,
        'name', coalesce(r.next_number, '#' || r.next_id), 'status', r.next_status, 'net_premium', r.next_net::text) end`.as(
        'next',
      ),
      sql<string | null>`r.premium_change::text`.as('premium_change'),
      'r.stage_id',
      stageRef.as('stage'),
      'r.stage_since',
      'r.assignee_id',
      person.as('assignee'),
      'r.next_action_on',
      'r.outcome',
      'r.decided_on',
      'r.lost_reason_code',
      'r.lost_reason',
      'r.competitor',
      'r.risk',
      'r.risk_reasons',
      sql<boolean>`coalesce(r.decided_on + ${windowOfUndo} >= (select today from partner_today), false)`.as(
        'is_reopenable',
      ),
    ]);
  type Row = Awaited<ReturnType<ReturnType<typeof read>['execute']>>[number];
  const toRenewal = ({ is_reopenable, ...row }: Row): Renewal => ({
    ...row,
    currency: caller.currency,
    notices: row.outcome === null ? renewalNotices(row.end_date, caller.countryId) : [],
    allowed_actions: actionsOf(row, is_reopenable),
  });
  const find = async (id: number): Promise<Renewal | undefined> => {
    const row = await read(all().where('r.id', '=', id)).executeTakeFirst();
    return row && toRenewal(row);
  };
  /** A card with what was done to it. */
  const withSteps = async (id: number, isHeld: boolean) => {
    const row = trx.selectFrom('renewals').select(['id', 'before', 'steps']).where('id', '=', id);
    const stored = await (isHeld ? row.forUpdate() : row).executeTakeFirst();
    const renewal = stored && (await find(id));
    return renewal && { renewal, before: stored.before as BeforeLoss | null, steps: stored.steps as RenewalSteps };
  };
  const found = async (id: number) => {
    const renewal = await find(id);
    if (!renewal) throw new Error(`Renewal ${id} vanished inside its own transaction.`);
    return renewal;
  };
  /** The stages in their order. */
  const stageRefs = () =>
    trx
      .selectFrom('renewal_stages as s')
      .select(['s.id', 's.name_es', 's.name_en', 's.kind'])
      .orderBy('s.position')
      .orderBy('s.id')
      .execute();
  /** Some cards, in the order of their ids. */
  const inOrder = async (ids: readonly number[]) => {
    if (ids.length === 0) return [];
    const rows = await read(all().where('r.id', 'in', [...ids])).execute();
    return inOrderOf(ids, rows.map(toRenewal));
  };
  const today = async () => (await trx.selectFrom('partner_today').select('today').executeTakeFirstOrThrow()).today;
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
      sql<string | null>`case when r.outcome = 'renewed' then r.renewed_net end`.as('renewed_net'),
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
        (select row_to_json(x) from (select ${sql.join(openCounts(caller.userId))} from r
          where r.kind = 'open' and ${ofStage} and ${isIn(ends_from, ends_to)}) x) as open_counts`.execute(trx);
    const [sums] = rows;
    if (!sums) throw new Error('An aggregate answered no row.');
    return sums;
  };
  return {
    find,
    found,
    today,
    undoDays: async () => undoDaysIn(await readSections(trx)),
    page: async ({ page, page_size, ordering, ...query }: Query) => {
      const wanted = await matching(query);
      const { size, offset } = pageOf({ page, page_size });
      const { count, ids } = await countedIds(wanted, {
        id: sql<number>`r.id`,
        order: orderOf(ordering),
        size,
        offset,
      });
      return { count, rows: await inOrder(ids) };
    },
    /** Every stage with what all its cards come to, and the first of them, in the order that the lists of its stage go on in. */
    board: async (query: Input<'getRenewalBoard'>['query']): Promise<RenewalBoard> => {
      const cards = (await matching(query)).select([
        'r.id',
        'r.stage_id',
        sql<number>`count(*) over (partition by r.stage_id)`.as('count'),
        sql<string>`sum(r.net) over (partition by r.stage_id)`.as('net'),
        sql<number>`row_number() over (partition by r.stage_id order by
          case when r.kind = 'open' then r.end_date end, case when r.kind <> 'open' then r.end_date end desc nulls last,
          case when r.kind = 'open' then r.id else -r.id end)`.as('place'),
      ]);
      const { rows: firsts } = await sql<{ id: number; stage_id: number; count: number; net: string }>`
        select id, stage_id, count::int as count, net::text as net
        from ${cards} c where place <= ${boardCards}
        order by stage_id, place`.execute(trx);
      const cardsOf = new Map((await inOrder(firsts.map(({ id }) => id))).map((card) => [card.id, card]));
      const stages = await stageRefs();
      return {
        currency: caller.currency,
        columns: stages.map((stage) => {
          const own = firsts.filter(({ stage_id }) => stage_id === stage.id);
          return {
            stage,
            count: own[0]?.count ?? 0,
            net_premium: own[0]?.net ?? '0.00',
            renewals: own.flatMap(({ id }) => cardsOf.get(id) ?? []),
          };
        }),
      };
    },
    summary: async (query: SummaryQuery): Promise<RenewalSummary> => {
      const day = await today();
      const names = await stageRefs();
      const window = { from: query.ends_from ?? addDays(addMonths(day, -12), 1), until: query.ends_to ?? day };
      const monday = addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
      const { stages, ended, weeks, open_counts } = await sumsOf(query, { window, monday });
      const { mine, unowned, low, medium, high, stale, ...ofBands } = open_counts;
      const windowDays = renewalWindowIn(await readSections(trx));
      const next = await sql<{
        day: string | null;
      }>`select min(end_date - greatest(notification_limit_days, ${windowDays}::int)) as day
        from policies p where deleted_at is null and status = 'active' and closes_on is null and not is_sample and ${renews}
          and end_date > ${day}::date + ${windowDays}::int
          and end_date - greatest(notification_limit_days, ${windowDays}::int) > ${day}::date`.execute(trx);
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
        next_entry: next.rows[0]?.day ?? null,
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
        .orderBy('name')
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
    /** Some cards, those whose terms end first before the others. */
    several: async (ids: readonly number[]) => {
      const rows = await read(all().where('r.id', 'in', [...ids]))
        .orderBy('r.end_date')
        .orderBy('r.id')
        .execute();
      return rows.map(toRenewal);
    },
    /** The stage to which a mail moves a card on; none where it stands there or later. */
    reachedBy: ({ stage_id }: Renewal, to: RenewalMailTo) =>
      trx
        .selectFrom('renewal_stages as s')
        .innerJoin('renewal_stages as now', 'now.partner_id', 's.partner_id')
        .select('s.id')
        .where('now.id', '=', stage_id)
        .where('s.reached_by', '=', to)
        .where(sql<SqlBool>`(now.position, now.id) < (s.position, s.id)`)
        .executeTakeFirst(),
    /** Holds a card until the commit. */
    lock: (id: number) => withSteps(id, true),
    /** The same, held by nobody. */
    look: (id: number) => withSteps(id, false),
    renews: async (policyId: number) => {
      const row = await trx
        .selectFrom('policies as p')
        .select(renews.as('renews'))
        .where('p.id', '=', policyId)
        .executeTakeFirst();
      return row?.renews === true;
    },
    /** The card of a policy that is held already. */
    ofPolicy: async (policyId: number) => {
      const row = await trx.selectFrom('renewals').select('id').where('policy_id', '=', policyId).executeTakeFirst();
      return row?.id;
    },
    create: async (policyId: number, assignee_id: number | null) => {
      const stage = await trx
        .selectFrom('renewal_stages')
        .select('id')
        .where('kind', '=', 'open')
        .orderBy('position')
        .orderBy('id')
        .limit(1)
        .executeTakeFirstOrThrow();
      const { id } = await trx
        .insertInto('renewals')
        .values({
          partner_id: caller.partnerId,
          policy_id: policyId,
          stage_id: stage.id,
          kind: 'open',
          stage_since: await today(),
          assignee_id,
          before: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return found(id);
    },
    /** Whose it is by itself. */
    usualAssignee: async (policyId: number) => {
      const owner = usualAssignee(sql`${policyId}::int`, sql`${await today()}::date`);
      const { rows } = await sql<{ id: number | null }>`select ${owner} as id`.execute(trx);
      return rows[0]?.id ?? null;
    },
    save: async (id: number, values: RenewalValues) => {
      await trx.updateTable('renewals').set(values).where('id', '=', id).execute();
      return found(id);
    },
    /** Whether somebody has done anything to a draft since it was made for the next term. */
    isEdited: async (draftId: number) => {
      const { rows } = await sql<{ is_edited: boolean }>`select exists (select from audit_log a
        where a.model = 'policy' and a.object_id = ${draftId} and a.event <> 'policy_created_by_renewal'
          and a.id > (select max(b.id) from audit_log b where b.model = 'policy' and b.object_id = ${draftId}
            and b.event = 'policy_created_by_renewal')) as is_edited`.execute(trx);
      return rows[0]?.is_edited === true;
    },
    stage: (id: number) =>
      trx.selectFrom('renewal_stages').select(['id', 'kind']).where('id', '=', id).executeTakeFirst(),
    firstStage: (kind: 'open' | 'lost') =>
      trx
        .selectFrom('renewal_stages')
        .select('id')
        .where('kind', '=', kind)
        .orderBy('position')
        .orderBy('id')
        .limit(1)
        .executeTakeFirstOrThrow(),
    /** Somebody of the brokerage who may view renewals. */
    mayWork: (id: number) =>
      trx
        .selectFrom('users as u')
        .innerJoin('roles as o', 'o.id', 'u.role_id')
        .select('u.id')
        .where('u.id', '=', id)
        .where('u.is_active', '=', true)
        .where('u.partner_id', '=', caller.partnerId)
        .where(sql<SqlBool>`'policy_app.view_renewal' = any (o.permissions)`)
        .executeTakeFirst(),
  };
}
export type RenewalStore = ReturnType<typeof renewalStore>;

/** Whose a card is by itself: whom the file said that brought the policy; else the seller with the highest share on a day; else who prepared this term. The same rule as `renewalOwner`. */
export const usualAssignee = (policyId: RawBuilder<unknown>, today: RawBuilder<unknown>) => sql<number | null>`coalesce(
  (select u.id from policies o join users u on u.id = o.renewal_owner_id and u.is_active where o.id = ${policyId}),
  ${topSeller(policyId, today)},
  (select a.user_id from audit_log a join users u on u.id = a.user_id and u.is_active
    where a.model = 'policy' and a.object_id = ${policyId} and a.event = 'policy_created_by_renewal' order by a.id desc limit 1))`;

/** Whether the terms of a policy `p` are renewed: neither it nor its branch says that they are not. */
const renews = sql<boolean>`(p.renews and not exists (select from branches b where b.id = p.branch_id and not b.renews))`;
const countWhere = (condition: RawBuilder<unknown>) => sql<number>`(count(*) filter (where ${condition}))::int`;
/** The risk of a card whose reasons are known. */
const weighed = sql`renewal_risk(r.outcome, r.risk_reasons)`;
/** Whether a card stands in its stage longer than that allows. */
const isStale = sql<SqlBool>`('stale' = any (r.risk_reasons))`;
const bands = {
  overdue: sql`r.days_left < 0`,
  days_15: sql`r.days_left between 0 and 15`,
  days_30: sql`r.days_left between 16 and 30`,
  days_60: sql`r.days_left between 31 and 60`,
  later: sql`r.days_left > 60`,
};
/** How many open cards `r` there are of each owner, nearness and risk. */
const openCounts = (userId: number) => [
  countWhere(sql`r.assignee_id = ${userId}`).as('mine'),
  countWhere(sql`r.assignee_id is null`).as('unowned'),
  countWhere(bands.overdue).as('overdue'),
  countWhere(bands.days_15).as('days_15'),
  countWhere(bands.days_30).as('days_30'),
  countWhere(bands.days_60).as('days_60'),
  countWhere(bands.later).as('later'),
  countWhere(sql`${weighed} = 'low'`).as('low'),
  countWhere(sql`${weighed} = 'medium'`).as('medium'),
  countWhere(sql`${weighed} = 'high'`).as('high'),
  countWhere(isStale).as('stale'),
];
const inBand = (band: keyof typeof bands) => sql<SqlBool>`(r.kind = 'open' and ${bands[band]})`;
const orderOf = (ordering: string | undefined) =>
  sortBy({
    ordering,
    fallback: 'end_date',
    optional: ['end_date', 'premium_change', 'next_action_on'],
    id: sql`r.id`,
    keys: {
      end_date: sql`r.end_date`,
      net: sql`r.net`,
      premium_change: sql`r.premium_change`,
      stage_since: sql`r.stage_since`,
      next_action_on: sql`r.next_action_on`,
      created_at: sql`r.created_at`,
    },
  });

/** What can be done with a card as it stands; a lost one is reopened within the days of undoing only. */
function actionsOf(card: Pick<Renewal, 'outcome' | 'next'>, isReopenable: boolean): RenewalAction[] {
  return renewalActions(standingOf(card)).filter((action) => action !== 'reopen' || isReopenable);
}
