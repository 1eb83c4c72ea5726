import { paths } from '@corredor/core/paths';
import { sql } from 'kysely';
import { fullNameOf } from '../../database/fragments.ts';
import { audit } from '../../server/records/audit.ts';
import type { Scope } from '../../server/request/scope.ts';
import { type NotifyScope, notify } from '../../services/notifications/index.ts';

/** Tells somebody once of the cards that are now theirs, however many they are. */
export async function tellAssigned(scope: NotifyScope, userId: number, renewalIds: readonly number[]) {
  if (renewalIds.length === 0) return;
  const first = await scope.trx
    .selectFrom('renewal_states as r')
    .leftJoin('customers as c', 'c.id', 'r.contractor_id')
    .select(['r.id', 'r.policy_id', 'r.number', 'r.end_date', 'c.name as contractor'])
    .where('r.id', 'in', [...renewalIds])
    .orderBy('r.end_date')
    .orderBy('r.id')
    .limit(1)
    .executeTakeFirst();
  if (!first) return;
  const { id, policy_id, number, end_date, contractor } = first;
  const count = renewalIds.length;
  await notify(scope, {
    to: { userIds: [userId] },
    kind: 'renewal_assigned',
    params: {
      renewal_id: id,
      policy_id,
      number: number ?? `#${policy_id}`,
      contractor,
      end_date: end_date ?? '',
      ...(count > 1 && { count }),
    },
    link: count > 1 ? paths.renewals({ mine: true }) : paths.renewalDetail(id),
  });
}

/** The open renewals of a user: counted, and handed to another user, who is told once. */
export function renewalWork(scope: Scope) {
  const { trx } = scope;
  const open = (userId: number) => sql<boolean>`kind = 'open' and assignee_id = ${userId}`;
  return {
    count: async (userId: number) => {
      const rows = trx.selectFrom('renewals').select(sql<number>`count(*)::int`.as('count')).where(open(userId));
      return (await rows.executeTakeFirstOrThrow()).count;
    },
    handOver: async (from: number, to: number) => {
      const handed = await trx
        .updateTable('renewals')
        .set({ assignee_id: to })
        .where(open(from))
        .returning('id')
        .execute();
      const [before, after] = [await nameOf(from), await nameOf(to)];
      for (const { id } of handed)
        await audit(scope, {
          event: 'renewal_assigned',
          model: 'renewal',
          object_id: id,
          before: { assignee: before },
          after: { assignee: after },
        });
      await tellAssigned(
        scope,
        to,
        handed.map(({ id }) => id),
      );
    },
  };
  async function nameOf(userId: number) {
    const name = fullNameOf('users').as('name');
    return (await trx.selectFrom('users').select(name).where('id', '=', userId).executeTakeFirst())?.name ?? null;
  }
}
