import type { GridTotals } from '@corredor/ui/DataGrid';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { Reading } from '../records/index.ts';

/** Counts and sums of a list, as far as they are known. */
export interface ListSummary<Summary> {
  /** Undefined until they came, and where they could not be had. */
  data: Summary | undefined;
  /** They belong to what was filtered before; the new ones are on their way. */
  isStale: boolean;
  /** They could not be had, and will not come by themselves. */
  hasFailed?: boolean;
}
const none = { queryKey: ['no summary'], queryFn: skipToken };

/** Asks for a list's counts and sums once its rows are there; the last ones stay while newer ones load. */
export function useSummary<Summary>(reading: Reading<Summary> | undefined, hasRows: boolean): ListSummary<Summary> {
  const { data, isPlaceholderData, isError } = useQuery<Summary, Error>({
    ...((reading ?? none) as Reading<Summary>),
    enabled: reading !== undefined && hasRows,
    placeholderData: keepPreviousData,
  });
  // What could not be asked anew says nothing: a number that may be wrong is worse than none.
  return { data: isError ? undefined : data, isStale: isPlaceholderData, hasFailed: isError };
}

/** What a list's row of sums says, or that it waits for them; nothing where they cannot be had. */
export function totalsOf<Summary>(
  summary: ListSummary<Summary> | undefined,
  toTotals: (summary: Summary) => Pick<GridTotals, 'label'> & { items: NonNullable<GridTotals['items']> },
): GridTotals | undefined {
  if (!summary || summary.hasFailed) return undefined;
  const { data, isStale } = summary;
  return data === undefined ? { items: undefined } : { ...toTotals(data), isStale };
}
