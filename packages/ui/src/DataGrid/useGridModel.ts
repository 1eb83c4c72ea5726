import {
  columnVisibilityFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataGridProps, GridColumn } from './dataGrid.types.ts';
import { formatSorting, parseSorting } from './sorting.ts';

const features = tableFeatures({ rowSortingFeature, columnVisibilityFeature });
// The model knows columns only: a row object per record would cost more than all the drawing.
const noRows: object[] = [];

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
  const definitions = useMemo(
    () =>
      columns.map(({ id, sortKey, hideable }) => ({
        id,
        // Only columns with a value can be sorted; the values themselves stay with the caller.
        accessorFn: () => null,
        enableSorting: sortKey !== undefined,
        enableHiding: hideable !== false,
      })),
    [columns],
  );
  const order = parseSorting(sorting);
  const sortedId = order && columns.find((column) => column.sortKey === order.key)?.id;
  const state: SortingState = order && sortedId ? [{ id: sortedId, desc: order.isDescending }] : [];

  const changeSorting = (updater: Updater<SortingState>) => {
    const [next] = typeof updater === 'function' ? updater(state) : updater;
    const key = next && columns.find((column) => column.id === next.id)?.sortKey;
    if (next && key) onSortingChange?.(formatSorting({ key, isDescending: next.desc }));
  };

  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting: state, columnVisibility: Object.fromEntries((hiddenColumns ?? []).map((id) => [id, false])) },
    onSortingChange: changeSorting,
  });

  const models = table.getVisibleLeafColumns();
  const ids = models.map((model) => model.id).join(' ');
  const visible = useMemo(() => columns.filter((column) => ids.split(' ').includes(column.id)), [columns, ids]);
  const headings = models.flatMap((model): GridHeading<Row>[] => {
    const index = columns.findIndex((column) => column.id === model.id);
    const column = columns[index];
    const canSort = onSortingChange !== undefined && model.getCanSort();
    const sorted = model.getIsSorted();
    const toggle = canSort ? () => model.toggleSorting(sorted === 'asc') : undefined;
    return column ? [{ column, colIndex: index + 1 + lead, sorted, toggle }] : [];
  });
  const colIndexes = useMemo(
    () => visible.map((column) => columns.indexOf(column) + 1 + lead),
    [columns, visible, lead],
  );
  return { headings, visible, colIndexes };
}
