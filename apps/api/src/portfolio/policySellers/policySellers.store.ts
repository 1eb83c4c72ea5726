import type { PolicySeller, PolicySellerPatch, Ref } from '@corredor/core/api';
import { sql } from 'kysely';
import { fullNameOf, sellerName } from '../../database/fragments.ts';
import { exactCount } from '../../server/records/counting.ts';
import { nameOrder } from '../../server/records/ordering.ts';
import { countedPage } from '../../server/records/paging.ts';
import { recordChanges } from '../../server/records/recordChanges.ts';
import { matchesWords, searchedText } from '../../server/records/search.ts';
import type { Input } from '../../server/request/operations.ts';
import type { Scope } from '../../server/request/scope.ts';
import { lockOpenPolicy, requirePolicy } from '../policies/index.ts';
import { findOrAddSeller, findSeller, type WantedSeller } from './findOrAddSeller.ts';

const columns = [
  'l.id',
  'l.seller_id',
  's.user_id',
  'l.start_date',
  'l.version',
  'l.created_at',
  'l.updated_at',
] as const;
const fullName = fullNameOf('u');

/** A share as it is stored. */
export type NewShare = { seller_id: number; start_date: string; percentage: string };

/** Who shares the commission of the policies of the caller's brokerage. */
export function policySellerStore(scope: Scope) {
  const { trx, caller } = scope;
  const rows = (policyId: number) =>
    trx
      .selectFrom('policy_sellers as l')
      .innerJoin('sellers as s', 's.id', 'l.seller_id')
      .leftJoin('users as u', 'u.id', 's.user_id')
      .where('l.policy_id', '=', policyId)
      .select(columns)
      .select([sellerName('s', 'u').as('name'), sql<string>`trim_scale(l.percentage)::text`.as('percentage')]);
  // The context also shows the caller's own account, which belongs to this brokerage by then.
  const candidates = () =>
    trx.selectFrom('users as u').where('u.partner_id', '=', caller.partnerId).where('u.is_active', '=', true);
  const find = (policyId: number, id: number): Promise<PolicySeller | undefined> =>
    rows(policyId).where('l.id', '=', id).executeTakeFirst();
  const found = async (policyId: number, id: number) => {
    const row = await find(policyId, id);
    if (!row) throw new Error(`Seller ${id} vanished inside its own transaction.`);
    return row;
  };
  return {
    find,
    requirePolicy: (policyId: number) => requirePolicy(scope, policyId),
    lockPolicy: (policyId: number) => lockOpenPolicy(scope, policyId),
    all: (policyId: number): Promise<PolicySeller[]> =>
      rows(policyId).orderBy('l.start_date').orderBy('l.id').limit(200).execute(),
    isCandidate: async (userId: number) =>
      (await candidates().select('u.id').where('u.id', '=', userId).executeTakeFirst()) !== undefined,
    candidates: async (query: Input<'listSellerCandidates'>['query']): Promise<{ count: number; rows: Ref[] }> => {
      const matches = matchesWords(query.search ?? '', (isIn) => isIn(searchedText(fullName)));
      const wanted = candidates().where(matches);
      return countedPage(query, exactCount(wanted), ({ size, offset }) =>
        wanted
          .select(['u.id', fullName.as('name')])
          .orderBy(sql`${nameOrder(fullName)}, u.id`)
          .limit(size)
          .offset(offset)
          .execute(),
      );
    },
    /** The seller's record of a user or of a name; made where there is none. */
    sellerOf: (wanted: WantedSeller) => findOrAddSeller(scope, wanted),
    /** The same where there is one already. */
    knownSeller: (wanted: WantedSeller) => findSeller(scope, wanted),
    findSeller: (id: number) =>
      trx.selectFrom('sellers').select(['id', 'is_active']).where('id', '=', id).executeTakeFirst(),
    add: async (policyId: number, share: NewShare) => {
      const values = { partner_id: caller.partnerId, policy_id: policyId, ...share };
      const row = trx.insertInto('policy_sellers').values(values).returning('id');
      return found(policyId, (await row.executeTakeFirstOrThrow()).id);
    },
    save: async (policyId: number, id: number, patch: PolicySellerPatch) => {
      await trx.updateTable('policy_sellers').set(patch).where('id', '=', id).execute();
      return found(policyId, id);
    },
    remove: (id: number) => trx.deleteFrom('policy_sellers').where('id', '=', id).execute(),
    record: recordChanges(scope, 'policy', forHistory),
  };
}
export type PolicySellerStore = ReturnType<typeof policySellerStore>;

const forHistory = ({ name, start_date, percentage }: PolicySeller) => ({ name, start_date, percentage });
