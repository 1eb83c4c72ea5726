import { invalidField } from '../request/problems.ts';
import { type Counted, countedFrom } from './counting.ts';

interface PageQuery {
  page?: number;
  page_size?: number;
}
interface PageRows<Row> extends Partial<Counted> {
  count: number;
  rows: Row[];
  /** Whether rows follow; where it is not said, the count tells. */
  hasMore?: boolean;
}
/** A page of rows with their count and links to its neighbours; page 1 and 25 rows where the query names none. */
export function toPage<Row>(input: { query: PageQuery; url: string }, found: PageRows<Row>) {
  const { page, size } = pageOf(input.query);
  const link = (to: number) => linkTo(input.url, 'page', String(to));
  const hasMore = found.hasMore ?? page * size < found.count;
  return {
    ...countOf(found),
    next: hasMore ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
    results: found.rows,
  };
}
/** The count as an answer says it. */
export const countOf = ({ count, isAtLeast }: { count: number } & Partial<Counted>) =>
  isAtLeast ? { count, count_is_at_least: true as const } : { count };
/** The page, its size and the rows to skip. */
export function pageOf(query: PageQuery) {
  const page = query.page ?? 1;
  const size = query.page_size ?? 25;
  return { page, size, offset: (page - 1) * size };
}

/** A page of what is counted. What begins after the last row is not looked for, since skipping all of them costs as much as reading them. */
export async function countedPage<Row>(
  query: PageQuery,
  counting: Promise<number>,
  read: (place: { size: number; offset: number }) => Promise<Row[]>,
): Promise<{ count: number; rows: Row[] }> {
  const count = await counting;
  const { size, offset } = pageOf(query);
  return { count, rows: offset < count ? await read({ size, offset }) : [] };
}

/** The same of what is counted up to a limit only: whether more follow is told by one row more than the page has. */
export async function cappedPage<Row>(
  query: PageQuery,
  counting: (skipped: number) => Promise<number>,
  read: (place: { limit: number; offset: number }) => Promise<Row[]>,
): Promise<Counted & { rows: Row[]; hasMore: boolean }> {
  const { size, offset } = pageOf(query);
  const found = await counting(offset);
  const rows = offset < found ? await read({ limit: size + 1, offset }) : [];
  return { ...countedFrom(found), hasMore: rows.length > size, rows: rows.slice(0, size) };
}

/** The id that a cursor goes on from; null at the start. Ids have nine digits, or more where a table names its own length. */
export function readCursor(cursor: string, digits = 9): number | null {
  if (cursor === 'first') return null;
  if (cursor.length > digits || !/^\d+$/.test(cursor)) throw invalidField('cursor', 'field.wrong');
  return Number(cursor);
}
/** A page by cursor: what comes before an id that was already read, and the link to what comes before the last row. */
export function toCursorPage<Row extends { id: number }>(url: string, found: CursorRows<Row>) {
  const last = found.hasMore ? found.rows.at(-1) : undefined;
  const next = last ? linkTo(url, 'cursor', String(last.id)) : null;
  return { ...countOf(found), next, previous: null, results: found.rows };
}
interface CursorRows<Row> extends Partial<Counted> {
  count: number;
  rows: Row[];
  hasMore: boolean;
}
/** The address of the same list, going on elsewhere. */
export function linkTo(address: string, name: 'page' | 'cursor', value: string) {
  const url = new URL(address, 'http://localhost');
  url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}
