import type { NotificationStatus } from '@corredor/core/api';
import { sql } from 'kysely';
import { ifGiven } from '../../database/fragments.ts';
import { countedFrom, countQuery, exactCount } from '../../server/records/counting.ts';
import { cappedPage, pageOf } from '../../server/records/paging.ts';
import type { Scope } from '../../server/request/scope.ts';

interface Wanted {
  status?: NotificationStatus;
  page?: number;
  page_size?: number;
}
const columns = ['id', 'kind', 'params', 'status', 'link', 'version', 'created_at', 'updated_at'] as const;

/** The caller's own notifications; row-level security shows nobody else's. */
export function notificationStore({ trx }: Pick<Scope, 'trx'>) {
  const matching = ({ status }: Wanted) => trx.selectFrom('notifications').where((eb) => eb.and({ status }));
  const countOf = (wanted: Wanted, skipped = 0) =>
    countQuery(trx, matching(wanted).select('id'), { skipped, table: 'notifications' });
  const read = (wanted: Wanted) => matching(wanted).select(columns).orderBy('id', 'desc');
  /** Marks one as read; tells whether that changed it, it was read already, or the caller has none such. */
  const mark = async (id: number): Promise<'marked' | 'read' | 'absent'> => {
    const { numUpdatedRows } = await trx
      .updateTable('notifications')
      .set({ status: 'read' })
      .where('id', '=', id)
      .where('status', '=', 'unread')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) return 'marked';
    const found = await trx.selectFrom('notifications').select('id').where('id', '=', id).executeTakeFirst();
    return found ? 'read' : 'absent';
  };
  return {
    page: (wanted: Wanted) =>
      cappedPage(
        wanted,
        (skipped) => countOf(wanted, skipped),
        ({ limit, offset }) => read(wanted).limit(limit).offset(offset).execute(),
      ),
    /** What is older than one that was already read; steady while new ones come in. */
    pageBefore: async (wanted: Wanted, before: number | null) => {
      const { size } = pageOf(wanted);
      const rows = await read(wanted)
        .where((eb) => ifGiven(before, (id) => eb('id', '<', id)))
        .limit(size + 1)
        .execute();
      return { ...countedFrom(await countOf(wanted)), rows: rows.slice(0, size), hasMore: rows.length > size };
    },
    countUnread: () => exactCount(matching({ status: 'unread' })),
    /** Marks one as read; undefined where the caller has no such notification. */
    markRead: async (id: number) => {
      await mark(id);
      return trx.selectFrom('notifications').select(columns).where('id', '=', id).executeTakeFirst();
    },
    some: (ids: readonly number[]) =>
      ids.length === 0 ? Promise.resolve([]) : read({}).where('id', 'in', ids).execute(),
    hasUnread: async () => (await matching({ status: 'unread' }).select('id').limit(1).execute()).length > 0,
    mark,
    /** Marks all as read, and tells every open page of the caller once, not row by row. */
    markAllRead: async () => {
      await sql`select set_config('app.tells_all', 'true', true),
        pg_notify('live', 'update_all_notifications ' || app_partner_id() || ' ' || app_user_id())`.execute(trx);
      const { numUpdatedRows } = await trx
        .updateTable('notifications')
        .set({ status: 'read' })
        .where('status', '=', 'unread')
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
    remove: async (id: number) => {
      const { numDeletedRows } = await trx.deleteFrom('notifications').where('id', '=', id).executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}
export type NotificationStore = ReturnType<typeof notificationStore>;
