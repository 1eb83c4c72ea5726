import type { ExtraField } from '@corredor/core/api';
import { type ExtraRow, type ExtraValue, type ExtraValues, extraOn, mergeExtra } from '@corredor/core/extras';
import { recordChanges } from '../../server/records/recordChanges.ts';
import type { FieldErrors } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { extraErrors, extraForHistory } from './extraValues.ts';
import { lockChangeablePolicy } from './openPolicy.ts';

/** Holds a policy while one of its lists changes, with the extra fields that its branch has on the rows of it. */
export async function lockListOf(scope: Scope, policyId: number, place: ExtraRow) {
  const policy = await lockChangeablePolicy(scope, policyId);
  return { ...policy, fields: await rowFields(scope, policy.branch_id, place) };
}

/** The extra fields that a branch has on such rows of its policies. */
export async function rowFields({ trx }: Scope, branchId: number | null, place: ExtraRow): Promise<ExtraField[]> {
  if (branchId === null) return [];
  const branch = trx.selectFrom('branches').select('extra_fields').where('id', '=', branchId);
  return extraOn((await branch.executeTakeFirst())?.extra_fields ?? [], place);
}

interface RowChange {
  /** Of a new row, nothing. */
  before?: ExtraValues;
  said: Readonly<Record<string, ExtraValue | null>> | undefined;
  /** Somebody is there to fill in what the branch asks for. */
  asksExtra: boolean;
}
/** What a row has in its extra fields after a change, and what is wrong with it. */
export function changedExtra(
  fields: readonly ExtraField[],
  { before = {}, said = {}, asksExtra }: RowChange,
): { extra: ExtraValues; errors: FieldErrors } {
  const extra = mergeExtra(before, said);
  return { extra, errors: extraErrors(fields, { before, after: extra, asksExtra }) };
}

/** How changes of a policy's rows are written into its history, each with what stands in its extra fields. */
export const recordRows =
  <Row extends { extra: ExtraValues }>(scope: Scope, tell: (row: Row) => object) =>
  (
    event: string,
    { id, fields }: { id: number; fields: readonly ExtraField[] },
    change: { before?: Row; after?: Row },
  ) =>
    recordChanges(scope, 'policy', (row: Row) => ({ ...tell(row), ...extraForHistory(fields, row.extra) }))(
      event,
      id,
      change,
    );

/** A row with its values as the database takes them. */
export const withExtra = <Row extends { extra?: ExtraValues }>({ extra, ...row }: Row) => ({
  ...row,
  ...(extra && { extra: JSON.stringify(extra) }),
});
