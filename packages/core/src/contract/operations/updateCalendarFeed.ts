// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Choose what the own calendar says. */
export const updateCalendarFeed: ChangingOperation<'updateCalendarFeed'> = {
  id: 'updateCalendarFeed',
  method: 'patch',
  path: '/api/core/calendar-feed/',
  stale: ['calendar'],
};
