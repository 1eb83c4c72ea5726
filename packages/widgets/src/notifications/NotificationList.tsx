import type { Notification } from '@corredor/core/api';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../app/index.ts';
import { toListState, useConfirmDelete } from '../crud/index.ts';
import { useNavigation } from '../navigation/index.ts';
import { NotificationListView } from './NotificationListView.tsx';
import { deleteNotification, listAll, refreshNotifications } from './notifications.queries.ts';
import { useNotificationMoves } from './useNotificationMoves.ts';
import { useNotificationWords } from './useNotificationWords.ts';

/** Everything that the reader was told, newest first; the address says whether only the unread are shown. */
export function NotificationList() {
  const { t } = useTranslation(['notifications', 'common']);
  const [client, queries] = [useClient(), useQueryClient()];
  const { pathname, search, go } = useNavigation();
  const isUnreadOnly = new URLSearchParams(search).get('status') === 'unread';
  const query = useInfiniteQuery(listAll(client, isUnreadOnly ? 'unread' : undefined));
  const words = useNotificationWords();
  const moves = useNotificationMoves();
  const removal = useConfirmDelete<Notification>({
    label: t('delete'),
    nameOf: (notification) => words(notification).title,
    remove: (notification) => deleteNotification(client, notification),
    successMessage: t('common:success.notification.deleted'),
    onDeleted: () => void refreshNotifications(queries),
  });
  const pages = query.data?.pages;
  const last = pages?.at(-1);
  const data = last && { count: last.count, results: (pages ?? []).flatMap(({ results }) => results) };
  return (
    <NotificationListView
      list={toListState({ ...query, data })}
      unreadCount={last?.unread_count ?? 0}
      shows={isUnreadOnly ? 'unread' : 'all'}
      onShow={(what) => go(what === 'unread' ? `${pathname}?status=unread` : pathname, { replace: true })}
      isMarkingAll={moves.isMarkingAll}
      onMarkAll={moves.markAll}
      onOpen={moves.open}
      onDelete={removal.ask}
      onRetry={() => void query.refetch()}
      onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
      isLoadingMore={query.isFetchingNextPage}
    >
      {removal.dialog}
    </NotificationListView>
  );
}
