import { todayIn } from '@corredor/core/dates';
import { sql } from 'kysely';
import { audit } from '../../server/records/audit.ts';
import type { Scope } from '../../server/request/scope.ts';
import { findOrAddSeller, nameOfUser } from './findOrAddSeller.ts';
import { inheritedShares } from './inheritedShares.ts';

/** The shares of a user in policies that are not closed: counted, and handed to another user from today on. */
export function sellerWork(scope: Scope) {
  const { trx, caller } = scope;
  const open = (userIds: number[]) =>
    trx
      .selectFrom('policy_sellers as l')
      .innerJoin('sellers as s', 's.id', 'l.seller_id')
      .innerJoin('policy_states as p', 'p.id', 'l.policy_id')
      .where('p.current_status', '!=', 'closed')
      .where('s.user_id', 'in', userIds);
  /** The policies in which the latest share of the user is more than nothing. */
  const policiesOf = async (userId: number) => {
    const latest = open([userId])
      .select(['l.policy_id', 'l.percentage'])
      .distinctOn('l.policy_id')
      .orderBy('l.policy_id')
      .orderBy('l.start_date', 'desc')
      .orderBy('l.id', 'desc');
    const rows = await trx.selectFrom(latest.as('l')).select('l.policy_id').where('l.percentage', '>', '0').execute();
    return rows.map((row) => row.policy_id);
  };
  return {
    count: async (userId: number) => (await policiesOf(userId)).length,
    handOver: async (from: number, to: number) => {
      const policyIds = await policiesOf(from);
      if (policyIds.length === 0) return;
      const now = await sql<{ now: Date | string }>`select app_now() as now`.execute(trx);
      const today = todayIn(caller.timezone, new Date(now.rows[0]?.now ?? Date.now()));
      const [giver, heir] = [
        (await findOrAddSeller(scope, { user_id: from })).id,
        (await findOrAddSeller(scope, { user_id: to })).id,
      ];
      const rows = await open([from, to])
        .where('l.policy_id', 'in', policyIds)
        .select(['l.policy_id', 'l.start_date', 'l.seller_id'])
        .select(sql<string>`trim_scale(l.percentage)::text`.as('percentage'))
        .execute();
      const shares = policyIds.flatMap((policy_id) => {
        const own = rows.filter((row) => row.policy_id === policy_id);
        const inherited = inheritedShares(own, { from: giver, to: heir, today });
        return inherited.map((share) => ({ ...share, policy_id, partner_id: caller.partnerId }));
      });
      await trx
        .deleteFrom('policy_sellers')
        .where('policy_id', 'in', policyIds)
        .where('seller_id', 'in', [giver, heir])
        .where('start_date', '>=', today)
        .execute();
      await trx.insertInto('policy_sellers').values(shares).execute();
      for (const object_id of policyIds)
        await audit(scope, {
          event: 'policy_seller_changed',
          model: 'policy',
          object_id,
          before: { seller: await nameOfUser(scope, from) },
          after: { seller: await nameOfUser(scope, to) },
        });
    },
  };
}
