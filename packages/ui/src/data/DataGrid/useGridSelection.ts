import { useCallback, useMemo, useRef } from 'react';
import type { DataGridProps } from './dataGrid.types.ts';
import { isRowSelected, pageSelection, rangeOf, withRows } from './selection.ts';

type SelectionProps<Row> = Pick<DataGridProps<Row>, 'rows' | 'rowId' | 'selection' | 'onSelectionChange'>;

/** How rows are chosen in a grid, or null where they cannot be. */
export type GridChoice = {
  /** There are rows to choose. */
  hasRows: boolean;
  page: 'none' | 'some' | 'all';
  togglePage: () => void;
  /** Chooses a row or lets it go; with `isRange` everything from the last one touched to this one. Stable between renders. */
  toggleRow: (index: number, isRange: boolean) => void;
};

/** The choosing of rows, one by one, from one to another, or the whole page. */
export function useGridSelection<Row>({ rows, rowId, selection, onSelectionChange }: SelectionProps<Row>) {
  const anchor = useRef(0);
  const latest = useRef({ rows, rowId, selection, onSelectionChange });
  latest.current = { rows, rowId, selection, onSelectionChange };

  const toggleRow = useCallback((index: number, isRange: boolean) => {
    const now = latest.current;
    const row = now.rows[index];
    if (row === undefined || !now.selection) return;
    const isOn = !isRowSelected(now.selection, now.rowId(row));
    const ids = isRange ? rangeOf(now.rows.map(now.rowId), anchor.current, index) : [now.rowId(row)];
    anchor.current = index;
    now.onSelectionChange?.(withRows(now.selection, ids, isRange || isOn));
  }, []);
  const togglePage = useCallback(() => {
    const now = latest.current;
    if (!now.selection) return;
    const ids = now.rows.map(now.rowId);
    now.onSelectionChange?.(withRows(now.selection, ids, pageSelection(now.selection, ids) !== 'all'));
  }, []);

  const isOffered = selection !== undefined && onSelectionChange !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: rowId is often written in place; what it answers for a row does not change
  const page = useMemo(() => (selection ? pageSelection(selection, rows.map(rowId)) : 'none'), [selection, rows]);
  const hasRows = rows.length > 0;
  return useMemo(
    (): GridChoice | null => (isOffered ? { hasRows, page, togglePage, toggleRow } : null),
    [isOffered, hasRows, page, togglePage, toggleRow],
  );
}
