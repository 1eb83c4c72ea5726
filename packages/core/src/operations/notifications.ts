// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** List one's own notifications. */
export const listNotifications: ReadingOperation<'listNotifications'> = {
  id: 'listNotifications',
  method: 'get',
  path: '/api/notifications/',
  reads: ['notifications'],
};

/** Mark all as read. */
export const updateAllNotifications: ChangingOperation<'updateAllNotifications'> = {
  id: 'updateAllNotifications',
  method: 'patch',
  path: '/api/notifications/',
  stale: ['notifications'],
};

/** Mark one as read. */
export const updateNotification: ChangingOperation<'updateNotification'> = {
  id: 'updateNotification',
  method: 'patch',
  path: '/api/notifications/{notificationId}/',
  stale: ['notifications'],
};

/** Delete one. */
export const deleteNotification: ChangingOperation<'deleteNotification'> = {
  id: 'deleteNotification',
  method: 'delete',
  path: '/api/notifications/{notificationId}/',
  stale: ['notifications'],
};
