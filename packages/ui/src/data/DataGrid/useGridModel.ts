import {
  columnOrderingFeature,
  columnVisibilityFeature,
  constructTable,
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
} from '@tanstack/react-table';
import { useMemo, useRef } from 'react';
import { arrangeColumns } from './arrangeColumns.ts';
import type { DataGridProps, GridColumn } from './dataGrid.types.ts';
import { plainState } from './plainState.ts';
import { formatSorting, parseSorting } from './sorting.ts';

const features = tableFeatures({
  coreReactivityFeature: plainState,
  columnVisibilityFeature,
  columnOrderingFeature,
  rowSortingFeature,
});
// The model knows columns only: a row object per record would cost more than all the drawing.
const noRows: object[] = [];
const noWidths: Readonly<Record<string, number>> = {};

type ModelProps<Row> = Pick<
  DataGridProps<Row>,
  'columns' | 'sorting' | 'onSortingChange' | 'hiddenColumns' | 'columnOrder' | 'onColumnOrderChange'
> &
  Pick<DataGridProps<Row>, 'columnWidths' | 'onColumnWidthsChange'> & {
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

/** The columns as the reader sees them: which, in what order, how wide, and by which the rows are sorted. */
export type GridModel<Row> = ReturnType<typeof useGridModel<Row>>;

/** Keeps the state of the columns in a table model that is told from outside; the rows are sorted by whoever gives them. */
export function useGridModel<Row>(props: ModelProps<Row>) {
  const { columns, sorting, onSortingChange, lead, columnWidths = noWidths } = props;
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
  // By their words, not by the lists: callers often write a new list of the same names.
  const hidden = (props.hiddenColumns ?? []).join(' ');
  const wanted = (props.columnOrder ?? []).join(' ');
  const state = useMemo(() => {
    const order = parseSorting(sorting);
    const sorted = order && columns.find(({ sortKey }) => sortKey === order.key)?.id;
    const named = new Set(hidden.split(' '));
    const sortingState: SortingState = order && sorted ? [{ id: sorted, desc: order.isDescending }] : [];
    return {
      sorting: sortingState,
      columnVisibility: Object.fromEntries(
        columns.map(({ id, hideable }) => [id, hideable === false || !named.has(id)]),
      ),
      columnOrder: arrangeColumns(columns, wanted.split(' ')).map(({ id }) => id),
    };
  }, [columns, sorting, hidden, wanted]);

  const latest = useRef(props);
  latest.current = props;
  const model = useMemo(() => {
    const table = constructTable({
      features,
      columns: definitions,
      data: noRows,
      manualSorting: true,
      enableSortingRemoval: false,
      enableMultiSort: false,
      state,
      onSortingChange: (updater) => {
        const [next] = functionalUpdate(updater, state.sorting);
        const key = next && columns.find(({ id }) => id === next.id)?.sortKey;
        if (next && key) latest.current.onSortingChange?.(formatSorting({ key, isDescending: next.desc }));
      },
      onColumnOrderChange: (updater) =>
        latest.current.onColumnOrderChange?.(functionalUpdate(updater, state.columnOrder)),
    });
    const ids = table.getAllLeafColumns().map(({ id }) => id);
    const models = table.getVisibleLeafColumns();
    return { table, ids, models };
  }, [columns, definitions, state]);
  const { table, ids, models } = model;
  // Apart from the widths: rows are drawn again when these change, and a width is no reason to.
  const shownIds = models.map(({ id }) => id).join(' ');
  const allIds = ids.join(' ');
  const places = useMemo(() => {
    const all = allIds.split(' ');
    const visible = shownIds.split(' ').flatMap((id) => columns.find((column) => column.id === id) ?? []);
    return { visible, colIndexes: visible.map(({ id }) => all.indexOf(id) + 1 + lead) };
  }, [allIds, shownIds, columns, lead]);
  const headings = places.visible.map((column, position): GridHeading<Row> => {
    const model = models[position];
    const sorted = model?.getIsSorted() ?? false;
    const toggle = onSortingChange && model?.getCanSort() ? () => model.toggleSorting(sorted === 'asc') : undefined;
    return { column, colIndex: places.colIndexes[position] ?? position + 1, sorted, toggle };
  });
  return {
    ...places,
    ids,
    headings,
    /** The widths that the reader gave. */
    widths: columnWidths,
    resize: (id: string, width: number) => latest.current.onColumnWidthsChange?.({ ...columnWidths, [id]: width }),
    reorder: (ids: string[]) => table.setColumnOrder(ids),
  };
}
