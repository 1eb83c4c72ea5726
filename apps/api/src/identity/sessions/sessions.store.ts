import { sql } from 'kysely';
import { exactCount } from '../../server/records/counting.ts';
import { countedPage } from '../../server/records/paging.ts';
import { networkOf } from '../../server/request/addresses.ts';
import type { Scope } from '../../server/request/scope.ts';
import { deviceOf, lifetimes } from '../accounts/index.ts';

/** Where the caller is signed in. */
export function sessionStore({ trx, caller }: Scope) {
  const open = () =>
    trx
      .selectFrom('sessions')
      .where('user_id', '=', caller.userId)
      .where('ended_at', 'is', null)
      .where(
        sql<boolean>`expires_at > app_now() and last_used_at > app_now() - make_interval(secs => ${lifetimes.refreshIdle})`,
      );
  return {
    page: async (query: { page?: number; page_size?: number }) => {
      const { count, rows } = await countedPage(query, exactCount(open()), ({ size, offset }) =>
        open()
          .select(['id', 'user_agent', 'address', 'created_at', 'last_used_at'])
          .orderBy(sql`id = ${caller.sessionId}`, 'desc')
          .orderBy('last_used_at', 'desc')
          .orderBy('id', 'desc')
          .limit(size)
          .offset(offset)
          .execute(),
      );
      const sessions = rows.map(({ id, user_agent, address, created_at, last_used_at }) => ({
        id,
        ...deviceOf(user_agent),
        address: address === null ? null : networkOf(address),
        started_at: created_at,
        last_used_at,
        is_current: id === caller.sessionId,
      }));
      return { count, rows: sessions };
    },
    isOpen: async (id: number) => (await open().select('id').where('id', '=', id).executeTakeFirst()) !== undefined,
  };
}
export type SessionStore = ReturnType<typeof sessionStore>;
