// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List one's own notifications. */
export const listNotifications: ReadingOperation<'listNotifications'> = {
  id: 'listNotifications',
  method: 'get',
  path: '/api/notifications/',
  reads: ['notifications'],
};
