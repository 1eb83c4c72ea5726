import { type RawBuilder, sql } from 'kysely';
import { bestFirst, wordsOf } from './search.ts';

interface SortOrder {
  /** What the caller asked for: a key, with a minus sign to turn it round. */
  ordering: string | undefined;
  fallback: string;
  keys: Record<string, RawBuilder<unknown>>;
  /** Keys that may be empty; empty ones come last either way. */
  optional?: readonly string[];
  /** What is searched, and the keys that it is compared with: without an order of the caller's own, what fits best comes first. */
  match?: { search: string | undefined; keys: readonly RawBuilder<unknown>[] };
  /** The id, where the query reads several tables. */
  id?: RawBuilder<unknown>;
}
/** What a caller asks to be sorted by, and which way. */
export const readOrdering = (ordering: string) => ({
  name: ordering.replace(/^-/, ''),
  isDown: ordering.startsWith('-'),
});
/** The order of a list, made definite by the id, so that no row is on two pages. */
export function sortBy({ match, ...order }: SortOrder): RawBuilder<unknown> {
  const usual = usualOrder(order);
  const search = match?.search ?? '';
  if (!match || order.ordering !== undefined || wordsOf(search).length === 0) return usual;
  return sql`${bestFirst(search, match.keys)}, ${usual}`;
}
function usualOrder({ ordering, fallback, keys, optional = [], id = sql`id` }: Omit<SortOrder, 'match'>) {
  const { name, isDown } = readOrdering(ordering ?? fallback);
  const key = keys[name] ?? id;
  if (!isDown) return sql`${key}, ${id}`;
  return optional.includes(name) ? sql`${key} desc nulls last, ${id} desc` : sql`${key} desc, ${id} desc`;
}
/** The key that a text is compared with when it is searched: without accents and capitals. */
export const searchKey = (column: string) => sql`search_key(${sql.ref(column)})`;
/** Sorts a name as people expect, whatever its accents and capitals, on every database: ñ comes after n. */
export const nameOrder = (name: RawBuilder<unknown>) => sql`(order_key(${name}) collate "C")`;
/** The same of a column. */
export const byName = (column: string) => nameOrder(sql.ref(column));
/** The same order, made faster where most texts have no accents; for columns that no index keeps in order. */
export const byText = (column: string) =>
  sql`(case when octet_length(${sql.ref(column)}) = length(${sql.ref(column)}) then lower(${sql.ref(column)})
    else order_key(${sql.ref(column)}) end collate "C")`;
