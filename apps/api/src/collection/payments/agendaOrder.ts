import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface Wanted {
  /** Where the instalments `y` are found, with what their conditions need. */
  from: RawBuilder<unknown>;
  conditions: RawBuilder<unknown>;
  limit: number;
  offset: number;
}
/** What is to be collected, the earliest first; then what is paid, the latest first. As one key for those who read on by cursor. */
export const agendaKey = sql`(case when y.is_paid then 1000000 - (y.due_date - date '2000-01-01')
  else y.due_date - date '2000-01-01' end)`;

/** The ids of a page in that order: each half walks its own index, and what is paid is looked at only where the page reaches it. */
export async function idsByAgenda(
  trx: Transaction<Database>,
  { from, conditions, limit, offset }: Wanted,
): Promise<number[]> {
  const read = async (isIn: RawBuilder<unknown>, order: RawBuilder<unknown>, rest: number, skipped: number) => {
    const { rows } = await sql<{ id: number }>`select y.id ${from} where ${conditions} and ${isIn}
      order by ${order}, y.id limit ${rest} offset ${skipped}`.execute(trx);
    return rows.map(({ id }) => id);
  };
  const open = await read(sql`not y.is_paid`, sql`y.due_date`, limit, offset);
  if (open.length === limit) return open;
  // Where the page begins behind what is open, how much of it there is says how many paid ones are skipped.
  let skipped = 0;
  if (open.length === 0 && offset > 0) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count ${from}
      where ${conditions} and not y.is_paid`.execute(trx);
    skipped = offset - (rows[0]?.count ?? 0);
  }
  return [...open, ...(await read(sql`y.is_paid`, sql`y.due_date desc`, limit - open.length, skipped))];
}
