import { useEffect } from 'react';
import type { RecordList } from './recordList.ts';

/** An old address, or the last row of the last page deleted: what there is, not an empty page. */
export function useLastPage<Row, Filter extends string>({ state, controls }: RecordList<Row, Filter>) {
  const { page, pageSize, setPage } = controls;
  const lastPage = state.status === 'ready' ? Math.max(1, Math.ceil(state.total / pageSize)) : page;
  const isBeyondEnd =
    state.status === 'ready' &&
    !state.isRefreshing &&
    page > lastPage &&
    !(state.isAtLeast === true && state.rows.length > 0);
  useEffect(() => {
    if (isBeyondEnd) setPage(lastPage, { replace: true });
  }, [isBeyondEnd, lastPage, setPage]);
}
