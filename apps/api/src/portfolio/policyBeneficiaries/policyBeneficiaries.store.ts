import type { PolicyBeneficiary, PolicyBeneficiaryInput, PolicyBeneficiaryPatch } from '@corredor/core/api';
import { sql } from 'kysely';
import { refToKnown } from '../../database/fragments.ts';
import { exactCount } from '../../server/records/counting.ts';
import { countedPage } from '../../server/records/paging.ts';
import { recordChanges } from '../../server/records/recordChanges.ts';
import { matchesWords, searchedNumber, searchedText } from '../../server/records/search.ts';
import type { Input } from '../../server/request/operations.ts';
import type { Scope } from '../../server/request/scope.ts';
import { lockChangeablePolicy, requirePolicy } from '../policies/index.ts';

type ListQuery = Input<'listPolicyBeneficiaries'>['query'];
const columns = [
  'l.id',
  'l.customer_id',
  'c.identification',
  'l.start_date',
  'l.limit',
  'l.valid_from',
  'l.valid_until',
  'l.term_net',
  'l.version',
  'l.created_at',
  'l.updated_at',
] as const;

/** Who is paid by the policies of the caller's brokerage. */
export function policyBeneficiaryStore(scope: Scope) {
  const { trx, caller } = scope;
  const rows = (policyId: number) =>
    trx
      .selectFrom('policy_beneficiaries as l')
      .innerJoin('customers as c', 'c.id', 'l.customer_id')
      .where('l.policy_id', '=', policyId)
      .select(columns)
      .select([refToKnown('c').as('customer'), sql<string>`trim_scale(l.percentage)::text`.as('percentage')]);
  const find = (policyId: number, id: number): Promise<PolicyBeneficiary | undefined> =>
    rows(policyId).where('l.id', '=', id).executeTakeFirst();
  const found = async (policyId: number, id: number) => {
    const row = await find(policyId, id);
    if (!row) throw new Error(`Beneficiary ${id} vanished inside its own transaction.`);
    return row;
  };
  return {
    find,
    requirePolicy: (policyId: number) => requirePolicy(scope, policyId),
    lockPolicy: (policyId: number) => lockChangeablePolicy(scope, policyId),
    page: async (policyId: number, query: ListQuery): Promise<{ count: number; rows: PolicyBeneficiary[] }> => {
      const wanted = rows(policyId).where(
        matchesWords(query.search ?? '', (isIn) =>
          isIn(sql`${searchedText(sql`c.name`)} || ' ' || ${searchedNumber(sql`c.identification`)}`),
        ),
      );
      return countedPage(query, exactCount(wanted), ({ size, offset }) =>
        wanted.orderBy('l.id').limit(size).offset(offset).execute(),
      );
    },
    all: (policyId: number): Promise<PolicyBeneficiary[]> => rows(policyId).orderBy('l.id').limit(200).execute(),
    isThere: async (customerId: number) => {
      const customer = trx.selectFrom('customers').select('id').where('id', '=', customerId);
      return (await customer.where('deleted_at', 'is', null).executeTakeFirst()) !== undefined;
    },
    add: async (policyId: number, input: PolicyBeneficiaryInput) => {
      const values = { partner_id: caller.partnerId, policy_id: policyId, ...input };
      const row = trx.insertInto('policy_beneficiaries').values(values).returning('id');
      return found(policyId, (await row.executeTakeFirstOrThrow()).id);
    },
    save: async (policyId: number, id: number, patch: PolicyBeneficiaryPatch) => {
      await trx.updateTable('policy_beneficiaries').set(patch).where('id', '=', id).execute();
      return found(policyId, id);
    },
    remove: (id: number) => trx.deleteFrom('policy_beneficiaries').where('id', '=', id).execute(),
    record: recordChanges(scope, 'policy', forHistory),
  };
}
export type PolicyBeneficiaryStore = ReturnType<typeof policyBeneficiaryStore>;

const forHistory = ({ customer, start_date, percentage, limit }: PolicyBeneficiary) => ({
  customer: customer.name,
  start_date,
  percentage,
  limit,
});
