import type { Branch, BranchFlags } from '@corredor/core/api';
import { officialBranchesOf } from '@corredor/core/branches';
import { recordOf } from '@corredor/core/keys';
import { can } from '@corredor/core/permissions';
import { tidyTexts } from '../../server/checks/texts.ts';
import type { BodyChecks } from '../../server/checks/validation.ts';
import { type FieldErrors, invalidField } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { branchOperations, branchStore } from '../branches/index.ts';
import { withoutEmpty } from './customerRows.ts';
import { differencesOf } from './differences.ts';
import { bodyOf, type RowImporter, type RowThere, WrongRow } from './importRow.ts';
import type { RowReader } from './rowReader.ts';

type Values = Record<string, unknown>;
const lists = ['vehicles', 'insureds', 'generals', 'diagnosis'] as const satisfies (keyof BranchFlags)[];

/** Writes branches from rows by the operation that adds a single one; what a row leaves out is taken from the official branch of its code. */
export function branchRows(scope: Scope, checks: BodyChecks, reader: RowReader): RowImporter {
  const store = branchStore(scope);
  const { createBranch } = branchOperations(scope, store);
  const mayCompare = can(scope.caller.permissions, 'policy_app.view_branch');
  const officials = officialBranchesOf(scope.caller.countryId);

  /** The branch that has the name of a row already, with what it has otherwise. */
  const findThere = async (row: Values): Promise<RowThere | null> => {
    const holder = typeof row.name === 'string' ? await store.findNamesake(row.name) : undefined;
    const stored = holder && (await store.find(holder.id));
    if (!stored) return null;
    if (!mayCompare) throw invalidField('name', 'problem.duplicate');
    // However a name is written, it is the same branch.
    const { name: _written, ...said } = row;
    const differences = differencesOf('branches', said, {
      ...stored,
      flags: listed(stored.flags),
      renews: stored.renews ? 'yes' : 'no',
    });
    return { outcome: 'there', record: refOf(stored), model: 'branch', recordId: stored.id, differences };
  };
  return async (texts) => {
    const row: Values = tidyTexts(reader.read(texts));
    if (typeof row.name === 'string') row.name = row.name.replace(/\s+/g, ' ');
    const there = await findThere(row);
    if (there && Object.keys(there.differences).length === 0) return there;
    const official = officials.find(({ code }) => code === row.code);
    const wrong: FieldErrors = {};
    const flags = Array.isArray(row.flags) ? row.flags : undefined;
    if (flags?.some((one) => !lists.includes(one))) wrong.flags = [{ key: 'field.wrong' }];
    if (row.renews !== undefined && !isYesNo(row.renews)) wrong.renews = [{ key: 'field.wrong' }];
    const input = withoutEmpty({
      ...row,
      renews: row.renews === undefined ? undefined : row.renews === 'yes',
      group: row.group ?? official?.group,
      flags: flags ? flagsOf(flags) : official?.flags,
    });
    // A branch that is there has its group already.
    const whole = there ? { group: 'other', ...input } : input;
    const { errors, body } = checks('createBranch', whole);
    if (!body || Object.keys(wrong).length > 0) throw new WrongRow({ ...errors, ...wrong }, [], there?.record);
    if (there) return there;
    const branch = bodyOf(await createBranch({ path: {}, query: {}, body, version: 0, url: '' }));
    const own = { model: 'branch', record_id: branch.id, record_version: branch.version } as const;
    return { outcome: 'created', record: refOf(branch), made: [own] };
  };
}

export const isYesNo = (said: unknown) => said === 'yes' || said === 'no';
const refOf = ({ id, name }: Branch) => ({ id, name });
const listed = (flags: BranchFlags) => lists.filter((one) => flags[one]);
const flagsOf = (said: readonly unknown[]): BranchFlags => recordOf(lists, (one) => said.includes(one));
