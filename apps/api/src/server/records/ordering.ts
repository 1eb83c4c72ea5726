import { type RawBuilder, sql } from 'kysely';

interface SortOrder {
  /** What the caller asked for: a key, with a minus sign to turn it round. */
  ordering: string | undefined;
  fallback: string;
  keys: Record<string, RawBuilder<unknown>>;
  /** Keys that may be empty; empty ones come last either way. */
  optional?: readonly string[];
  /** The id, where the query reads several tables. */
  id?: RawBuilder<unknown>;
}
/** What a caller asks to be sorted by, and which way. */
export const readOrdering = (ordering: string) => ({
  name: ordering.replace(/^-/, ''),
  isDown: ordering.startsWith('-'),
});
/** The order of a list, made definite by the id, so that no row is on two pages. */
export function sortBy({ ordering, fallback, keys, optional = [], id = sql`id` }: SortOrder): RawBuilder<unknown> {
  const { name, isDown } = readOrdering(ordering ?? fallback);
  const key = keys[name] ?? id;
  if (!isDown) return sql`${key}, ${id}`;
  return optional.includes(name) ? sql`${key} desc nulls last, ${id} desc` : sql`${key} desc, ${id} desc`;
}
/** Sorts a text as people expect, whatever its accents and capitals. */
export const byName = (column: string) => sql`search_key(${sql.ref(column)})`;
/** The same order, made faster where most texts have no accents; for columns that no index keeps in order. */
export const byText = (column: string) =>
  sql`case when octet_length(${sql.ref(column)}) = length(${sql.ref(column)}) then lower(${sql.ref(column)})
    else search_key(${sql.ref(column)}) end`;
