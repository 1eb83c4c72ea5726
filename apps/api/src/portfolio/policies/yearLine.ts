import type { YearLine, YearLineDays } from '@corredor/core/api';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { isCountedMovement } from '../../database/fragments.ts';
import type { Database } from '../../database/schema.ts';

/** How an instalment `y` of `payment_states` stands: what is due is late whatever was paid of it. */
const instalmentState = sql`(case when y.is_paid then 'paid' when y.status = 'delayed' then 'late'
  when y.paid_amount > 0 then 'part_paid' else 'to_come' end)`;

/** The term that follows a policy `p` of `policy_states`: the one that renewed it, or the draft of it. */
const nextTerm = (column: RawBuilder<unknown>) => sql`(select ${column} from policy_states x
  where x.partner_id = p.partner_id and x.renewed_from_id = p.id order by x.id = p.renewed_to_id desc nulls last, x.id desc limit 1)`;

const days = (which: RawBuilder<unknown>) =>
  sql`coalesce(json_agg(distinct d.day order by d.day) filter (where ${which}), '[]')`;

/** What lies on the term of a policy `p` of `policy_states`, by days alone. */
export const yearLineDays = sql<YearLineDays>`(select json_build_object(
    'paid', ${days(sql`d.what = 'paid'`)}, 'part_paid', ${days(sql`d.what = 'part_paid'`)},
    'late', ${days(sql`d.what = 'late'`)}, 'to_come', ${days(sql`d.what = 'to_come'`)},
    'charged', ${days(sql`d.what = 'charged'`)}, 'credited', ${days(sql`d.what = 'credited'`)},
    'changed', ${days(sql`d.what = 'changed'`)}, 'next_status', ${nextTerm(sql`x.current_status`)})
  from (select y.due_date as day, ${instalmentState} as what from payment_states y
      where y.partner_id = p.partner_id and y.policy_id = p.id and y.kind = 'premium'
    union all select m.effective_date,
      case when m.total_delta > 0 then 'charged' when m.total_delta < 0 then 'credited' else 'changed' end
      from movements m where m.partner_id = p.partner_id and m.policy_id = p.id and ${isCountedMovement}) d)`;

/** What lies on the term of a policy, each with what it is; undefined where there is no such policy. */
export async function readYearLine(trx: Transaction<Database>, id: number): Promise<YearLine | undefined> {
  const policy = await trx
    .selectFrom('policy_states as p')
    .select(
      nextTerm(
        sql`json_build_object('id', x.id, 'name', coalesce(x.number, '#' || x.id), 'status', x.current_status,
          'start_date', x.start_date, 'end_date', x.end_date)`,
      )
        .$castTo<YearLine['next_term']>()
        .as('next_term'),
    )
    .where('p.id', '=', id)
    .executeTakeFirst();
  if (!policy) return undefined;
  const instalments = await trx
    .selectFrom('payment_states as y')
    .leftJoin('movements as m', 'm.id', 'y.movement_id')
    .select([
      'y.id',
      'y.number',
      sql<number>`(count(*) over (partition by y.movement_id))::int`.as('instalments_count'),
      'm.number as movement_number',
      'y.due_date',
      'y.amount',
      'y.balance',
      sql<YearLine['instalments'][number]['state']>`${instalmentState}`.as('state'),
    ])
    .where('y.policy_id', '=', id)
    .where('y.kind', '=', 'premium')
    .orderBy('y.due_date')
    .orderBy('y.id')
    .limit(1_200)
    .execute();
  const movements = await trx
    .selectFrom('movements as m')
    .select(['m.id', 'm.number', 'm.kind', 'm.effective_date', 'm.total_delta'])
    .where('m.policy_id', '=', id)
    .where(isCountedMovement)
    .orderBy('m.effective_date')
    .orderBy('m.number')
    .limit(1_000)
    .execute();
  return { instalments, movements, next_term: policy.next_term };
}
