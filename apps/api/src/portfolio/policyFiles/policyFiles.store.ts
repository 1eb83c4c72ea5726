import type { PolicyFile } from '@corredor/core/api';
import { fullNameOf, refTo } from '../../database/fragments.ts';
import { exactCount } from '../../server/records/counting.ts';
import { recordChanges } from '../../server/records/recordChanges.ts';
import type { Scope } from '../../server/request/scope.ts';
import { lockOpenPolicy, requirePolicy } from '../policies/index.ts';

export interface NewFile {
  name: string;
  size: number;
  sha256: string;
  storage_key: string;
}

/** The PDFs kept with the policies of the caller's brokerage: their rows, not their bytes. */
export function policyFileStore(scope: Scope) {
  const { trx, caller } = scope;
  const rows = (policyId: number) =>
    trx
      .selectFrom('policy_files as l')
      .leftJoin('users as u', 'u.id', 'l.uploaded_by')
      .select(['l.id', 'l.name', 'l.size', 'l.version', 'l.created_at', 'l.updated_at', 'l.created_at as uploaded_at'])
      .select(refTo('u', fullNameOf('u')).as('uploaded_by'))
      .where('l.policy_id', '=', policyId);
  const find = (policyId: number, id: number): Promise<PolicyFile | undefined> =>
    rows(policyId).where('l.id', '=', id).executeTakeFirst();
  return {
    find,
    requirePolicy: (policyId: number) => requirePolicy(scope, policyId),
    lockPolicy: (policyId: number) => lockOpenPolicy(scope, policyId),
    all: (policyId: number): Promise<PolicyFile[]> => rows(policyId).orderBy('l.id').limit(50).execute(),
    count: (policyId: number) => exactCount(trx.selectFrom('policy_files').where('policy_id', '=', policyId)),
    storageKey: async (policyId: number, id: number) => {
      const row = trx.selectFrom('policy_files').select('storage_key').where('policy_id', '=', policyId);
      return (await row.where('id', '=', id).executeTakeFirst())?.storage_key;
    },
    /** The same bytes under the same name, which a repeated upload must not keep twice. */
    findSame: (policyId: number, file: { name: string; sha256: string }) =>
      rows(policyId).where('l.name', '=', file.name).where('l.sha256', '=', file.sha256).executeTakeFirst(),
    add: async (policyId: number, file: NewFile): Promise<PolicyFile> => {
      const { id } = await trx
        .insertInto('policy_files')
        .values({ partner_id: caller.partnerId, policy_id: policyId, uploaded_by: caller.userId, ...file })
        .returning('id')
        .executeTakeFirstOrThrow();
      const row = await find(policyId, id);
      if (!row) throw new Error(`File ${id} vanished inside its own transaction.`);
      return row;
    },
    remove: (id: number) => trx.deleteFrom('policy_files').where('id', '=', id).execute(),
    afterCommit: scope.afterCommit,
    record: recordChanges(scope, 'policy', ({ name }: PolicyFile) => ({ file: name })),
  };
}
export type PolicyFileStore = ReturnType<typeof policyFileStore>;
