import type { Notification } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { deleteNotification } from '@corredor/core/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { loadOlder, takeMessages, useNotifications } from '../../base/live/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { toListState, useConfirmDelete } from '../../frames/lists/index.ts';
import { connectionOf } from './connection.ts';
import { NotificationListView } from './NotificationListView.tsx';
import { useNotificationMoves } from './useNotificationMoves.ts';
import { useNotificationWords } from './useNotificationWords.ts';

const step = 25;

/** Everything that the reader was told, newest first; the address says whether only the unread are shown. */
export function NotificationList() {
  const { t } = useTranslation(['notifications', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const { pathname, search, go } = useNavigation();
  const isUnreadOnly = new URLSearchParams(search).get('status') === 'unread';
  const { live, unreadCount, hasOlder, data, ...query } = useNotifications();
  const [limit, setLimit] = useState(step);
  const words = useNotificationWords();
  const moves = useNotificationMoves(data?.results ?? []);
  const removal = useConfirmDelete<Notification>({
    label: t('delete'),
    nameOf: (notification) => words(notification).title,
    remove: ({ id }) => call(client, deleteNotification, { path: { notificationId: id } }),
    successMessage: t('common:success.notification.deleted'),
    onDeleted: ({ id }) => void takeMessages(queries, [{ type: 'delete_notification', notification_id: id }]),
  });
  const showMore = () => setLimit((before) => before + step);
  const older = useMutation({ mutationFn: () => loadOlder(client, queries), onSuccess: showMore });
  const rows = (data?.results ?? []).filter(({ status }) => !isUnreadOnly || status === 'unread');
  const isAllShown = rows.length <= limit;
  return (
    <NotificationListView
      list={toListState({ ...query, data: data && { count: rows.length, results: rows.slice(0, limit) } })}
      unreadCount={unreadCount}
      connection={connectionOf(live)}
      shows={isUnreadOnly ? 'unread' : 'all'}
      onShow={(what) => go(what === 'unread' ? `${pathname}?status=unread` : pathname, { replace: true })}
      onMarkAll={moves.markAll}
      onOpen={moves.open}
      onDelete={removal.ask}
      onRetry={() => void query.refetch()}
      onReconnect={moves.reconnect}
      onMore={isAllShown ? (hasOlder ? () => older.mutate() : undefined) : showMore}
      isLoadingMore={older.isPending}
    >
      {removal.dialog}
    </NotificationListView>
  );
}
