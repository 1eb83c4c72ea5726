export { arrangeColumns, moveColumn } from './arrangeColumns.ts';
export { clientRows } from './clientRows.ts';
export { DataGrid } from './DataGrid.tsx';
export type {
  CardPlace,
  DataGridProps,
  GridColumn,
  GridTotal,
  GridTotals,
  LeftOut,
  RowAction,
  SheetColumn,
} from './dataGrid.types.ts';
export {
  allMatchingSelected,
  countSelected,
  type GridSelection,
  isRowSelected,
  noRowsSelected,
  type RowId,
} from './selection.ts';
export { formatSorting, parseSorting, type Sorting } from './sorting.ts';
