import type { Notification } from '@corredor/core/api';
import { useLive } from '../../base/live/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';

/** What a reader does with notifications: opens one, which marks it, or marks all that she can see. */
export function useNotificationMoves(rows: readonly Notification[]) {
  const { channel } = useLive();
  const { go } = useNavigation();
  return {
    open: ({ id, status, link }: Notification) => {
      if (status === 'unread') channel.send({ type: 'mark.one', id });
      if (link) go(link);
    },
    markAll: () => channel.send({ type: 'mark.all', through: rows[0]?.id ?? 0 }),
    reconnect: () => channel.send({ type: 'reconnect.press' }),
  };
}
