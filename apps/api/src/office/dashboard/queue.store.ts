import type { DashboardQueue, DashboardQueueItem } from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { endingDays } from '@corredor/core/policies';
import { type RawBuilder, sql } from 'kysely';
import { paymentStore } from '../../collection/payments/index.ts';
import { providerById, refById } from '../../database/fragments.ts';
import type { Scope } from '../../server/request/scope.ts';
import { readSections, waitingDaysIn } from '../../services/settings/index.ts';
import { taskStore } from '../tasks/index.ts';
import { lapsedTerms, netOfTerm } from './lapsed.ts';
import { lastLongSent, mostPressing, type Waiting } from './pressing.ts';

interface Sees {
  policies: boolean;
  payments: boolean;
  renewals: boolean;
  movements: boolean;
}
type Counted = Waiting & { count: number; past: number; is_told: boolean };
type About = Pick<
  DashboardQueueItem,
  'customer' | 'policy' | 'provider' | 'movement_kind' | 'movement_number' | 'is_sample'
>;

/** How many are answered, and how many of each kind before more of another. */
const size = 10;
const least = 2;
const nobody: About = {
  customer: null,
  policy: null,
  provider: null,
  movement_kind: null,
  movement_number: null,
  is_sample: false,
};

/** What waits for the caller today, of all kinds in one row; the sample book is among it, and marked. */
export function queueStore(scope: Scope) {
  const { trx, caller } = scope;
  const askDays = async () => {
    const { today, near_expiry_days } = await trx
      .selectFrom('partner_today')
      .select(['today', 'near_expiry_days'])
      .executeTakeFirstOrThrow();
    const sentBefore = lastLongSent(today, waitingDaysIn(await readSections(trx)));
    return {
      today,
      nearUntil: addDays(today, near_expiry_days),
      endingUntil: addDays(today, endingDays),
      sentBefore,
    };
  };
  /** The first of one kind, and how many there are of it: `rows` has `id`, `day`, `band` and `at_risk`. What is not told of itself is counted. */
  const firstOf = async (
    kind: Counted['kind'],
    rows: RawBuilder<unknown>,
    isTold: RawBuilder<unknown> = sql`true`,
  ): Promise<Counted[]> => {
    const found = await sql<Counted>`
      select ${kind} as kind, w.id, w.band, w.day, w.at_risk::numeric(14, 2)::text as at_risk,
        (count(*) over ())::int as count, (count(*) filter (where w.band = 'past') over ())::int as past, ${isTold} as is_told
      from (${rows}) w
      order by is_told desc, array_position(array['past', 'today', 'near'], w.band), abs(w.at_risk) desc nulls last, w.day, w.id
      limit ${size}`.execute(trx);
    return found.rows;
  };
  const bandBy = (day: RawBuilder<unknown>, today: string) =>
    sql`case when ${day} < ${today}::date then 'past' when ${day} = ${today}::date then 'today' else 'near' end`;

  /** A next term that is drafted already waits by itself, as a draft without cover; among the open renewals its term is one of those that ended. */
  const hasNoDraft = sql`not exists (select from policies n where n.partner_id = p.partner_id and n.renewed_from_id = p.id
    and n.status = 'draft' and n.deleted_at is null)`;

  /** Everything that may be among the first, kind by kind. */
  const askKinds = async (sees: Sees) => {
    const { today, nearUntil, endingUntil, sentBefore } = await askDays();
    const none: Counted[] = [];
    const day = sql`${today}::date`;
    return {
      today,
      nearUntil,
      instalment: sees.payments
        ? await firstOf(
            'instalment',
            sql`select id, due_date as day, ${bandBy(sql`due_date`, today)} as band, amount - paid_amount as at_risk
              from payments where voided_at is null and not is_paid and kind = 'premium' and due_date <= ${nearUntil}::date`,
          )
        : none,
      uncovered: sees.policies
        ? await firstOf(
            'uncovered',
            sql`select p.id, p.start_date as day, ${bandBy(sql`p.start_date`, today)} as band, ${netOfTerm} as at_risk
              from policies p where p.deleted_at is null and p.status = 'draft' and p.start_date <= ${day}`,
          )
        : none,
      ending: sees.policies
        ? await firstOf(
            'ending',
            sql`select p.id, p.end_date as day, ${bandBy(sql`p.end_date`, today)} as band, ${netOfTerm} as at_risk
              from policies p where p.deleted_at is null and p.status = 'active' and p.closes_on is null
                and p.end_date >= ${day} and p.end_date <= ${endingUntil}::date`,
          )
        : none,
      lapsed:
        sees.policies && sees.renewals
          ? await firstOf(
              'lapsed',
              sql`select p.id, p.end_date as day, 'past' as band, ${netOfTerm} as at_risk, ${hasNoDraft} as has_no_draft
                from ${lapsedTerms(today)}`,
              sql`w.has_no_draft`,
            )
          : none,
      movement: sees.movements
        ? await firstOf(
            'movement',
            sql`select m.id, m.sent_on as day, case when m.sent_on <= ${sentBefore}::date then 'past' else 'near' end as band,
                m.total_delta as at_risk
              from movements m join policies p on p.partner_id = m.partner_id and p.id = m.policy_id
              where m.status = 'sent' and p.deleted_at is null`,
          )
        : none,
      task: await firstOf(
        'task',
        sql`select id, day, ${bandBy(sql`day`, today)} as band, null::numeric as at_risk
          from task_states where assignee_id = ${caller.userId} and status = 'open' and day <= ${day}`,
      ),
    };
  };
  const idsOf = (items: readonly Waiting[], ...kinds: Waiting['kind'][]) =>
    items.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const ofPolicies = async (ids: readonly number[]) => {
    const rows = await trx
      .selectFrom('policies as p')
      .select(['p.id', 'p.is_sample', refById('customers', 'p.contractor_id').as('customer')])
      .select(providerById('p.provider_id').as('provider'))
      .select(sql<string>`coalesce(p.number, '#' || p.id)`.as('name'))
      .where('p.id', 'in', [...ids])
      .execute();
    return new Map(
      rows.map(({ id, name, ...row }): [number, About] => [id, { ...nobody, ...row, policy: { id, name } }]),
    );
  };
  const ofMovements = async (ids: readonly number[]) => {
    const rows = await trx
      .selectFrom('movements as m')
      .select(['m.id', 'm.policy_id', 'm.kind as movement_kind', 'm.number as movement_number'])
      .where('m.id', 'in', [...ids])
      .execute();
    const policies = await ofPolicies(rows.map(({ policy_id }) => policy_id));
    return new Map(
      rows.map(({ id, policy_id, ...row }): [number, About] => [id, { ...nobody, ...policies.get(policy_id), ...row }]),
    );
  };
  /** What is said of each, by kind and number. */
  const read = async (items: readonly Waiting[]) => {
    const some = async <Value>(ids: number[], ask: (ids: number[]) => Promise<Map<number, Value>>) =>
      ids.length > 0 ? await ask(ids) : new Map<number, Value>();
    const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
    return {
      policies: await some(idsOf(items, 'uncovered', 'lapsed', 'ending'), ofPolicies),
      movements: await some(idsOf(items, 'movement'), ofMovements),
      payments: await some(idsOf(items, 'instalment'), async (ids) => byId(await paymentStore(scope).several(ids))),
      tasks: await some(idsOf(items, 'task'), async (ids) => byId(await taskStore(scope).look(ids))),
    };
  };

  return {
    /** The most pressing, and how many of each kind there are; of what the caller may not view nothing is answered. */
    first: async (sees: Sees): Promise<DashboardQueue> => {
      const { today, nearUntil, ...kinds } = await askKinds(sees);
      const told = Object.values(kinds)
        .flat()
        .filter(({ is_told }) => is_told);
      const items = mostPressing(told, size, least);
      const { policies, movements, payments, tasks } = await read(items);
      const aboutOf = ({ kind, id }: Waiting): About => {
        if (kind === 'movement') return movements.get(id) ?? nobody;
        if (kind !== 'instalment') return policies.get(id) ?? nobody;
        const payment = payments.get(id);
        if (!payment) return nobody;
        const { payer, policy_id, policy_number, provider, is_sample = false } = payment;
        return { ...nobody, customer: payer, policy: { id: policy_id, name: policy_number }, provider, is_sample };
      };
      const countOf = (isSeen: boolean, [first]: readonly Counted[]) => (isSeen ? (first?.count ?? 0) : null);
      return {
        today,
        near_until: nearUntil,
        currency: caller.currency,
        counts: {
          instalment: countOf(sees.payments, kinds.instalment),
          instalment_late: sees.payments ? (kinds.instalment[0]?.past ?? 0) : null,
          uncovered: countOf(sees.policies, kinds.uncovered),
          lapsed: countOf(sees.policies && sees.renewals, kinds.lapsed),
          ending: countOf(sees.policies, kinds.ending),
          movement: countOf(sees.movements, kinds.movement),
          task: kinds.task[0]?.count ?? 0,
        },
        items: items.map(({ kind, id, band, day, at_risk }) => ({
          kind,
          id,
          band,
          day,
          at_risk,
          ...(kind === 'task' ? nobody : aboutOf({ kind, id, band, day, at_risk })),
          payment: (kind === 'instalment' && payments.get(id)) || null,
          task: (kind === 'task' && tasks.get(id)) || null,
        })),
      };
    },
  };
}
export type QueueStore = ReturnType<typeof queueStore>;
