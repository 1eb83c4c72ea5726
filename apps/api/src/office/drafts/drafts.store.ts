import type { Draft, DraftInput } from '@corredor/core/api';
import { sql } from 'kysely';
import { exactCount } from '../../server/records/counting.ts';
import { countedPage } from '../../server/records/paging.ts';
import { invalidField } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';

const most = 50;
/** All drafts of a person together: they are read at once. */
const mostBytes = 2 * 1_048_576;
const columns = ['key', 'content as values', 'record_version', 'label', 'saved_at'] as const;

/** The unfinished forms of the caller, wherever she signs in. */
export function draftStore({ trx, caller }: Scope) {
  const own = () =>
    trx
      .selectFrom('drafts')
      .where('user_id', '=', caller.userId)
      .where(sql<boolean>`saved_at > app_now() - interval '30 days'`);
  const remove = (key: string) =>
    trx.deleteFrom('drafts').where('user_id', '=', caller.userId).where('key', '=', key).execute();
  return {
    page: async (query: { page?: number; page_size?: number }) => {
      return countedPage(query, exactCount(own()), ({ size, offset }) =>
        own().select(columns).orderBy('saved_at', 'desc').orderBy('key').limit(size).offset(offset).execute(),
      );
    },
    save: async (key: string, { values, record_version, label, continues }: DraftInput): Promise<Draft> => {
      const kept = { content: JSON.stringify(values), record_version, label, saved_at: sql<string>`app_now()` };
      const draft = await trx
        .insertInto('drafts')
        .values({ user_id: caller.userId, key, ...kept })
        .onConflict((same) => same.columns(['user_id', 'key']).doUpdateSet(kept))
        .returning(columns)
        .executeTakeFirstOrThrow();
      if (continues && continues !== key) await remove(continues);
      await trx
        .deleteFrom('drafts')
        .where('user_id', '=', caller.userId)
        .where('key', 'in', (drafts) =>
          drafts
            .selectFrom('drafts')
            .select('key')
            .where('user_id', '=', caller.userId)
            .orderBy('saved_at', 'desc')
            .orderBy('key')
            .offset(most),
        )
        .execute();
      const all = own().select(sql<number>`coalesce(sum(octet_length(content::text)), 0)::int`.as('bytes'));
      if ((await all.executeTakeFirstOrThrow()).bytes > mostBytes) throw invalidField('values', 'field.drafts_full');
      return draft;
    },
    remove,
  };
}
export type DraftStore = ReturnType<typeof draftStore>;
