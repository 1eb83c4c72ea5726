// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Own calendar. */
export const getCalendarFeed: ReadingOperation<'getCalendarFeed'> = {
  id: 'getCalendarFeed',
  method: 'get',
  path: '/api/core/calendar-feed/',
  reads: ['calendar'],
};
