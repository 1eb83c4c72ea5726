import type { Notification } from '@corredor/core/api';
import { type Locale, localeOf } from '@corredor/core/locales';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { setContext } from '../server/http/run.ts';
import { notificationStore, wordRow } from '../services/notifications/index.ts';
import { readSnapshots } from './snapshots.ts';

type Trx = Transaction<Database>;
/** The session ended, or its account was deactivated, since the connection began. */
export const ended = Symbol('ended');

/** What the live channel reads and writes; always as one user, so that row-level security shows nobody else's. */
export function liveStore(db: Kysely<Database>) {
  const asSession = <Result>(sessionId: number, work: (trx: Trx) => Promise<Result>) =>
    db.transaction().execute(async (trx) => {
      const found = await sql`
        select set_config('statement_timeout', '10s', true) from open_session_context(${sessionId})`.execute(trx);
      return found.rows.length > 0 ? work(trx) : ended;
    });
  return {
    /** The whole list of each of several sessions, as it is sent; null in the place of one that has ended. */
    snapshots: (sessionIds: readonly number[]) => readSnapshots(db, sessionIds),
    /** Marks one; tells whether that changed it, it was read already, or there is none. */
    mark: (sessionId: number, id: number) => asSession(sessionId, async (trx) => notificationStore({ trx }).mark(id)),
    markAll: (sessionId: number) => asSession(sessionId, (trx) => notificationStore({ trx }).markAllRead()),
    /** Some notifications of a user, and whether any is unread. */
    read: (user: { partnerId: number; userId: number }, ids: readonly number[]) =>
      db.transaction().execute(async (trx) => {
        await setContext(trx, { ...user, requestId: '' });
        const notices = notificationStore({ trx });
        const locale = await localeFor(trx, user.userId);
        const rows: Notification[] = (await notices.some(ids)).map((row) => wordRow(locale, row));
        return { rows, hasUnread: await notices.hasUnread() };
      }),
    /** Those of the sessions that still serve. */
    openSessions: async (ids: readonly number[]) => {
      const found = await sql<{ session_id: number }>`
        select session_id from open_sessions(${sql.val([...ids])}::integer[])`.execute(db);
      return new Set(found.rows.map((row) => row.session_id));
    },
  };
}
export type LiveStore = ReturnType<typeof liveStore>;

async function localeFor(trx: Trx, userId: number): Promise<Locale> {
  const user = await trx
    .selectFrom('users as u')
    .leftJoin('partners as p', 'p.id', 'u.partner_id')
    .select(['u.language', 'p.country_id'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  return localeOf(user?.language ?? 'es', user?.country_id);
}
