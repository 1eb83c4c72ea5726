import { sql } from 'kysely';
import type { Scope } from './scope.ts';

/** Names of the people who can give a permission: those of the same brokerage who may change roles; five at most. */
export async function grantorsOf(scope: Scope): Promise<string[]> {
  const rows = await scope.trx
    .selectFrom('users as u')
    .innerJoin('roles as r', 'r.id', 'u.role_id')
    .select(sql<string>`coalesce(nullif(trim(u.name || ' ' || u.last_name), ''), u.email)`.as('name'))
    .where('u.partner_id', '=', scope.caller.partnerId)
    .where('u.is_active', '=', true)
    .where(sql<boolean>`'auth.change_group' = any (r.permissions)`)
    .orderBy('u.id')
    .limit(5)
    .execute();
  return rows.map((row) => row.name);
}
