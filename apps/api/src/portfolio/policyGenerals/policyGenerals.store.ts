import type { PolicyGeneral, PolicyGeneralInput, PolicyGeneralPatch } from '@corredor/core/api';
import { exactCount } from '../../server/records/counting.ts';
import { recordChanges } from '../../server/records/recordChanges.ts';
import type { Scope } from '../../server/request/scope.ts';
import { lockChangeablePolicy, requirePolicy } from '../policies/index.ts';

const columns = [
  'id',
  'name',
  'description',
  'valid_from',
  'valid_until',
  'term_net',
  'version',
  'created_at',
  'updated_at',
] as const;

/** The things that the policies of the caller's brokerage insure. */
export function policyGeneralStore(scope: Scope) {
  const { trx, caller } = scope;
  const rows = (policyId: number) =>
    trx.selectFrom('policy_generals').select(columns).where('policy_id', '=', policyId);
  return {
    find: (policyId: number, id: number) => rows(policyId).where('id', '=', id).executeTakeFirst(),
    requirePolicy: (policyId: number) => requirePolicy(scope, policyId),
    lockPolicy: (policyId: number) => lockChangeablePolicy(scope, policyId),
    all: (policyId: number): Promise<PolicyGeneral[]> => rows(policyId).orderBy('id').limit(500).execute(),
    count: (policyId: number) => exactCount(trx.selectFrom('policy_generals').where('policy_id', '=', policyId)),
    add: (policyId: number, input: PolicyGeneralInput): Promise<PolicyGeneral> =>
      trx
        .insertInto('policy_generals')
        .values({ partner_id: caller.partnerId, policy_id: policyId, ...input })
        .returning(columns)
        .executeTakeFirstOrThrow(),
    save: (id: number, patch: PolicyGeneralPatch): Promise<PolicyGeneral> =>
      trx.updateTable('policy_generals').set(patch).where('id', '=', id).returning(columns).executeTakeFirstOrThrow(),
    remove: (id: number) => trx.deleteFrom('policy_generals').where('id', '=', id).execute(),
    record: recordChanges(scope, 'policy', forHistory),
  };
}
export type PolicyGeneralStore = ReturnType<typeof policyGeneralStore>;

const forHistory = ({ name, description }: PolicyGeneral) => ({ name, description });
