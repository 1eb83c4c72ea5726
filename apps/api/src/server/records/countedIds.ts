import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { exactCount } from './counting.ts';

interface Place {
  /** The id of a row. */
  id: RawBuilder<number>;
  order: RawBuilder<unknown>;
  size: number;
  offset: number;
}
/** The ids of one page and how many rows match in all, from one reading: what only the rows of a page are asked for is looked up after it. */
export async function countedIds<Tables, Names extends keyof Tables, Row>(
  wanted: SelectQueryBuilder<Tables, Names, Row>,
  { id, order, size, offset }: Place,
): Promise<{ count: number; ids: number[] }> {
  const rows = await wanted
    .clearSelect()
    .select([id.as('id'), sql<number>`(count(*) over ())::int`.as('count')])
    .orderBy(order)
    .limit(size)
    .offset(offset)
    .$castTo<{ id: number; count: number }>()
    .execute();
  // A page after the last one tells no count.
  const count = rows[0]?.count ?? (offset > 0 ? await exactCount(wanted) : 0);
  return { count, ids: rows.map((row) => row.id) };
}

/** Rows in the order of their ids; those that are gone are left out. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
