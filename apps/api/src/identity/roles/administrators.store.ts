import { type Permission, shownPermissions } from '@corredor/core/permissions';
import { sql } from 'kysely';
import { ifGiven } from '../../database/fragments.ts';
import type { Scope } from '../../server/request/scope.ts';

/** Those who can give permissions in a brokerage; without one it would be locked out of its own users and roles. */
export function administratorStore({ trx, caller }: Pick<Scope, 'trx' | 'caller'>) {
  return {
    /** Makes changes of people and roles wait for each other, so that two administrators cannot remove one another. */
    lock: () => trx.selectFrom('partners').select('id').where('id', '=', caller.partnerId).forUpdate().execute(),
    /** Numbers of the active administrators who have signed in; an invitation alone may never be answered. */
    ids: async (except: { roleId?: number } = {}) => {
      const rows = await trx
        .selectFrom('users as u')
        .innerJoin('roles as r', 'r.id', 'u.role_id')
        .select('u.id')
        .where('u.partner_id', '=', caller.partnerId)
        .where('u.is_active', '=', true)
        .where(sql<boolean>`r.permissions @> ${sql.val([...shownPermissions])}::text[]`)
        .where(sql<boolean>`exists (select from sessions s where s.user_id = u.id)`)
        .where((eb) => ifGiven(except.roleId, (id) => eb('u.role_id', '!=', id)))
        .execute();
      return rows.map((row) => row.id);
    },
    /** What some roles of the brokerage hold. */
    permissionsOf: async (ids: readonly number[]): Promise<ReadonlyMap<number, readonly Permission[]>> => {
      if (ids.length === 0) return new Map();
      const roles = trx
        .selectFrom('named_roles')
        .select(['id', 'permissions'])
        .where('id', 'in', [...ids]);
      return new Map((await roles.execute()).map(({ id, permissions }) => [id, permissions]));
    },
    /** What a role of the brokerage is called and holds. */
    roleOf: async (id: number) => {
      return trx
        .selectFrom('named_roles')
        .select(['id', 'name', 'permissions'])
        .where('id', '=', id)
        .executeTakeFirst();
    },
  };
}
export type AdministratorStore = ReturnType<typeof administratorStore>;
