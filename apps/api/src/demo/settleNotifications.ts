import { addDays, type PlainDate } from '@corredor/core/dates';
import { sql } from 'kysely';
import { doDayOf } from '../jobs/index.ts';
import type { Scope } from '../server/request/scope.ts';
import type { Timeline } from './timeline.ts';

/** Active users who may take payments. */
export async function crewOf({ trx, caller }: Scope): Promise<number[]> {
  const rows = await trx
    .selectFrom('users as u')
    .innerJoin('roles as r', 'r.id', 'u.role_id')
    .select('u.id')
    .where('u.partner_id', '=', caller.partnerId)
    .where('u.is_active', '=', true)
    .where('u.confirmed_at', 'is not', null)
    .where(sql<boolean>`'policy_app.change_payment' = any (r.permissions)`)
    .orderBy('u.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many days the server has looked after the brokerage; the first start then has nothing more to tell. */
const watchedDays = 10;

/** What came near its end or was late is told on its day, as a running server does. */
export function planDailyWork({ trx, caller, afterCommit }: Scope, timeline: Timeline, today: PlainDate) {
  // The demo's plan is bought later, so that no mail is sent.
  const world = { brand: '', publicUrl: '', kickMail: () => {} };
  for (let ago = watchedDays; ago >= 0; ago -= 1)
    timeline.plan(addDays(today, -ago), async () => {
      await doDayOf(trx, { partnerId: caller.partnerId, world, afterCommit });
      await sql`select set_config('app.user_id', ${String(caller.userId)}, true)`.execute(trx);
    });
}

/** Leaves the notifications as people who look at them now and then do: the old ones gone, the recent ones read. */
export async function settleNotifications({ trx, caller }: Scope, crew: readonly number[], today: PlainDate) {
  const everybody = await trx.selectFrom('users').select('id').where('partner_id', '=', caller.partnerId).execute();
  for (const { id } of everybody) {
    await sql`select set_config('app.user_id', ${String(id)}, true)`.execute(trx);
    await trx
      .deleteFrom('notifications')
      .where('created_at', '<', `${addDays(today, -45)}T00:00:00Z`)
      .execute();
    await trx
      .updateTable('notifications')
      .set({ status: 'read' })
      .where('status', '=', 'unread')
      .where('created_at', '<', `${addDays(today, -6)}T00:00:00Z`)
      .execute();
  }
  const [owner = caller.userId] = crew;
  caller.userId = owner;
  await sql`select set_config('app.user_id', ${String(owner)}, true)`.execute(trx);
}
