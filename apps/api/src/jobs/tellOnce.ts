import { addDays, type PlainDate } from '@corredor/core/dates';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The day's work of one brokerage, in a transaction of its own. */
export interface DayScope {
  trx: Transaction<Database>;
  /** Nobody does it: the system speaks. */
  caller: { partnerId: number; userId: null };
  today: PlainDate;
  /** No such work was ever done for this brokerage. */
  isFirst: boolean;
  afterCommit: (task: () => void) => void;
}
/** A record with the date that is told of, and the day since when it could be told. */
export interface Due {
  id: number;
  on_date: PlainDate;
  since: PlainDate;
}
/** How far back the first look goes: what is older was never asked for, and would bury what is new. */
const firstLookDays = 7;

/** Tells that a record's date was not told of yet. */
export const isUntold = (kind: string, id: RawBuilder<number>, date: RawBuilder<string>) =>
  sql<boolean>`not exists (select from told_dates d where d.kind = ${kind} and d.record_id = ${id} and d.on_date = ${date})`;

/** Marks dates as told of, and answers those that are to be told now: each once, also where another process is at it. */
export async function claim<Row extends Due>(
  { trx, caller, today, isFirst }: DayScope,
  kind: string,
  rows: readonly Row[],
): Promise<Row[]> {
  if (rows.length === 0) return [];
  const { rows: marks } = await sql<{ record_id: number }>`
    insert into told_dates (partner_id, kind, record_id, on_date)
    select ${caller.partnerId}, ${kind}, * from unnest(
      ${sql.val(rows.map(({ id }) => id))}::integer[], ${sql.val(rows.map(({ on_date }) => on_date))}::date[])
    on conflict do nothing returning record_id`.execute(trx);
  const claimed = new Set(marks.map(({ record_id }) => record_id));
  const oldest = addDays(today, -firstLookDays);
  return rows.filter(({ id, since }) => claimed.has(id) && !(isFirst && since < oldest));
}
