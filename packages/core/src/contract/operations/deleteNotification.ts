// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Delete one. */
export const deleteNotification: ChangingOperation<'deleteNotification'> = {
  id: 'deleteNotification',
  method: 'delete',
  path: '/api/notifications/{notificationId}/',
  stale: ['notifications'],
};
