import type { ProviderOfficeInput } from '@corredor/core/api';
import { exactCount } from '../../server/records/counting.ts';
import type { Scope } from '../../server/request/scope.ts';

/** The offices and branches of one provider, written as a whole. */
export function providerParts({ trx, caller }: Pick<Scope, 'trx' | 'caller'>) {
  const owner = (provider_id: number) => ({ provider_id, partner_id: caller.partnerId });
  return {
    /** Keeps the offices that carry a number, adds the others and removes those that are missing. */
    replaceOffices: async (providerId: number, offices: readonly ProviderOfficeInput[]) => {
      const kept = offices.flatMap(({ id }) => (id === undefined ? [] : [id]));
      await trx
        .deleteFrom('provider_offices')
        .where('provider_id', '=', providerId)
        .where((eb) => (kept.length > 0 ? eb('id', 'not in', kept) : eb.lit(true)))
        .execute();
      for (const { id, city, address = null, phone = null } of offices) {
        const values = { city, address, phone };
        if (id === undefined)
          await trx
            .insertInto('provider_offices')
            .values({ ...owner(providerId), ...values })
            .execute();
        else
          await trx
            .updateTable('provider_offices')
            .set(values)
            .where('id', '=', id)
            .where('provider_id', '=', providerId)
            .execute();
      }
    },
    replaceBranches: async (providerId: number, branchIds: readonly number[]) => {
      await trx.deleteFrom('provider_branches').where('provider_id', '=', providerId).execute();
      if (branchIds.length === 0) return;
      await trx
        .insertInto('provider_branches')
        .values(branchIds.map((branch_id) => ({ ...owner(providerId), branch_id })))
        .execute();
    },
    /** Which of these branches the brokerage has. */
    knownBranches: async (ids: readonly number[]) => {
      if (ids.length === 0) return new Set<number>();
      const rows = await trx.selectFrom('branches').select('id').where('id', 'in', ids).execute();
      return new Set(rows.map((row) => row.id));
    },
    /** Counts the policies of these offices; deleted ones still name theirs. */
    policiesOfOffices: async (officeIds: readonly number[]) => {
      if (officeIds.length === 0) return 0;
      const count = await exactCount(trx.selectFrom('policies').where('provider_office_id', 'in', officeIds));
      return count;
    },
  };
}
