import type { Notification, NotificationPage, NotificationStatus } from '@corredor/core/api';
import { type ApiClient, answerOf } from '@corredor/core/client';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

const collection = '/api/notifications/';
const one = '/api/notifications/{notificationId}/';
const everything = ['get', collection] as const;
const pollEvery = 60_000;

/** The newest notifications and how many are unread; asked again now and then, and when the reader comes back. */
export const listNewest = (client: ApiClient) =>
  queryOptions({
    queryKey: [...everything, 'newest'],
    queryFn: () => answerOf(client.GET(collection, { params: { query: { page_size: 20 } } })),
    refetchInterval: pollEvery,
    refetchOnWindowFocus: true,
  });

/** All notifications, read on by cursor. */
export const listAll = (client: ApiClient, status: NotificationStatus | undefined) =>
  infiniteQueryOptions({
    queryKey: [...everything, 'all', status ?? 'any'],
    queryFn: ({ pageParam }) =>
      answerOf(
        client.GET(collection, {
          params: { query: { cursor: pageParam, page_size: 25, ...(status ? { status } : {}) } },
        }),
      ),
    initialPageParam: 'first',
    getNextPageParam: ({ next }: NotificationPage) =>
      next === null ? undefined : (new URL(next, 'http://localhost').searchParams.get('cursor') ?? undefined),
    refetchInterval: pollEvery,
    refetchOnWindowFocus: true,
  });

/** Marks one as read. */
export const markRead = (client: ApiClient, { id }: Pick<Notification, 'id'>) =>
  answerOf(client.PATCH(one, { body: { status: 'read' }, params: { path: { notificationId: id } } }));

/** Marks all as read. */
export const markAllRead = (client: ApiClient) => answerOf(client.PATCH(collection, { body: { status: 'read' } }));

/** Deletes one for its reader. */
export const deleteNotification = (client: ApiClient, { id }: Pick<Notification, 'id'>) =>
  client.DELETE(one, { params: { path: { notificationId: id } } });

/** Asks again for everything that shows notifications. */
export const refreshNotifications = (queries: QueryClient) => queries.invalidateQueries({ queryKey: everything });
