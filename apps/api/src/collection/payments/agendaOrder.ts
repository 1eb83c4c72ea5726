import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface Wanted {
  /** Where the instalments `y` are found, with what their conditions need. */
  from: RawBuilder<unknown>;
  conditions: RawBuilder<unknown>;
  /** Where nothing but words is asked that very many have: whether one instalment `y` has them. */
  isFoundByRow: RawBuilder<unknown> | null;
  /** What those who have it are among. */
  among: RawBuilder<unknown>;
  limit: number;
  offset: number;
}
/** What is to be collected, the earliest first; then what is paid, the latest first. As one key for those who read on by cursor. */
export const agendaKey = sql`(case when y.is_paid then 1000000 - (y.due_date - date '2000-01-01')
  else y.due_date - date '2000-01-01' end)`;

/** How many instalments are looked at for each that is wanted. */
const lookedAt = 100;
/** A page that ends behind this is read as a whole. */
const mostWanted = 500;
/**
 * The ids of a page of what words find that very many have: the first instalments by their due date are looked at one by one, since the planner
 * takes words for rare and would gather all that have them. Null where those do not fill the page.
 */
export async function idsOfFirst(
  trx: Transaction<Database>,
  {
    isFoundByRow,
    among,
    isDown,
    limit,
    offset,
  }: Pick<Wanted, 'among' | 'limit' | 'offset'> & { isFoundByRow: RawBuilder<unknown>; isDown: boolean },
): Promise<number[] | null> {
  if (offset + limit > mostWanted) return null;
  const direction = isDown ? sql`desc` : sql`asc`;
  const { rows } = await sql<{ id: number }>`select y.id from (
      select y.* from payments y where ${among} order by y.due_date ${direction}, y.id ${direction} limit ${lookedAt * (offset + limit)}
    ) y where ${isFoundByRow} order by y.due_date ${direction}, y.id ${direction} limit ${limit} offset ${offset}`.execute(
    trx,
  );
  return rows.length === limit ? rows.map(({ id }) => id) : null;
}
/** The ids of a page in that order: each half walks its own index, and what is paid is looked at only where the page reaches it. */
export async function idsByAgenda(
  trx: Transaction<Database>,
  { from, conditions, isFoundByRow, among, limit, offset }: Wanted,
): Promise<number[]> {
  if (isFoundByRow) {
    const near = await idsOfFirst(trx, {
      isFoundByRow,
      among: sql`${among} and not y.is_paid`,
      isDown: false,
      limit,
      offset,
    });
    if (near) return near;
  }
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
