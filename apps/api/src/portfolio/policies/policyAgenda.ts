import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inState, type PolicyQuery } from './policyStates.ts';

interface Wanted {
  today: string;
  /** The one state that is asked for; then the others hold nothing. */
  status: PolicyQuery['status'];
  /** What is asked of a policy `p`. */
  conditions: RawBuilder<unknown>;
  limit: number;
  offset: number;
}
const groups = [
  { state: 'active', order: sql`p.end_date, p.id` },
  { state: 'expired', order: sql`p.end_date desc, p.id desc` },
  { state: 'draft', order: sql`p.updated_at desc, p.id desc` },
  { state: 'closed', order: sql`p.end_date desc nulls last, p.id desc` },
] as const;

/** The ids of a page as a broker's work asks: in force by their end, then what ran out, drafts and closed ones, the latest first. Only the groups on the page are ordered. */
export async function idsByAgenda(
  trx: Transaction<Database>,
  { today, status, conditions, limit, offset }: Wanted,
): Promise<number[]> {
  const wanted = status === 'ending' ? 'active' : status;
  const asked = groups.filter(({ state }) => !wanted || state === wanted);
  const isIn = (state: (typeof groups)[number]['state']) => sql`${conditions} and ${inState[state](today)}`;
  // Who skips rows has to know how many each group holds; of one group alone that is no question.
  const counts =
    offset > 0 && asked.length > 1
      ? await sql<Record<string, number>>`select ${sql.join(
          asked.map(({ state }) => sql`count(*) filter (where ${inState[state](today)})::int as ${sql.ref(state)}`),
        )} from policies p where ${conditions}`.execute(trx)
      : null;
  const ids: number[] = [];
  let left = offset;
  for (const { state, order } of asked) {
    const count = counts?.rows[0]?.[state] ?? Number.POSITIVE_INFINITY;
    if (counts && count <= left) {
      left -= count;
      continue;
    }
    const { rows } = await sql<{ id: number }>`select p.id from policies p where ${isIn(state)}
      order by ${order} limit ${limit - ids.length} offset ${left}`.execute(trx);
    left = 0;
    ids.push(...rows.map(({ id }) => id));
    if (ids.length >= limit) break;
  }
  return ids;
}
