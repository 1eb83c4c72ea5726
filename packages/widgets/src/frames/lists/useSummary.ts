import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { Reading } from '../records/index.ts';

/** Counts and sums of a list, as far as they are known. */
export interface ListSummary<Summary> {
  /** Undefined until they came, and where they could not be had. */
  data: Summary | undefined;
  /** They belong to what was filtered before; the new ones are on their way. */
  isStale: boolean;
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
  return { data: isError ? undefined : data, isStale: isPlaceholderData };
}
