import { type ApiClient, call } from '@corredor/core/client';
import { CallError } from '@corredor/core/errors';
import { updateAllNotifications, updateNotification } from '@corredor/core/operations';
import type { Marks } from '@corredor/machines/notification-socket';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { takeMessages } from './book.ts';

/** Marks by ordinary calls, and takes over what the server would have said. */
export const postMarks = (client: ApiClient, queries: QueryClient) =>
  fromPromise<void, { marks: Marks }>(async ({ input: { marks }, signal }) => {
    const body = { status: 'read' } as const;
    if (marks.through > 0) {
      await call(client, updateAllNotifications, { body, signal });
      takeMessages(queries, [{ type: 'update_all_notifications' }]);
    }
    for (const id of marks.ids) {
      const path = { notificationId: id };
      await call(client, updateNotification, { body, path, signal }).catch(unlessGone);
      takeMessages(queries, [{ type: 'update_notification', notification_id: id }]);
    }
  });

// Deleted in another tab: there is nothing left to mark.
const unlessGone = (error: unknown) => {
  if (error instanceof CallError && error.status === 404) return;
  throw error;
};
