import type { AuditModel, AuditPage } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { listAudit } from '@corredor/core/operations';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useClient } from '../../base/app/index.ts';
import { type HistoryState, RecordHistoryView } from './RecordHistoryView.tsx';

interface RecordHistoryProps {
  model: AuditModel;
  id: number;
}

/** Who did what to a record, newest first, read on by cursor. */
export function RecordHistory({ model, id }: RecordHistoryProps) {
  const client = useClient();
  const history = useInfiniteQuery({
    queryKey: [listAudit.id, model, id],
    queryFn: ({ pageParam, signal }) =>
      call(client, listAudit, { query: { model, object_id: id, page_size: 20, cursor: pageParam }, signal }),
    initialPageParam: 'first',
    getNextPageParam: cursorOf,
    staleTime: 0,
  });
  const state = ((): HistoryState => {
    if (history.data) return { status: 'ready', events: history.data.pages.flatMap((page) => page.results) };
    if (!history.error) return { status: 'loading' };
    const error = toCallError(history.error);
    return { status: 'failed', message: error.message, isForbidden: error.status === 403 };
  })();
  return (
    <RecordHistoryView
      state={state}
      hasMore={history.hasNextPage}
      isLoadingMore={history.isFetchingNextPage}
      onMore={() => void history.fetchNextPage()}
      onRetry={() => void history.refetch()}
    />
  );
}

const cursorOf = ({ next }: AuditPage) =>
  next ? (new URL(next, 'http://history').searchParams.get('cursor') ?? undefined) : undefined;
