import type { PolicyCoverage, PolicyCoverageInput, PolicyCoveragePatch } from '@corredor/core/api';
import { sql } from 'kysely';
import { percentOf, refToKnown } from '../../database/fragments.ts';
import { exactCount } from '../../server/records/counting.ts';
import { countedPage } from '../../server/records/paging.ts';
import { recordChanges } from '../../server/records/recordChanges.ts';
import { matchesWords, searchedText } from '../../server/records/search.ts';
import type { Input } from '../../server/request/operations.ts';
import type { Scope } from '../../server/request/scope.ts';
import { lockChangeablePolicy, requirePolicy } from '../policies/index.ts';

type ListQuery = Input<'listPolicyCoverages'>['query'];
/** So many are read at once, for paper and for comparing terms. */
const most = 5_000;

/** The coverages that the policies of the caller's brokerage grant. */
export function policyCoverageStore(scope: Scope) {
  const { trx, caller } = scope;
  const rows = (policyId: number) =>
    trx
      .selectFrom('policy_coverages as l')
      .innerJoin('coverages as c', 'c.id', 'l.coverage_id')
      .select(['l.id', 'l.coverage_id', 'c.coverage_type', 'l.limit', 'l.valid_from', 'l.valid_until', 'l.term_net'])
      .select(['l.version', 'l.created_at', 'l.updated_at'])
      .select([refToKnown('c').as('coverage'), percentOf('l.percentage').as('percentage')])
      .where('l.policy_id', '=', policyId);
  const find = (policyId: number, id: number) => rows(policyId).where('l.id', '=', id).executeTakeFirst();
  const found = async (policyId: number, id: number): Promise<PolicyCoverage> => {
    const row = await find(policyId, id);
    if (!row) throw new Error(`Coverage ${id} vanished inside its own transaction.`);
    return row;
  };
  return {
    find,
    requirePolicy: (policyId: number) => requirePolicy(scope, policyId),
    lockPolicy: (policyId: number) => lockChangeablePolicy(scope, policyId),
    page: async (policyId: number, query: ListQuery): Promise<{ count: number; rows: PolicyCoverage[] }> => {
      const wanted = rows(policyId).where(matchesWords(query.search ?? '', (isIn) => isIn(searchedText(sql`c.name`))));
      return countedPage(query, exactCount(wanted), ({ size, offset }) =>
        wanted.orderBy('l.id').limit(size).offset(offset).execute(),
      );
    },
    all: (policyId: number): Promise<PolicyCoverage[]> => rows(policyId).orderBy('l.id').limit(most).execute(),
    branchOf: async (coverageId: number) =>
      (await trx.selectFrom('coverages').select('branch_id').where('id', '=', coverageId).executeTakeFirst())
        ?.branch_id,
    isListed: async (policyId: number, coverageId: number, exceptId: number) => {
      const same = trx.selectFrom('policy_coverages').select('id').where('policy_id', '=', policyId);
      const row = await same.where('coverage_id', '=', coverageId).where('id', '<>', exceptId).executeTakeFirst();
      return row !== undefined;
    },
    add: async (policyId: number, input: PolicyCoverageInput) => {
      const values = { partner_id: caller.partnerId, policy_id: policyId, ...input };
      const { id } = await trx.insertInto('policy_coverages').values(values).returning('id').executeTakeFirstOrThrow();
      return found(policyId, id);
    },
    save: async (policyId: number, id: number, patch: PolicyCoveragePatch) => {
      await trx.updateTable('policy_coverages').set(patch).where('id', '=', id).execute();
      return found(policyId, id);
    },
    remove: (id: number) => trx.deleteFrom('policy_coverages').where('id', '=', id).execute(),
    record: recordChanges(scope, 'policy', forHistory),
  };
}
export type PolicyCoverageStore = ReturnType<typeof policyCoverageStore>;

const forHistory = ({ coverage, limit, percentage }: PolicyCoverage) => ({
  coverage: coverage.name,
  limit,
  percentage,
});
