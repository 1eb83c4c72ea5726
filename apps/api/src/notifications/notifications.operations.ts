import type { Notification } from '@corredor/core/api';
import { loadNotificationTexts, wordNotification } from '@corredor/core/notifications';
import type { Operations } from '../server/operations.ts';
import { toPage } from '../server/paging.ts';
import { invalidField, notFound } from '../server/problems.ts';
import { noContent, ok } from '../server/replies.ts';
import type { RequestFacts } from '../server/scope.ts';
import type { NotificationStore } from './notifications.store.ts';

const texts = { es: await loadNotificationTexts('es'), en: await loadNotificationTexts('en') };

/** What happened in the brokerage that its recipient should know; everybody has their own. */
export const notificationOperations = ({ language }: Pick<RequestFacts, 'language'>, notices: NotificationStore) => {
  const worded = (row: Omit<Notification, 'title' | 'description'>): Notification => ({
    ...row,
    ...wordNotification(texts[language], language, row),
  });
  return {
    listNotifications: async ({ query, url }) => {
      const unread_count = await notices.countUnread();
      if (query.cursor === undefined) {
        const { count, rows } = await notices.page(query);
        return ok({ ...toPage({ query, url }, { count, rows: rows.map(worded) }), unread_count });
      }
      const before = query.cursor === 'first' ? null : readCursor(query.cursor);
      if (before === undefined) return invalidField('cursor', 'field.wrong');
      const { count, rows, hasMore } = await notices.pageBefore(query, before);
      const last = rows.at(-1);
      const next = hasMore && last ? nextLink(url, last.id) : null;
      return ok({ count, unread_count, next, previous: null, results: rows.map(worded) });
    },
    updateNotification: async ({ path }) => {
      const row = await notices.markRead(path.notificationId);
      return row ? ok(worded(row)) : notFound('notification');
    },
    updateAllNotifications: async () => ok({ updated: await notices.markAllRead(), unread_count: 0 }),
    deleteNotification: async ({ path }) =>
      (await notices.remove(path.notificationId)) ? noContent() : notFound('notification'),
  } satisfies Partial<Operations>;
};

/** A cursor is the number of the last notification that was read. */
const readCursor = (cursor: string) => (/^\d{1,9}$/.test(cursor) ? Number(cursor) : undefined);
function nextLink(url: string, id: number) {
  const next = new URL(url, 'http://localhost');
  next.searchParams.set('cursor', String(id));
  return `${next.pathname}${next.search}`;
}
