import type { Notification } from '@corredor/core/api';
import { closeCodes, type ServerMessage } from '@corredor/core/live';
import type { LiveConnection } from './connection.ts';
import type { Connections } from './connections.ts';
import type { LiveEvent, NotificationEvent } from './events.ts';
import type { LiveStore } from './live.store.ts';

interface FanOutOptions {
  connections: Connections;
  store: Pick<LiveStore, 'read'>;
  turnstile: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Brings the list of a connection up to date as a whole. */
  sendList: (connection: LiveConnection) => Promise<void>;
  onPush: () => void;
  onFailure: (error: unknown) => void;
}

/** Tells the open pages of a user what the database told this process: in its order, each row read as that user. */
export function createFanOut({ connections, store, turnstile, sendList, onPush, onFailure }: FanOutOptions) {
  const waiting = new Map<number, NotificationEvent[]>();

  const tell = async (userId: number) => {
    for (let events = waiting.get(userId) ?? []; events.length > 0 && connections.has(userId); ) {
      const batch = events.splice(0);
      await tellBatch(userId, batch).catch(async (error: unknown) => {
        onFailure(error);
        await resync(userId);
      });
      events = waiting.get(userId) ?? [];
    }
    waiting.delete(userId);
  };
  const tellBatch = async (userId: number, batch: NotificationEvent[]) => {
    const isAllRead = batch.some((one) => one.type === 'update_all_notifications');
    const partnerId = batch.at(-1)?.partnerId ?? 0;
    const ids = batch.flatMap((one) => (one.type === 'get_notification' ? [one.id] : []));
    const needsRows = ids.length > 0 || isAllRead;
    const found = needsRows ? await turnstile(() => store.read({ partnerId, userId }, ids)) : null;
    const rows = new Map(found?.rows.map((row) => [row.id, row]));
    for (const event of batch) {
      const message = messageOf(event, rows);
      if (!message) continue;
      const text = JSON.stringify(message);
      for (const connection of connections.of(userId)) connection.push(text);
      onPush();
    }
    // What came while all were marked is unread, although the pages have just marked it too.
    if (isAllRead && found?.hasUnread) await resync(userId);
  };
  const resync = (userId: number) =>
    Promise.allSettled([...connections.of(userId)].filter((one) => one.hasList()).map(sendList));

  return {
    take: (event: LiveEvent) => {
      if (event.type === 'end_session') {
        for (const one of connections.all()) if (one.sessionId === event.sessionId) one.close(closeCodes.unauthorised);
      } else if (event.type === 'end_user') {
        for (const one of connections.of(event.userId)) one.close(closeCodes.unauthorised);
      } else if (connections.has(event.userId)) {
        const events = waiting.get(event.userId);
        if (events) events.push(event);
        else {
          waiting.set(event.userId, [event]);
          void tell(event.userId);
        }
      }
    },
    waiting: () => waiting.size,
  };
}

/** A notification that was deleted since is not told; its deletion is. */
function messageOf(event: NotificationEvent, rows: Map<number, Notification>): ServerMessage | null {
  if (event.type === 'update_all_notifications') return { type: event.type };
  if (event.type !== 'get_notification') return { type: event.type, notification_id: event.id };
  const notification = rows.get(event.id);
  return notification ? { type: event.type, notification } : null;
}
