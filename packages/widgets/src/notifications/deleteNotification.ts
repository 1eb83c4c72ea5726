import type { Notification } from '@corredor/core/api';
import type { ApiClient } from '@corredor/core/client';

/** Deletes one for its reader. */
export const deleteNotification = (client: ApiClient, { id }: Pick<Notification, 'id'>) =>
  client.DELETE('/api/notifications/{notificationId}/', { params: { path: { notificationId: id } } });
