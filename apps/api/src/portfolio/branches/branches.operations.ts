import type { Branch, BranchInput, ExtraField } from '@corredor/core/api';
import { officialBranchesOf } from '@corredor/core/branches';
import {
  askedExtra,
  type ExtraPlace,
  extraFieldProblems,
  extraName,
  extraOn,
  placedExtra,
} from '@corredor/core/extras';
import type { Language } from '@corredor/core/i18n';
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
  on: 'field.extra_on',
  choices: 'field.extra_choices',
} as const;

/** Texts without blanks around them, and extra fields in the order of their places. */
function tidyFields<Body extends Partial<BranchInput>>(body: Body): Body {
  const tidy = tidyTexts(body);
  return tidy.extra_fields ? { ...tidy, extra_fields: placedExtra(tidy.extra_fields) } : tidy;
}

/** 422 where a field is left out that policies or their rows have a value of: it can only be retired. */
async function refuseRemoval(branches: BranchStore, before: Branch, fields: readonly ExtraField[], language: Language) {
  const removed = before.extra_fields.filter(({ key }) => !fields.some((field) => field.key === key));
  const used = await branches.usedExtra(
    before.id,
    removed.map(({ key }) => key),
  );
  const names = removed.filter(({ key }) => used.includes(key)).map((field) => extraName(field, language));
  if (names.length > 0)
    throw invalid({ extra_fields: [{ key: 'field.extra_in_use', params: { names: names.join(', ') } }] });
}

/** An extra field in a line: its names, what can be chosen, and a star where it must be filled in. */
const lineOf = ({ name_es, name_en, choices, is_required }: ExtraField) =>
  [
    name_es === name_en ? name_es : `${name_es} · ${name_en}`,
    choices.length > 0 && `(${choices.join(' / ')})`,
    is_required && '*',
  ]
    .filter(Boolean)
    .join(' ');
/** A branch as its history tells it; the fields by what they are filled in for. */
const forHistory = (branch: Branch) => {
  const asked = (place: ExtraPlace) => askedExtra(extraOn(branch.extra_fields, place)).map(lineOf);
  return {
    ...businessFields(branch),
    extra_fields: asked('policy'),
    vehicle_fields: asked('vehicle'),
    general_fields: asked('general'),
    insured_fields: asked('insured'),
    retired_fields: branch.extra_fields.filter(({ is_retired }) => is_retired).map(lineOf),
  };
};

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
      const input = tidyFields(body);
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
      const patch = tidyFields(body);
      refuseFields(patch.extra_fields, before.extra_fields);
      if (patch.extra_fields) await refuseRemoval(branches, before, patch.extra_fields, scope.language);
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
