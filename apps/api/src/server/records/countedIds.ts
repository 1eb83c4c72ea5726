import { type Expression, type RawBuilder, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface Place {
  size: number;
  offset: number;
}
interface Order {
  /** The id of a row. */
  id: RawBuilder<number>;
  order: RawBuilder<unknown>;
}
interface Readings {
  /** The first page: ids, each with the count of all. */
  first: Expression<unknown>;
  /** All rows, each with its id, the count of all and its `place`, from 1. */
  placed: Expression<unknown>;
}
/** How many rows match in all, beside each of them. */
export const ofAll = sql<number>`(count(*) over ())::int`;

/** The ids of one page and how many rows match in all, from one reading. On a later page the first row comes along, so that the count is told after the last one too. */
export async function readIds(
  trx: Transaction<Database>,
  { first, placed }: Readings,
  { size, offset }: Place,
): Promise<{ count: number; ids: number[] }> {
  const later = sql`select id, count from (${placed}) placed
    where place = 1 or (place > ${offset} and place <= ${offset + size}) order by place`;
  const { rows } = await sql<{ id: number; count: number }>`${offset === 0 ? first : later}`.execute(trx);
  return { count: rows[0]?.count ?? 0, ids: (offset === 0 ? rows : rows.slice(1)).map(({ id }) => id) };
}

/** The same of a query: what only the rows of a page are asked for is looked up after it. */
export function countedIds<Tables, Names extends keyof Tables, Row>(
  trx: Transaction<Database>,
  wanted: SelectQueryBuilder<Tables, Names, Row>,
  { id, order, ...place }: Order & Place,
) {
  const counted = wanted.clearSelect().select([id.as('id'), ofAll.as('count')]);
  const placed = counted.select(sql<number>`row_number() over (order by ${order})`.as('place'));
  return readIds(trx, { first: counted.orderBy(order).limit(place.size), placed }, place);
}

/** Rows in the order of their ids; those that are gone are left out. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
