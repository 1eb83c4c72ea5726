import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const keyOf = (list: string) => ['last rows', list] as const;
const noRows: readonly number[] = [];

/** Keeps which rows a list shows, in their order: whoever opens one can step to the others. */
export function useKeepRows(list: string, rows: readonly unknown[] | undefined) {
  const queries = useQueryClient();
  useEffect(() => {
    if (!rows) return;
    queries.setQueryDefaults(keyOf(list), { gcTime: Number.POSITIVE_INFINITY });
    queries.setQueryData(
      keyOf(list),
      rows.flatMap((row) => idOf(row) ?? []),
    );
  }, [queries, list, rows]);
}

const idOf = (row: unknown) => {
  const { id }: { id?: unknown } = row ?? {};
  return typeof id === 'number' ? id : undefined;
};

/** The records before and after one, as its list showed them last; none where it was not among them. */
export function useNeighbours(list: string, id: number): { previous: number | undefined; next: number | undefined } {
  const rows = useQueryClient().getQueryData<readonly number[]>(keyOf(list)) ?? noRows;
  const at = rows.indexOf(id);
  return { previous: at > 0 ? rows[at - 1] : undefined, next: at >= 0 ? rows[at + 1] : undefined };
}
