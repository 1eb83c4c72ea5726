import type { Role, RoleInput, RolePatch } from '@corredor/core/api';
import { isAdministrator, namesOfRole } from '@corredor/core/permissions';
import { sql } from 'kysely';
import { exactCount } from '../../server/records/counting.ts';
import { byName, sortBy } from '../../server/records/ordering.ts';
import { countedPage } from '../../server/records/paging.ts';
import { matchesWords, searchedText } from '../../server/records/search.ts';
import type { Input } from '../../server/request/operations.ts';
import type { Scope } from '../../server/request/scope.ts';

/** The roles of the caller's brokerage. */
export function roleStore({ trx, caller }: Scope) {
  const users = sql<number>`(select count(*)::int from users u where u.role_id = named_roles.id)`;
  const read = () =>
    trx
      .selectFrom('named_roles')
      .select(['id', 'version', 'created_at', 'updated_at', 'name', 'permissions'])
      .select(users.as('users_count'));
  type Row = Awaited<ReturnType<ReturnType<typeof read>['executeTakeFirstOrThrow']>>;
  const toRole = (row: Row): Role => ({
    ...row,
    is_administrator: isAdministrator(row.permissions),
  });
  const find = async (id: number): Promise<Role | undefined> => {
    const row = await read().where('id', '=', id).executeTakeFirst();
    return row && toRole(row);
  };
  return {
    find,
    page: async ({ search, ordering, ...query }: Input<'listRoles'>['query']) => {
      const matches = matchesWords(search ?? '', (isIn) => isIn(searchedText(sql`name`)));
      const counting = exactCount(trx.selectFrom('named_roles').where(matches));
      const { count, rows } = await countedPage(query, counting, ({ size, offset }) =>
        read().where(matches).orderBy(orderOf(ordering)).limit(size).offset(offset).execute(),
      );
      return { count, rows: rows.map(toRole) };
    },
    /** Whether another role is called the same, whatever its accents and capitals; a seeded name is taken in both languages. */
    isTaken: async (name: string, except = 0) => {
      const names = namesOfRole(name);
      const taken = trx
        .selectFrom('roles')
        .select('id')
        .where(sql<boolean>`search_key(name) = any (select search_key(n) from unnest(${sql.val(names)}::text[]) n)`)
        .where('id', '!=', except);
      return (await taken.executeTakeFirst()) !== undefined;
    },
    create: async (input: RoleInput): Promise<Role> => {
      const { id } = await trx
        .insertInto('roles')
        .values({ ...input, partner_id: caller.partnerId })
        .returning('id')
        .executeTakeFirstOrThrow();
      const role = await find(id);
      if (!role) throw new Error(`Role ${id} vanished inside its own transaction.`);
      return role;
    },
    update: async (id: number, version: number, patch: RolePatch): Promise<Role | undefined> => {
      const row = await trx
        .updateTable('roles')
        .set(patch)
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      return row && find(row.id);
    },
    remove: (id: number) => trx.deleteFrom('roles').where('id', '=', id).execute(),
  };
}
export type RoleStore = ReturnType<typeof roleStore>;

const orderOf = (ordering: string | undefined) =>
  sortBy({
    ordering,
    fallback: 'name',
    keys: {
      name: byName('name'),
      users_count: sql`users_count`,
      created_at: sql`created_at`,
      updated_at: sql`updated_at`,
    },
  });
