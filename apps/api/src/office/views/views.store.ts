import type { SavedView, ViewInput, ViewPatch } from '@corredor/core/api';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { exactCount } from '../../server/records/counting.ts';
import { byName, searchKey } from '../../server/records/ordering.ts';
import { countedPage } from '../../server/records/paging.ts';
import type { Input } from '../../server/request/operations.ts';
import type { Scope } from '../../server/request/scope.ts';

type Identity = Pick<SavedView, 'list' | 'name' | 'is_shared'>;

/** The saved views that the caller sees: her own and those that are shared in her brokerage; the database keeps the others from her. */
export function viewStore({ trx, caller }: Scope) {
  const read = () =>
    trx
      .selectFrom('saved_views as v')
      .select([
        'v.id',
        'v.version',
        'v.created_at',
        'v.updated_at',
        'v.list',
        'v.name',
        'v.is_shared',
        'v.is_pinned',
        'v.state',
      ])
      .select((eb) => [
        eb('v.user_id', '=', caller.userId).as('is_mine'),
        jsonObjectFrom(
          eb
            .selectFrom('users as u')
            .select(['u.id', sql<string>`trim(u.name || ' ' || coalesce(u.last_name, ''))`.as('name')])
            .whereRef('u.id', '=', 'v.user_id'),
        )
          .$notNull()
          .as('owner'),
      ]);
  const find = async (id: number): Promise<SavedView | undefined> => {
    const row = await read().where('v.id', '=', id).executeTakeFirst();
    return row && { ...row, is_mine: row.is_mine === true };
  };
  return {
    find,
    page: async ({ list, ...query }: Input<'listViews'>['query']) => {
      const found = trx.selectFrom('saved_views').where((eb) => eb.and({ list }));
      const { count, rows } = await countedPage(query, exactCount(found), ({ size, offset }) =>
        read()
          .where('v.id', 'in', found.select('id'))
          .orderBy('v.is_pinned', 'desc')
          .orderBy(byName('v.name'))
          .orderBy('v.id')
          .limit(size)
          .offset(offset)
          .execute(),
      );
      return { count, rows: rows.map((row): SavedView => ({ ...row, is_mine: row.is_mine === true })) };
    },
    /** The view that has this name already: a shared one among the shared, an own one among her own. */
    findNamesake: ({ list, name, is_shared }: Identity) =>
      trx
        .selectFrom('saved_views')
        .select(['id', 'name'])
        .where('list', '=', list)
        .where('is_shared', '=', is_shared)
        .where(searchKey('name'), '=', sql`search_key(${name})`)
        .executeTakeFirst(),
    /** Answers nothing where the name is taken. */
    create: async ({ state, ...input }: ViewInput): Promise<SavedView | undefined> => {
      const row = await trx
        .insertInto('saved_views')
        .values({ ...input, state: JSON.stringify(state), partner_id: caller.partnerId, user_id: caller.userId })
        .onConflict((taken) => taken.doNothing())
        .returning('id')
        .executeTakeFirst();
      return row && find(row.id);
    },
    /** Answers nothing where somebody else was faster. */
    update: async (id: number, version: number, { state, ...patch }: ViewPatch): Promise<SavedView | undefined> => {
      const row = await trx
        .updateTable('saved_views')
        .set({ ...patch, state: state && JSON.stringify(state) })
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      return row && find(row.id);
    },
    remove: async (id: number, version: number) => {
      const row = await trx
        .deleteFrom('saved_views')
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
export type ViewStore = ReturnType<typeof viewStore>;
