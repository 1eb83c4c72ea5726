import { useMemo } from 'react';
import type { DataGridProps, GridColumn } from './dataGrid.types.ts';
import { formatSorting, parseSorting } from './sorting.ts';

type ModelProps<Row> = Pick<DataGridProps<Row>, 'columns' | 'sorting' | 'onSortingChange' | 'hiddenColumns'> & {
  /** Columns of the grid's own before these. */
  lead: number;
};

/** The head of a visible column: its place among all columns, its order and how to change it. */
export type GridHeading<Row> = {
  column: GridColumn<Row>;
  /** Counted from 1 over all columns, the hidden ones too. */
  colIndex: number;
  sorted: 'asc' | 'desc' | false;
  toggle: (() => void) | undefined;
};

/** Which columns are visible, and how they are sorted; the rows are sorted by whoever gives them. */
export function useGridModel<Row>({ columns, sorting, onSortingChange, hiddenColumns, lead }: ModelProps<Row>) {
  // By its words, not by the list: callers often write a new list of the same names.
  const hidden = (hiddenColumns ?? []).join(' ');
  const visible = useMemo(() => {
    const names = hidden.split(' ');
    return columns.filter(({ id, hideable }) => hideable === false || !names.includes(id));
  }, [columns, hidden]);
  const colIndexes = useMemo(
    () => visible.map((column) => columns.indexOf(column) + 1 + lead),
    [columns, visible, lead],
  );
  const order = parseSorting(sorting);
  const headings = visible.map((column, position): GridHeading<Row> => {
    const { sortKey } = column;
    const sorted = sortKey !== undefined && order?.key === sortKey && (order.isDescending ? 'desc' : 'asc');
    const toggle =
      sortKey !== undefined && onSortingChange
        ? () => onSortingChange(formatSorting({ key: sortKey, isDescending: sorted === 'asc' }))
        : undefined;
    return { column, colIndex: colIndexes[position] ?? position + 1, sorted, toggle };
  });
  return { headings, visible, colIndexes };
}
