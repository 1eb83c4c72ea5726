import { countUnread, withMarks } from '@corredor/machines/notification-socket';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '../app/index.ts';
import { notificationBook } from './book.ts';
import type { LiveView } from './live.types.ts';
import { useLive } from './useLive.ts';

/** The reader's notifications as she left them, wherever they come from. */
export function useNotifications() {
  const { live, channel } = useLive();
  const query = useQuery({ ...notificationBook(useClient(), useQueryClient()), enabled: mustAsk(live) });
  const { data } = query;
  const rows = useMemo(() => data && withMarks(data.rows, live.marks), [data, live.marks]);
  return {
    ...query,
    data: rows && { count: rows.length, results: rows },
    hasOlder: data?.hasOlder ?? false,
    unreadCount: rows ? countUnread(rows) : 0,
    live,
    channel,
  };
}

/** A first connection is given its time; after that the list is asked for over HTTP until there is one. */
const mustAsk = ({ isOff, state, series, attempt }: LiveView) =>
  isOff || (state !== 'open' && (attempt > 0 || series === 'waitingForNetwork'));
