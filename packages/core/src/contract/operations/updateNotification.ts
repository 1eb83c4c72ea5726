// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Mark one as read. */
export const updateNotification: ChangingOperation<'updateNotification'> = {
  id: 'updateNotification',
  method: 'patch',
  path: '/api/notifications/{notificationId}/',
  stale: ['notifications'],
};
