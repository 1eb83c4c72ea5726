import type { InstalmentState, YearLine, YearLineDays } from '@corredor/core/api';
import { can, type Permission } from '@corredor/core/permissions';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { isCountedMovement } from '../../database/fragments.ts';
import type { Database } from '../../database/schema.ts';

/** How an instalment `y` of `payment_states` stands: what is due is late whatever was paid of it. */
const instalmentState = sql`(case when y.is_paid then 'paid' when y.status = 'delayed' then 'late'
  when y.paid_amount > 0 then 'part_paid' else 'to_come' end)`;

/** The term that follows a policy `p` of `policy_states`: the one that renewed it, or the draft of it. */
const nextTerm = (column: RawBuilder<unknown>) => sql`(select ${column} from policy_states x
  where x.partner_id = p.partner_id and x.renewed_from_id = p.id order by x.id = p.renewed_to_id desc nulls last, x.id desc limit 1)`;

const dueDays = (state: string) =>
  sql`coalesce(json_agg(y.due_date order by y.due_date) filter (where ${instalmentState} = ${sql.lit(state)}), '[]')`;

/** Whether a caller may see what lies on a term. */
export interface YearLineSight {
  instalments: boolean;
  movements: boolean;
}
/** Who may not view payments or movements sees a line without them. */
export const yearLineSight = (permissions: readonly Permission[]): YearLineSight => ({
  instalments: can(permissions, 'policy_app.view_payment'),
  movements: can(permissions, 'policy_app.view_movement'),
});

/** The days of what falls due on the term of a policy `p` of `policy_states`. */
export const yearLineDays = (sight: YearLineSight) => sql<YearLineDays>`(select json_build_object(
    'paid', ${dueDays('paid')}, 'part_paid', ${dueDays('part_paid')}, 'late', ${dueDays('late')}, 'to_come', ${dueDays('to_come')},
    'next_status', ${nextTerm(sql`x.current_status`)})
  from payment_states y where ${sql.lit(sight.instalments)} and y.partner_id = p.partner_id and y.policy_id = p.id and y.kind = 'premium')`;

/** The same of the policy whose id is in a column. */
export const yearLineOf = (sight: YearLineSight, policyId: string) => sql<YearLineDays>`(select ${yearLineDays(sight)}
  from policy_states p where p.id = ${sql.ref(policyId)})`;

/** What lies on the term of a policy, each with what it is; undefined where there is no such policy. */
export async function readYearLine(
  trx: Transaction<Database>,
  sight: YearLineSight,
  id: number,
): Promise<YearLine | undefined> {
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
  return {
    instalments: sight.instalments ? await readInstalments(trx, id) : [],
    movements: sight.movements ? await readMovements(trx, id) : [],
    next_term: policy.next_term,
  };
}

const readInstalments = (trx: Transaction<Database>, id: number): Promise<YearLine['instalments']> =>
  trx
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
      sql<InstalmentState>`${instalmentState}`.as('state'),
    ])
    .where('y.policy_id', '=', id)
    .where('y.kind', '=', 'premium')
    .orderBy('y.due_date')
    .orderBy('y.id')
    .limit(1_200)
    .execute();

const readMovements = (trx: Transaction<Database>, id: number): Promise<YearLine['movements']> =>
  trx
    .selectFrom('movements as m')
    .select(['m.id', 'm.number', 'm.kind', 'm.effective_date', 'm.total_delta'])
    .where('m.policy_id', '=', id)
    .where(isCountedMovement)
    .orderBy('m.effective_date')
    .orderBy('m.number')
    .limit(1_000)
    .execute();
