import type { Entity } from '@corredor/core/api';
import { toCallError } from '@corredor/core/errors';
import { keepPreviousData, type QueryKey, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
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
  /** Names the board and what it is narrowed by. */
  queryKey: QueryKey;
  /** Of what it tells. */
  reads: readonly Entity[] | undefined;
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

/** The first cards of each column with what all of them come to, asked for at once; more of one column as they are asked for. */
export function useBoardColumns<Row extends { id: number }, Totals = undefined>({
  queryKey,
  reads,
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
  const condition = JSON.stringify([queryKey, columns]);
  const [shown, setShown] = useState<{ condition: string; pages: Readonly<Record<string, number>> }>();
  const pages = shown?.condition === condition ? shown.pages : {};
  const boardWith = (wanted: typeof pages) =>
    queryOptions({
      queryKey: [...queryKey, columns, wanted],
      queryFn: async (): Promise<BoardColumns<Row, Totals>> => {
        // What is known already is not asked for again.
        const sums = totals && queries.fetchQuery(totals);
        const firsts = firstPages && sums && firstPages(await sums);
        const lists = (columns ?? []).map(async (id) => {
          const asked = Array.from({ length: wanted[id] ?? 1 }, (_, at) => {
            const known = at === 0 ? firsts?.get(id) : undefined;
            return known ?? queries.fetchQuery(page(id, { page: at + 1, page_size: pageSize }));
          });
          const found = await Promise.all(asked);
          return { id, count: found[0]?.count ?? 0, rows: found.flatMap(({ results }) => results) };
        });
        const [sum, ...parts] = await Promise.all([sums, ...lists]);
        // Pages that were read one after the other may have a card twice.
        const rows = new Map(parts.flatMap((part) => part.rows.map((row) => [row.id, row])));
        return {
          rows: [...rows.values()],
          counts: new Map(parts.map(({ id, count }) => [id, count])),
          totals: sum,
        };
      },
      meta: { ...(reads && { reads }) },
    });
  const found = useQuery({ ...boardWith(pages), enabled: columns !== undefined, placeholderData: keepPreviousData });
  const more = async (columnId: string) => {
    const wanted = { ...pages, [columnId]: (pages[columnId] ?? 1) + 1 };
    try {
      await queries.fetchQuery(boardWith(wanted));
      setShown({ condition, pages: wanted });
    } catch (error) {
      tellFailure(error);
    }
  };
  return { board: stateOf(found), more, retry: () => void found.refetch() };
}

function stateOf<Row, Totals>({
  data,
  error,
}: {
  data: BoardColumns<Row, Totals> | undefined;
  error: unknown;
}): BoardState<Row, Totals> {
  if (data) return { status: 'ready', ...data };
  if (!error) return { status: 'loading' };
  const { message, status } = toCallError(error);
  return { status: 'failed', message, isForbidden: status === 403 };
}
