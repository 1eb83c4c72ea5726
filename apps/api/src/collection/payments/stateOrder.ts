import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isInState, type Today } from './paymentFilters.ts';

interface Wanted {
  now: Today;
  isDown: boolean;
  limit: number;
  offset: number;
}
const states = ['delayed', 'near_expiry', 'on_time', 'paid'] as const;

/** The ids of a page of all instalments that are to be collected, ordered by their state: one state after the other, only those on the page. */
export async function idsByState(
  trx: Transaction<Database>,
  { now, isDown, limit, offset }: Wanted,
): Promise<number[]> {
  const direction = isDown ? sql`desc` : sql`asc`;
  const ids: number[] = [];
  let left = offset;
  for (const state of isDown ? states.toReversed() : states) {
    const from = sql`from payments y where y.voided_at is null and y.kind = 'premium' and ${isInState(state, now)}`;
    if (left > 0) {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count ${from}`.execute(trx);
      const count = rows[0]?.count ?? 0;
      if (count <= left) {
        left -= count;
        continue;
      }
    }
    const { rows } = await sql<{ id: number }>`select y.id ${from}
      order by y.id ${direction} limit ${limit - ids.length} offset ${left}`.execute(trx);
    left = 0;
    ids.push(...rows.map(({ id }) => id));
    if (ids.length >= limit) break;
  }
  return ids;
}
