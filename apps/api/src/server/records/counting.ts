import { type Expression, type RawBuilder, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Counts are exact up to here; beyond, an answer says that there are more. */
export const mostCounted = 10_000;

export interface Counted {
  count: number;
  /** True where there are more than `count`. */
  isAtLeast: boolean;
}
/** What a count says that looked at one row more than is counted. */
export const countedFrom = (found: number): Counted =>
  found > mostCounted ? { count: mostCounted, isAtLeast: true } : { count: found, isAtLeast: false };

/** How far a count looks. */
interface Reach {
  /** The rows before the page that is asked for. */
  skipped: number;
  /** Where the rows are: a page that begins behind all of them, whichever are asked for, is not looked for. */
  table: string;
}

/** Counts the rows of a query, and stops as soon as it is known that they are more than are counted, and more than a page skips. */
export async function countRows(
  trx: Transaction<Database>,
  from: RawBuilder<unknown>,
  { skipped, table }: Reach,
): Promise<number> {
  const upTo = (most: number) => sql`(select count(*)::int from (select ${from} limit ${sql.lit(most)}) counted)`;
  const ask = async (found: RawBuilder<unknown>) =>
    (await sql<{ found: number }>`select ${found} as found`.execute(trx)).rows[0]?.found ?? 0;
  const found = await ask(upTo(mostCounted + 1));
  if (found <= mostCounted || found > skipped) return found;
  const all = sql`(select count(*) from ${sql.table(table)})`;
  // What the table of all brokerages never held at any time near its last statistics is behind this one's rows without counting them.
  const isFarBehind = sql`(select c.reltuples >= 0 and c.reltuples * 4 + ${sql.lit(mostCounted)} < ${skipped} from pg_class c
    where c.oid = ${table}::regclass)`;
  return ask(
    sql`case when ${isFarBehind} then ${found}::int when ${all} > ${skipped} then ${upTo(skipped + 1)} else ${found}::int end`,
  );
}

/** The same of a query that selects something. */
export const countQuery = (trx: Transaction<Database>, query: Expression<unknown>, reach: Reach) =>
  countRows(trx, sql`from ${query} as matching`, reach);

/** How many rows there are, inside a query. */
export const rowsCount = sql<number>`count(*)::int`;
/** Counts every row of a query; for tables that stay small, or are asked for a part that does. */
export async function exactCount<Tables, Names extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Names, Row>,
): Promise<number> {
  const counting = query.clearSelect().select(rowsCount.as('count')).$castTo<{ count: number }>();
  const { count } = await counting.executeTakeFirstOrThrow();
  return count;
}
