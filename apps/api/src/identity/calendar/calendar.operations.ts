import { isDeepStrictEqual } from 'node:util';
import type { CalendarFeed } from '@corredor/core/api';
import { audit } from '../../server/records/audit.ts';
import type { Operations } from '../../server/request/operations.ts';
import { created, noContent, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { newToken } from '../accounts/index.ts';
import type { CalendarStore } from './calendar.store.ts';
import { calendarPath } from './calendarPath.ts';

/** The address of one's own calendar: made, made new and revoked by its owner alone. */
export const calendarOperations = (scope: Scope, calendar: CalendarStore, world: { publicUrl: string }) => {
  const record = (event: string, before: CalendarFeed | null, after: CalendarFeed | null) =>
    audit(scope, { event, model: 'user', object_id: scope.caller.userId, before: said(before), after: said(after) });
  return {
    getCalendarFeed: async () => ok(await calendar.read()),
    rotateCalendarFeed: async () => {
      const token = newToken();
      const made_at = await calendar.rotate(token);
      await record('user_calendar_created', null, null);
      return created({ ...(await calendar.read()), made_at, url: `${world.publicUrl}${calendarPath(token)}` });
    },
    updateCalendarFeed: async ({ body }) => {
      const before = await calendar.read();
      await calendar.choose(body);
      const after = await calendar.read();
      if (!isDeepStrictEqual(said(before), said(after))) await record('user_calendar_updated', before, after);
      return ok(after);
    },
    deleteCalendarFeed: async () => {
      const before = await calendar.read();
      await calendar.remove();
      if (before.made_at) await record('user_calendar_revoked', null, null);
      return noContent();
    },
  } satisfies Partial<Operations>;
};

/** What the history tells of a calendar; never anything of its address. */
const said = (feed: CalendarFeed | null) =>
  feed && {
    calendar_names: feed.shows_names,
    calendar_tasks: feed.shows_tasks,
    calendar_ends: feed.shows_ends,
    calendar_instalments: feed.shows_instalments,
  };
