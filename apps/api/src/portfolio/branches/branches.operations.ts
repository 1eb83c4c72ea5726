import type { Branch } from '@corredor/core/api';
import { officialBranchesOf } from '@corredor/core/branches';
import { extraFieldProblems } from '@corredor/core/extras';
import { tidyTexts } from '../../server/checks/texts.ts';
import { toPage } from '../../server/records/paging.ts';
import { businessFields, recordChanges } from '../../server/records/recordChanges.ts';
import { removeRecord } from '../../server/records/removeRecord.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, invalid, invalidField, notFound, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import type { BranchStore } from './branches.store.ts';

/** 422 with every extra field that cannot be so. */
function refuseFields(fields: Branch['extra_fields'] = [], before: Branch['extra_fields'] = []) {
  const problems = extraFieldProblems(fields, before);
  const errors = problems.map(({ index, part, code }) => [
    `extra_fields.${index}.${part}`,
    [{ key: problemKeys[code] }],
  ]);
  if (problems.length > 0) throw invalid(Object.fromEntries(errors));
}
const problemKeys = {
  taken: 'field.already_listed',
  reserved: 'field.wrong',
  kind: 'field.extra_kind',
  choices: 'field.extra_choices',
} as const;

/** A branch as its history tells it: an extra field is its name, what can be chosen, and a star where it is asked for. */
const forHistory = (branch: Branch) => ({
  ...businessFields(branch),
  extra_fields: branch.extra_fields.map(({ name, choices, is_required }) =>
    [name, choices.length > 0 && `(${choices.join(' / ')})`, is_required && '*'].filter(Boolean).join(' '),
  ),
});

/** The lines of insurance of a brokerage. */
export const branchOperations = (scope: Scope, branches: BranchStore) => {
  const record = recordChanges(scope, 'branch', forHistory);
  return {
    listBranches: async ({ query, url }) => ok(toPage({ query, url }, await branches.page(query))),
    getBranch: async ({ path }) => {
      const branch = await branches.find(path.branchId);
      return branch ? ok(branch) : notFound('branch');
    },
    createBranch: async ({ body }) => {
      const input = tidyTexts(body);
      refuseFields(input.extra_fields);
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
      refuseFields(patch.extra_fields, before.extra_fields);
      const namesake = await branches.findNamesake(patch.name ?? before.name, before.is_sample);
      if (namesake && namesake.id !== before.id) return conflict('duplicate', { current: namesake });
      const after = await branches.update(before.id, version, patch);
      if (!after) return stale(await branches.find(before.id));
      const made = after.extra_fields.filter(({ key }) => !before.extra_fields.some((field) => field.key === key));
      if (made.length > 0)
        await branches.emptyExtra(
          after.id,
          made.map(({ key }) => key),
        );
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
