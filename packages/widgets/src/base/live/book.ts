import type { Notification } from '@corredor/core/api';
import { type ApiClient, call } from '@corredor/core/client';
import { liveChannel, type ServerMessage } from '@corredor/core/live';
import { afterMessage, bookOf, type NotificationBook, withOlder } from '@corredor/core/notifications';
import { listNotifications } from '@corredor/core/operations';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

const bookKey = [listNotifications.id, 'book'] as const;
const pageSize = 100;

/** The reader's notifications. The live channel brings them; where there is none they are read page by page. */
export const notificationBook = (client: ApiClient, queries: QueryClient) =>
  queryOptions({
    queryKey: bookKey,
    queryFn: async ({ signal }) => {
      const rows: Notification[] = [];
      let cursor: string | null = 'first';
      while (cursor !== null && rows.length < liveChannel.snapshotSize) {
        const page = await readPage(client, cursor, signal);
        rows.push(...page.rows);
        cursor = page.next;
      }
      return bookOf(rows, queries.getQueryData<NotificationBook>(bookKey), cursor !== null);
    },
    refetchOnWindowFocus: true,
    structuralSharing: false,
  });

/** Reads on below what is known. */
export async function loadOlder(client: ApiClient, queries: QueryClient) {
  const last = queries.getQueryData<NotificationBook>(bookKey)?.rows.at(-1);
  if (!last) return;
  const page = await readPage(client, String(last.id));
  queries.setQueryData<NotificationBook>(bookKey, (book) => book && withOlder(book, page.rows, page.next !== null));
}

/** Takes what the server told; answers what was not there before. */
export function takeMessages(queries: QueryClient, messages: readonly ServerMessage[]): Notification[] {
  const before = queries.getQueryData<NotificationBook>(bookKey);
  const after = messages.reduce(afterMessage, before);
  // An answer that is on its way is older than this.
  void queries.cancelQueries({ queryKey: bookKey });
  queries.setQueryData<NotificationBook>(bookKey, after);
  if (!before || !after) return [];
  const known = new Set(before.rows.map(({ id }) => id));
  const newest = before.rows[0]?.id ?? 0;
  return after.rows.filter(({ id }) => id > newest && !known.has(id));
}

async function readPage(client: ApiClient, cursor: string, signal?: AbortSignal) {
  const query = { cursor, page_size: pageSize };
  const { results, next } = await call(client, listNotifications, { query, signal });
  return { rows: results, next: next === null ? null : new URL(next, 'http://localhost').searchParams.get('cursor') };
}
