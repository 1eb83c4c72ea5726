import type { Renewal, RenewalAction, RenewalBoard, RenewalMailTo, RenewalStageRef } from '@corredor/core/api';
import { renewalActions, renewalNotices, standingOf } from '@corredor/core/renewals';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { comesUpForRenewal, fullNameOf, providerById, refById, topSeller } from '../../database/fragments.ts';
import type { BeforeLoss, RenewalSteps } from '../../database/tables/renewals.ts';
import { countedIds, inOrderOf } from '../../server/records/countedIds.ts';
import { sortBy } from '../../server/records/ordering.ts';
import { pageOf } from '../../server/records/paging.ts';
import type { Input } from '../../server/request/operations.ts';
import type { Scope } from '../../server/request/scope.ts';
import { readSections, undoDaysIn, windowOfUndo } from '../../services/settings/index.ts';
import { yearLineOf, yearLineSight } from '../policies/index.ts';
import { type RenewalQuery, type RenewalRows, renewalCards } from './renewalCards.ts';
import { renewalSums } from './renewalSums.ts';

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

/** A card with what was done to it. */
export interface CardWithSteps {
  renewal: Renewal;
  before: BeforeLoss | null;
  steps: RenewalSteps;
}

const fullName = fullNameOf('u');
const person = sql<Renewal['assignee']>`(select json_build_object('id', u.id, 'name', ${fullName})
  from users u where u.id = r.assignee_id)`;
const stageRef = sql<RenewalStageRef>`(select json_build_object('id', s.id, 'name_es', s.name_es, 'name_en', s.name_en, 'kind', s.kind)
  from renewal_stages s where s.id = r.stage_id)`;
/** How many cards of a stage come with the board. */
const boardCards = 50;

/** The cards of the ending terms of the caller's brokerage. */
export function renewalStore(scope: Scope) {
  const { trx, caller } = scope;
  const { all, matching, stageRefs, today } = renewalCards(scope);
  const read = (rows: RenewalRows) =>
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
      'r.next',
      sql<string | null>`r.premium_change::text`.as('premium_change'),
      yearLineOf(yearLineSight(caller.permissions), 'r.policy_id').as('year_line'),
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
  const stored = (ids: readonly number[]) =>
    trx
      .selectFrom('renewals')
      .select(['id', 'before', 'steps'])
      .where('id', 'in', [...ids]);
  /** Cards with what was done to them. */
  const withSteps = (rows: Awaited<ReturnType<ReturnType<typeof stored>['execute']>>, cards: readonly Renewal[]) => {
    const rowsById = new Map(rows.map((row) => [row.id, row]));
    return cards.flatMap((renewal): CardWithSteps[] => {
      const row = rowsById.get(renewal.id);
      return row ? [{ renewal, before: row.before, steps: row.steps }] : [];
    });
  };
  const found = async (id: number) => {
    const renewal = await find(id);
    if (!renewal) throw new Error(`Renewal ${id} vanished inside its own transaction.`);
    return renewal;
  };
  /** Some cards, in the order of their ids. */
  const inOrder = async (ids: readonly number[]) => {
    if (ids.length === 0) return [];
    const rows = await read(all().where('r.id', 'in', [...ids])).execute();
    return inOrderOf(ids, rows.map(toRenewal));
  };
  return {
    ...renewalSums(scope),
    find,
    found,
    today,
    undoDays: async () => undoDaysIn(await readSections(trx)),
    page: async ({ page, page_size, ordering, ...query }: RenewalQuery) => {
      const wanted = await matching(query);
      const { size, offset } = pageOf({ page, page_size });
      const { count, ids } = await countedIds(trx, wanted, {
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
    lock: async (id: number) => withSteps(await stored([id]).forUpdate().execute(), await inOrder([id]))[0],
    /** The same of some cards, held by nobody. */
    look: async (ids: readonly number[]) => withSteps(await stored(ids).execute(), await inOrder(ids)),
    renews: async (policyId: number) => {
      const row = await trx
        .selectFrom('policies as p')
        .select(comesUpForRenewal.as('renews'))
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
    /** Those of some drafts that somebody has done anything to since they were made for the next term. */
    edited: async (draftIds: readonly number[]): Promise<ReadonlySet<number>> => {
      const { rows } = await sql<{ id: number }>`select d.id from unnest(${sql.val([...draftIds])}::int[]) d (id)
        where exists (select from audit_log a
          where a.model = 'policy' and a.object_id = d.id and a.event <> 'policy_created_by_renewal'
            and a.id > (select max(b.id) from audit_log b where b.model = 'policy' and b.object_id = d.id
              and b.event = 'policy_created_by_renewal'))`.execute(trx);
      return new Set(rows.map(({ id }) => id));
    },
    stage: (id: number) =>
      trx.selectFrom('renewal_stages').select(['id', 'kind']).where('id', '=', id).executeTakeFirst(),
    /** The numbers of the stages of those who still work on a card. */
    openStages: async (): Promise<ReadonlySet<number>> => {
      const open = await trx.selectFrom('renewal_stages').select('id').where('kind', '=', 'open').execute();
      return new Set(open.map(({ id }) => id));
    },
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
