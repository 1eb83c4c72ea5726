// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Revoke the address of the own calendar. */
export const deleteCalendarFeed: ChangingOperation<'deleteCalendarFeed'> = {
  id: 'deleteCalendarFeed',
  method: 'delete',
  path: '/api/core/calendar-feed/',
  stale: ['calendar'],
};
