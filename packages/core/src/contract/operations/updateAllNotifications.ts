// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Mark all as read. */
export const updateAllNotifications: ChangingOperation<'updateAllNotifications'> = {
  id: 'updateAllNotifications',
  method: 'patch',
  path: '/api/notifications/',
  stale: ['notifications'],
};
