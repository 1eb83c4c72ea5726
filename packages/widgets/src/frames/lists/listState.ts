import type { CallError } from '@corredor/core/errors';

/** What a list can look like; an impossible screen cannot be drawn. */
export type ListState<Row> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; isForbidden: boolean; reference?: string }
  | ({ status: 'ready'; rows: readonly Row[]; total: number; isRefreshing: boolean } & MoreRows);

/** What a page says of rows that were not counted. */
interface MoreRows {
  /** There are more than `total`. */
  isAtLeast?: boolean;
  hasNext?: boolean;
}

interface PageQuery<Row> {
  data: { count: number; count_is_at_least?: boolean; next?: string | null; results: Row[] } | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData?: boolean;
}

/** Turns a query for a page into the state that a list view draws; rows already there stay while newer ones load. */
export function toListState<Row>(query: PageQuery<Row>): ListState<Row> {
  if (query.data) {
    const { results, count, count_is_at_least: isAtLeast, next } = query.data;
    return {
      status: 'ready',
      rows: results,
      total: count,
      isRefreshing: query.isFetching,
      isAtLeast,
      hasNext: isAtLeast ? Boolean(next) : undefined,
    };
  }
  if (query.error) {
    const error = query.error as CallError;
    return {
      status: 'failed',
      message: error.message,
      isForbidden: error.status === 403,
      reference: error.problem?.request_id,
    };
  }
  return { status: 'loading' };
}
