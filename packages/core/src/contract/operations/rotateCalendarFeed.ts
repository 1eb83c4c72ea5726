// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Create a new address of the own calendar. */
export const rotateCalendarFeed: ChangingOperation<'rotateCalendarFeed'> = {
  id: 'rotateCalendarFeed',
  method: 'post',
  path: '/api/core/calendar-feed/rotate/',
  stale: ['calendar'],
};
