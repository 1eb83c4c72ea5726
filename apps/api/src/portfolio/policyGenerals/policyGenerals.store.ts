import type { PolicyGeneral, PolicyGeneralInput, PolicyGeneralPatch } from '@corredor/core/api';
import type { ExtraValues } from '@corredor/core/extras';
import { sql } from 'kysely';
import { percentOf } from '../../database/fragments.ts';
import { exactCount } from '../../server/records/counting.ts';
import { countedPage } from '../../server/records/paging.ts';
import { matchesWords, searchedText } from '../../server/records/search.ts';
import type { Input } from '../../server/request/operations.ts';
import type { Scope } from '../../server/request/scope.ts';
import { lockListOf, recordRows, requirePolicy, withExtra } from '../policies/index.ts';

type Stored<Row> = Omit<Row, 'extra'> & { extra?: ExtraValues };
type ListQuery = Input<'listPolicyGenerals'>['query'];
/** So many are read at once, for paper and for comparing terms. */
const most = 5_000;
const columns = [
  'id',
  'name',
  'description',
  'sum',
  'extra',
  'valid_from',
  'valid_until',
  'term_net',
  'version',
  'created_at',
  'updated_at',
] as const;
const selected = [...columns, percentOf('rate').as('rate')] as const;

/** The things that the policies of the caller's brokerage insure. */
export function policyGeneralStore(scope: Scope) {
  const { trx, caller } = scope;
  const rows = (policyId: number) =>
    trx.selectFrom('policy_generals').select(selected).where('policy_id', '=', policyId);
  return {
    find: (policyId: number, id: number) => rows(policyId).where('id', '=', id).executeTakeFirst(),
    requirePolicy: (policyId: number) => requirePolicy(scope, policyId),
    lockPolicy: (policyId: number) => lockListOf(scope, policyId, 'general'),
    page: async (policyId: number, query: ListQuery): Promise<{ count: number; rows: PolicyGeneral[] }> => {
      const wanted = rows(policyId).where(
        matchesWords(query.search ?? '', (isIn) => isIn(searchedText(sql`name || ' ' || coalesce(description, '')`))),
      );
      return countedPage(query, exactCount(wanted), ({ size, offset }) =>
        wanted.orderBy('id').limit(size).offset(offset).execute(),
      );
    },
    all: (policyId: number): Promise<PolicyGeneral[]> => rows(policyId).orderBy('id').limit(most).execute(),
    count: (policyId: number) => exactCount(trx.selectFrom('policy_generals').where('policy_id', '=', policyId)),
    add: (policyId: number, input: Stored<PolicyGeneralInput>): Promise<PolicyGeneral> =>
      trx
        .insertInto('policy_generals')
        .values({ partner_id: caller.partnerId, policy_id: policyId, ...withExtra(input) })
        .returning(selected)
        .executeTakeFirstOrThrow(),
    save: (id: number, patch: Stored<PolicyGeneralPatch>): Promise<PolicyGeneral> =>
      trx
        .updateTable('policy_generals')
        .set(withExtra(patch))
        .where('id', '=', id)
        .returning(selected)
        .executeTakeFirstOrThrow(),
    remove: (id: number) => trx.deleteFrom('policy_generals').where('id', '=', id).execute(),
    record: recordRows(scope, forHistory),
  };
}
export type PolicyGeneralStore = ReturnType<typeof policyGeneralStore>;

const forHistory = ({ name, description, sum, rate, term_net }: PolicyGeneral) => ({
  name,
  description,
  sum,
  rate,
  term_net,
});
