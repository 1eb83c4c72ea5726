import { useQuery } from '@tanstack/react-query';
import { useClient } from '../app/index.ts';
import { toListState } from '../crud/index.ts';
import { BellView } from './BellView.tsx';
import { listNewest } from './notifications.queries.ts';
import { useNotificationMoves } from './useNotificationMoves.ts';

/** The reader's own newest notifications, in the top bar. */
export function NotificationBell() {
  const newest = useQuery(listNewest(useClient()));
  const moves = useNotificationMoves();
  return (
    <BellView
      list={toListState(newest)}
      unreadCount={newest.data?.unread_count ?? 0}
      isMarkingAll={moves.isMarkingAll}
      onMarkAll={moves.markAll}
      onChoose={moves.open}
      onRetry={() => void newest.refetch()}
    />
  );
}
