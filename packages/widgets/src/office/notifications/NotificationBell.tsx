import { useEffect } from 'react';
import { useApp, useLanguage } from '../../base/app/index.ts';
import { type ChannelOptions, useNotifications } from '../../base/live/index.ts';
import { toListState } from '../../frames/lists/index.ts';
import { BellView } from './BellView.tsx';
import { connectionOf } from './connection.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { useNotificationMoves } from './useNotificationMoves.ts';
import { loadWords } from './useNotificationWords.ts';

const shown = 50;

/** The reader's own notifications in the top bar, as they happen: the live channel is there while this is. */
export function NotificationBell({ clock }: Pick<ChannelOptions, 'clock'>) {
  const app = useApp();
  const { locale } = useLanguage();
  const { channel, live, unreadCount, data, ...query } = useNotifications();
  const moves = useNotificationMoves(data?.results ?? []);
  useEffect(() => channel.mount(app, clock ? { clock } : {}), [channel, app, clock]);
  // Who opens the bell when the network is gone reads what came before.
  useEffect(() => void loadWords(locale), [locale]);
  return (
    <>
      <BellView
        list={toListState({ ...query, data: data && { ...data, results: data.results.slice(0, shown) } })}
        unreadCount={unreadCount}
        connection={connectionOf(live)}
        onMarkAll={moves.markAll}
        onChoose={moves.open}
        onRetry={() => void query.refetch()}
        onReconnect={moves.reconnect}
        onOpen={() => channel.send({ type: 'bell.open' })}
      />
      <LiveRegion live={live} />
    </>
  );
}
