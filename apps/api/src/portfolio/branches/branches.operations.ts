import type { Branch } from '@corredor/core/api';
import { officialBranchesOf } from '@corredor/core/branches';
import { tidyTexts } from '../../server/checks/texts.ts';
import { toPage } from '../../server/records/paging.ts';
import { businessFields, recordChanges } from '../../server/records/recordChanges.ts';
import { removeRecord } from '../../server/records/removeRecord.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, invalidField, notFound, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import type { BranchStore } from './branches.store.ts';

/** The lines of insurance of a brokerage. */
export const branchOperations = (scope: Scope, branches: BranchStore) => {
  const record = recordChanges(scope, 'branch', businessFields<Branch>);
  return {
    listBranches: async ({ query, url }) => ok(toPage({ query, url }, await branches.page(query))),
    getBranch: async ({ path }) => {
      const branch = await branches.find(path.branchId);
      return branch ? ok(branch) : notFound('branch');
    },
    createBranch: async ({ body }) => {
      const input = tidyTexts(body);
      const branch = await branches.create(input);
      if (!branch) return conflict('duplicate', { current: await branches.findNamesake(input.name) });
      await record('branch_created', branch.id, { after: branch });
      return created(branch);
    },
    createOfficialBranches: async ({ body }) => {
      const listed = officialBranchesOf(scope.caller.countryId);
      const wanted = body.codes.map((code) => listed.find((one) => one.code === code));
      if (wanted.includes(undefined)) return invalidField('codes', 'field.not_found');
      const added: Branch[] = [];
      for (const official of wanted) {
        if (!official || (await branches.hasCode(official.code))) continue;
        const { name, group, code, flags } = official;
        const branch = await branches.create({ name: name[scope.language], group, code, flags });
        if (!branch) continue;
        added.push(branch);
        await record('branch_created', branch.id, { after: branch });
      }
      const refs = added.map(({ id, name }) => ({ id, name }));
      return created({ added: refs, existing_count: wanted.length - added.length });
    },
    updateBranch: async ({ path, body, version }) => {
      const before = await branches.find(path.branchId);
      if (!before) return notFound('branch');
      if (before.version !== version) return stale(before);
      const patch = tidyTexts(body);
      const namesake = await branches.findNamesake(patch.name ?? before.name, before.is_sample);
      if (namesake && namesake.id !== before.id) return conflict('duplicate', { current: namesake });
      const after = await branches.update(before.id, version, patch);
      if (!after) return stale(await branches.find(before.id));
      await record('branch_updated', after.id, { before, after });
      return ok(after);
    },
    deleteBranch: ({ path, version }) =>
      removeRecord(branches, {
        what: 'branch',
        id: path.branchId,
        version,
        record: (before) => record('branch_deleted', before.id, { before }),
      }),
  } satisfies Partial<Operations>;
};
