export { DataGrid } from './DataGrid.tsx';
export type { CardPlace, DataGridProps, GridColumn, RowAction } from './dataGrid.types.ts';
export { formatSorting, parseSorting, type Sorting } from './sorting.ts';
