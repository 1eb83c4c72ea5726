import type { GridColumn } from '@corredor/ui/DataGrid';
import type { ExportChoice } from '@corredor/ui/GridToolbar';
import type { ReactNode } from 'react';
import type { BulkSetup } from './bulk/index.ts';
import type { ListState } from './listState.ts';
import type { Rights } from './useRights.ts';
import type { Grid, ListControls } from './views/index.ts';

/** Writes what is listed to a file. */
export interface ListExport<Row> {
  /** In the columns that are shown or in all, as a sheet or as CSV. */
  start: (columns: readonly GridColumn<Row>[], choice: ExportChoice) => void;
  isRunning: boolean;
}

/** A list as it stands, and what can be done with it: made by `useRecordList`, drawn by a list's view. */
export interface RecordList<Row, Filter extends string> {
  state: ListState<Row>;
  controls: ListControls<Filter>;
  /** What the reader may do. */
  may: Rights;
  onRetry: () => void;
  /** How the columns are laid out, and the saved views. */
  grid?: Grid;
  exporting?: ListExport<Row>;
  /** What can be done with many rows; with it, rows can be chosen. */
  bulk?: BulkSetup<Row>;
  /** Asks before a row is deleted; absent where the reader may not. */
  onDelete?: (row: Row) => void;
  /** The question before a row is deleted. */
  dialog?: ReactNode;
}
