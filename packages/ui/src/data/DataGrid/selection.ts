export type RowId = string | number;

/** Which rows are chosen: some by name, or everything that the filter matches with exceptions. */
export type GridSelection =
  | { kind: 'rows'; ids: ReadonlySet<RowId> }
  | { kind: 'matching'; except: ReadonlySet<RowId> };

export const noRowsSelected: GridSelection = { kind: 'rows', ids: new Set() };
/** Everything that the filter matches, on whatever page it stands. */
export const allMatchingSelected: GridSelection = { kind: 'matching', except: new Set() };

/** Whether a row is chosen, by its own name or with all that the filter matches. */
export const isRowSelected = (selection: GridSelection, id: RowId): boolean =>
  selection.kind === 'rows' ? selection.ids.has(id) : !selection.except.has(id);

/** How many rows are chosen of all that there are. */
export const countSelected = (selection: GridSelection, total: number): number =>
  selection.kind === 'rows' ? selection.ids.size : Math.max(0, total - selection.except.size);

/** Chooses these rows, or lets them go; the others stay as they are. */
export function withRows(selection: GridSelection, ids: readonly RowId[], isOn: boolean): GridSelection {
  const isListed = selection.kind === 'rows' ? isOn : !isOn;
  const next = new Set(selection.kind === 'rows' ? selection.ids : selection.except);
  for (const id of ids) {
    if (isListed) next.add(id);
    else next.delete(id);
  }
  return selection.kind === 'rows' ? { kind: 'rows', ids: next } : { kind: 'matching', except: next };
}

/** Whether none, some or all of the rows in the page are chosen. */
export function pageSelection(selection: GridSelection, ids: readonly RowId[]): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => isRowSelected(selection, id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** The rows from one to another, whichever stands first; both ends count. */
export const rangeOf = (ids: readonly RowId[], from: number, to: number): RowId[] =>
  ids.slice(Math.max(0, Math.min(from, to)), Math.max(from, to) + 1);
