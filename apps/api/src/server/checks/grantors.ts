import type { Permission } from '@corredor/core/permissions';
import { sql } from 'kysely';
import { fullNameOf } from '../../database/fragments.ts';
import type { Scope } from '../request/scope.ts';

/** Names of the people of the caller's brokerage who hold a permission; five at most. */
async function holdersOf(scope: Scope, permission: Permission): Promise<string[]> {
  const rows = await scope.trx
    .selectFrom('users as u')
    .innerJoin('roles as r', 'r.id', 'u.role_id')
    .select(fullNameOf('u').as('name'))
    .where('u.partner_id', '=', scope.caller.partnerId)
    .where('u.is_active', '=', true)
    .where(sql<boolean>`${permission} = any (r.permissions)`)
    .orderBy('u.id')
    .limit(5)
    .execute();
  return rows.map((row) => row.name);
}

/** Those who can give a permission: they may change roles. */
export const grantorsOf = (scope: Scope) => holdersOf(scope, 'auth.change_group');
/** Those who can buy a larger plan: they may change the brokerage. */
export const upgradersOf = (scope: Scope) => holdersOf(scope, 'core_app.change_partner');
