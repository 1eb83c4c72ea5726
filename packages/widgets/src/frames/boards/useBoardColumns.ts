import { toCallError } from '@corredor/core/errors';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Reading, useFailureToast } from '../records/index.ts';

/** How many cards of a column are asked for at once. */
const pageSize = 50;

/** What is read of a page. */
interface ColumnPage<Row> {
  count: number;
  results: readonly Row[];
}
interface BoardColumnsOptions<Row, Totals> {
  /** The columns that can have cards; undefined until they are known. */
  columns: readonly string[] | undefined;
  /** One page of a column. */
  page: (columnId: string, query: { page: number; page_size: number }) => Reading<ColumnPage<Row>>;
  /** What all cards of the columns come to. */
  totals?: Reading<Totals>;
  /** The first pages by column, where what tells the totals has them too. */
  firstPages?: (totals: Totals) => ReadonlyMap<string, ColumnPage<Row>>;
}
interface BoardColumns<Row, Totals> {
  /** The first cards of all columns, one column after the other. */
  rows: readonly Row[];
  /** How many cards each column has in all. */
  counts: ReadonlyMap<string, number>;
  totals: Totals | undefined;
}
/** What a board can look like; cards already there stay while newer ones load. */
export type BoardState<Row, Totals = unknown> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; isForbidden: boolean }
  | ({ status: 'ready' } & BoardColumns<Row, Totals>);

/** How many pages each column shows, by the condition that they were asked for under. */
type Shown = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The first cards of each column with what all of them come to; more of one column as they are asked for. */
export function useBoardColumns<Row extends { id: number }, Totals = undefined>({
  columns,
  page,
  totals,
  firstPages,
}: BoardColumnsOptions<Row, Totals>): {
  board: BoardState<Row, Totals>;
  more: (columnId: string) => Promise<void>;
  retry: () => void;
} {
  const queries = useQueryClient();
  const tellFailure = useFailureToast();
  const known = columns ?? [];
  const pageAt = (id: string, at: number) => page(id, { page: at, page_size: pageSize });
  const condition = JSON.stringify(known.map((id) => pageAt(id, 1).queryKey));
  const [shown, setShown] = useState<Shown>({});
  const pagesOf = (id: string) => shown[condition]?.[id] ?? 1;

  const sumsOf: readonly Reading<Totals>[] = totals && columns ? [totals] : [];
  const [sums] = useQueries({ queries: sumsOf });
  const firsts = firstPages && sums?.data !== undefined ? firstPages(sums.data) : undefined;
  const isWaiting = firstPages !== undefined && firsts === undefined;
  const asked = known.flatMap((id) => {
    const hasFirst = isWaiting || firsts?.has(id) === true;
    const all = Array.from({ length: pagesOf(id) }, (_, index) => ({ id, at: index + 1 }));
    return hasFirst ? all.slice(1) : all;
  });
  // Each page is a query that somebody looks at: a change asks for it again, whatever of before is still on its way.
  const found = useQueries({ queries: asked.map(({ id, at }) => pageAt(id, at)) });

  const all = sums ? [sums, ...found] : found;
  const isWhole =
    columns !== undefined && !isWaiting && all.every(({ data, isFetching }) => data !== undefined && !isFetching);
  const [last, setLast] = useState<{ condition: string; read: unknown[]; board: BoardColumns<Row, Totals> }>();
  const isOther = last?.condition !== condition;
  const isNew = isOther || all.length !== last.read.length || all.some(({ data }, index) => data !== last.read[index]);
  // Pages come one after the other. They are shown together, so that no card is seen in two columns or in none.
  if (isWhole && isNew) {
    const parts = known.map((id) => {
      const first = firsts?.get(id);
      const own = found.flatMap(({ data }, index) => (data && asked[index]?.id === id ? [data] : []));
      return { id, pages: first ? [first, ...own] : own };
    });
    // Pages that were read one after the other may have a card twice.
    const rows = new Map(
      parts.flatMap(({ pages }) => pages.flatMap(({ results }) => results.map((row) => [row.id, row] as const))),
    );
    const counts = new Map(parts.map(({ id, pages }) => [id, pages[0]?.count ?? 0]));
    setLast({
      condition,
      read: all.map(({ data }) => data),
      board: { rows: [...rows.values()], counts, totals: sums?.data },
    });
  }
  const failed = all.find(({ data, error }) => data === undefined && error);
  const more = async (columnId: string) => {
    const at = pagesOf(columnId) + 1;
    try {
      await queries.fetchQuery(pageAt(columnId, at));
      // Another column may have got more meanwhile.
      setShown((now) => ({ ...now, [condition]: { ...now[condition], [columnId]: at } }));
    } catch (error) {
      tellFailure(error);
    }
  };
  const retry = () => {
    for (const one of all) if (one.error) void one.refetch();
  };
  if (failed && isOther) return { board: failedBy(failed.error), more, retry };
  return { board: last ? { status: 'ready', ...last.board } : { status: 'loading' }, more, retry };
}

function failedBy(error: unknown) {
  const { message, status } = toCallError(error);
  return { status: 'failed', message, isForbidden: status === 403 } as const;
}
