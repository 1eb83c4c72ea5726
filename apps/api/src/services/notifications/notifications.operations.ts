import type { Notification } from '@corredor/core/api';
import type { Locale } from '@corredor/core/locales';
import { loadNotificationTexts, type NotificationTexts, wordNotification } from '@corredor/core/notifications';
import { readCursor, toCursorPage, toPage } from '../../server/records/paging.ts';
import type { Operations } from '../../server/request/operations.ts';
import { notFound } from '../../server/request/problems.ts';
import { noContent, ok } from '../../server/request/replies.ts';
import type { RequestFacts } from '../../server/request/scope.ts';
import type { NotificationStore } from './notifications.store.ts';

const texts: Record<Locale, NotificationTexts> = {
  es: await loadNotificationTexts('es'),
  'en-GB': await loadNotificationTexts('en-GB'),
  'en-US': await loadNotificationTexts('en-US'),
};

/** A notification as its recipient reads it. */
export const wordRow = (locale: Locale, row: Omit<Notification, 'title' | 'description'>): Notification => ({
  ...row,
  ...wordNotification(texts[locale], locale, row),
});

/** What happened in the brokerage that its recipient should know; everybody has their own. */
export const notificationOperations = ({ locale }: Pick<RequestFacts, 'locale'>, notices: NotificationStore) => {
  const worded = (row: Parameters<typeof wordRow>[1]) => wordRow(locale, row);
  return {
    listNotifications: async ({ query, url }) => {
      const unread_count = await notices.countUnread();
      if (query.cursor === undefined) {
        const { count, rows } = await notices.page(query);
        return ok({ ...toPage({ query, url }, { count, rows: rows.map(worded) }), unread_count });
      }
      const found = await notices.pageBefore(query, readCursor(query.cursor));
      return ok({ ...toCursorPage(url, { ...found, rows: found.rows.map(worded) }), unread_count });
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
