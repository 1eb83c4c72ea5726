import type { Notification } from '@corredor/core/api';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../app/index.ts';
import { useNavigation } from '../navigation/index.ts';
import { markAllRead, markRead, refreshNotifications } from './notifications.queries.ts';

/** What a reader does with notifications: opens one, which marks it, or marks all. */
export function useNotificationMoves() {
  const { t } = useTranslation('notifications');
  const [client, queries, { go }] = [useClient(), useQueryClient(), useNavigation()];
  const onSettled = () => refreshNotifications(queries);
  const one = useMutation({ mutationFn: (notification: Notification) => markRead(client, notification), onSettled });
  const all = useMutation({
    mutationFn: () => markAllRead(client),
    onSettled,
    onSuccess: () => toast.success(t('markedAll')),
    onError: (error) => toast.error(error.message),
  });
  return {
    open: (notification: Notification) => {
      if (notification.status === 'unread') one.mutate(notification);
      if (notification.link) go(notification.link);
    },
    markAll: () => all.mutate(),
    isMarkingAll: all.isPending,
  };
}
