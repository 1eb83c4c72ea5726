import type { CalendarFeed, CalendarFeedPatch } from '@corredor/core/api';
import type { Scope } from '../../server/request/scope.ts';
import { hashToken } from '../accounts/index.ts';

/** The calendar of the signed-in user. */
export function calendarStore({ trx, caller }: Scope) {
  const none: CalendarFeed = {
    made_at: null,
    shows_names: false,
    shows_tasks: true,
    shows_ends: true,
    shows_instalments: true,
  };
  const upsert = (values: { hash: Buffer; made_at: string } | CalendarFeedPatch) =>
    trx
      .insertInto('calendar_feeds')
      .values({ user_id: caller.userId, ...values })
      .onConflict((taken) => taken.column('user_id').doUpdateSet(values))
      .returning('made_at')
      .executeTakeFirstOrThrow();
  return {
    read: async (): Promise<CalendarFeed> =>
      (await trx
        .selectFrom('calendar_feeds')
        .select(['made_at', 'shows_names', 'shows_tasks', 'shows_ends', 'shows_instalments'])
        .where('user_id', '=', caller.userId)
        .executeTakeFirst()) ?? none,
    /** Keeps the hash of a new address in place of the one before; answers the moment. */
    rotate: async (token: string) => {
      const made_at = new Date().toISOString();
      const kept = await upsert({ hash: hashToken(token), made_at });
      return kept.made_at ?? made_at;
    },
    choose: (wanted: CalendarFeedPatch) => upsert(wanted),
    remove: () => trx.deleteFrom('calendar_feeds').where('user_id', '=', caller.userId).execute(),
  };
}
export type CalendarStore = ReturnType<typeof calendarStore>;
