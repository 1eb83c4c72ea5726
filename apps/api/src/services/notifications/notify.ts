import type { NotificationKind } from '@corredor/core/api';
import type { NotificationParams } from '@corredor/core/notifications';
import type { Permission } from '@corredor/core/permissions';
import { sql } from 'kysely';
import { fullNameOf } from '../../database/fragments.ts';
import type { Scope } from '../../server/request/scope.ts';

/** Who is told: whoever holds a permission, these users, or everybody of the brokerage. */
export type Recipients = { permission: Permission } | { userIds: readonly number[] } | 'everybody';

export interface Notice<Kind extends NotificationKind> {
  to: Recipients;
  kind: Kind;
  params: NotificationParams[Kind];
  /** Where the thing itself is found. */
  link?: string | null;
}
/** A request's scope will do; a job brings a transaction with the partner set, and no user. */
export interface NotifyScope {
  trx: Scope['trx'];
  caller: { partnerId: number; userId: number | null };
}

/** Tells users of the brokerage what happened, one row each, in the transaction that causes it; never the one who did it. */
export async function notify<Kind extends NotificationKind>({ trx, caller }: NotifyScope, notice: Notice<Kind>) {
  const { to, kind, params, link = null } = notice;
  const actor = 'actor' in params || caller.userId === null ? {} : await actorOf(trx, caller.userId);
  await trx
    .insertInto('notifications')
    .columns(['partner_id', 'user_id', 'kind', 'params', 'link'])
    .expression(
      trx
        .selectFrom('users as u')
        .innerJoin('roles as r', 'r.id', 'u.role_id')
        .select([
          sql<number>`u.partner_id`.as('partner_id'),
          'u.id as user_id',
          sql<NotificationKind>`${kind}`.as('kind'),
          sql<string>`${JSON.stringify({ ...actor, ...params })}::jsonb`.as('params'),
          sql<string | null>`${link}`.as('link'),
        ])
        .where('u.partner_id', '=', caller.partnerId)
        .where('u.is_active', '=', true)
        .where('u.id', 'is distinct from', caller.userId)
        .where(isMeant(to)),
    )
    .execute();
}

function isMeant(to: Recipients) {
  if (to === 'everybody') return sql<boolean>`true`;
  if ('permission' in to) return sql<boolean>`${to.permission} = any (r.permissions)`;
  return sql<boolean>`u.id = any (${sql.val([...to.userIds])}::integer[])`;
}

async function actorOf(trx: Scope['trx'], userId: number) {
  const row = await trx
    .selectFrom('users')
    .select(fullNameOf('users').as('actor'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ?? {};
}
