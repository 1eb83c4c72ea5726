import { type ImportKind, restOf, severalInCells } from '@corredor/core/imports';
import type { WizardRow } from './importRows.ts';

/** Rows with several telephones or addresses in a cell, of which the first is taken and the rest goes to the notes: how many, and one of them. */
export type SeveralRead = NonNullable<ReturnType<typeof severalInCells>>;

/** Whether a row has several in a cell; its texts stay the same while the server judges it. */
const severals = new WeakMap<WizardRow['values'], boolean>();
function hasSeveral(kind: ImportKind, values: WizardRow['values']): boolean {
  const before = severals.get(values);
  if (before !== undefined) return before;
  const has = restOf(kind, values).length > 0;
  severals.set(values, has);
  return has;
}
/** Who is there already keeps what they have: of them nothing goes to the notes. */
const makesOne = ({ state, outcome, isSkipped }: WizardRow) =>
  state === 'imported' ? outcome === 'created' : !isSkipped && !isThere(state) && outcome !== 'linked';
const isThere = (state: WizardRow['state']) => state === 'identical' || state === 'different';

/** What is to be told of several telephones or addresses in a cell: before importing of all rows, after it of those that went in. */
export function severalRead(kind: ImportKind, rows: readonly WizardRow[], isDone: boolean): SeveralRead | null {
  const taken = rows.filter(
    (row) => makesOne(row) && (!isDone || row.state === 'imported') && hasSeveral(kind, row.values),
  );
  return severalInCells(
    kind,
    taken.map(({ values }) => values),
  );
}
