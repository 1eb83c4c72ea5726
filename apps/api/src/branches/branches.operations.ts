import type { Branch } from '@corredor/core/api';
import { audit } from '../server/audit.ts';
import type { Operations } from '../server/operations.ts';
import { toPage } from '../server/paging.ts';
import { conflict, heldBy, notFound, stale } from '../server/problems.ts';
import { created, noContent, ok } from '../server/replies.ts';
import type { Scope } from '../server/scope.ts';
import { tidyTexts } from '../server/texts.ts';
import type { BranchStore } from './branches.store.ts';

/** The lines of insurance of a brokerage. */
export const branchOperations = (scope: Scope, branches: BranchStore) =>
  ({
    listBranches: async ({ query, url }) => ok(toPage({ query, url }, await branches.page(query))),
    getBranch: async ({ path }) => {
      const branch = await branches.find(path.branchId);
      return branch ? ok(branch) : notFound('branch');
    },
    createBranch: async ({ body }) => {
      const input = tidyTexts(body);
      const branch = await branches.create(input);
      if (!branch) return conflict('duplicate', { current: await branches.findNamesake(input.name) });
      await record(scope, 'branch_created', null, branch);
      return created(branch);
    },
    updateBranch: async ({ path, body, version }) => {
      const before = await branches.find(path.branchId);
      if (!before) return notFound('branch');
      if (before.version !== version) return stale(before);
      const patch = tidyTexts(body);
      const namesake = await branches.findNamesake(patch.name ?? before.name);
      if (namesake && namesake.id !== before.id) return conflict('duplicate', { current: namesake });
      const after = await branches.update(before.id, version, patch);
      if (!after) return stale(await branches.find(before.id));
      await record(scope, 'branch_updated', before, after);
      return ok(after);
    },
    deleteBranch: async ({ path, version }) => {
      const before = await branches.find(path.branchId);
      if (!before) return notFound('branch');
      if (before.version !== version) return stale(before);
      const holders = await branches.holders(before.id);
      if (holders.length > 0) return heldBy(holders);
      if (!(await branches.remove(before.id, version))) return stale(await branches.find(before.id));
      await record(scope, 'branch_deleted', before, null);
      return noContent();
    },
  }) satisfies Partial<Operations>;

async function record(scope: Scope, event: string, before: Branch | null, after: Branch | null) {
  const object_id = after?.id ?? before?.id ?? 0;
  await audit(scope, {
    event,
    model: 'branch',
    object_id,
    before: before && businessFields(before),
    after: after && businessFields(after),
  });
}
function businessFields({ id, version, created_at, updated_at, ...fields }: Branch) {
  return fields;
}
