import type { ReactNode } from 'react';
import type { MenuEntry } from '../../actions/Menu/index.ts';
import type { Density } from '../../theme/index.ts';
import type { ColumnMeaning } from './columnMeanings.ts';
import type { GridSelection, RowId } from './selection.ts';

/** Where a column's value stands when rows are shown as cards: `figure` at the end of the subtitle; below it a `fact` speaks for itself, a `line` comes with its header, and what is `below` has a line of its own. */
export type CardPlace = 'title' | 'subtitle' | 'status' | 'figure' | 'fact' | 'line' | 'below' | 'hidden';

/** A column of a spreadsheet: a text stays a text whatever it looks like, a date is a date, an amount has two decimals. */
export type SheetColumn<Row> = {
  /** The column's own header where it is left out. */
  header?: string;
  type?: 'text' | 'date' | 'moment' | 'number' | 'money';
  /** Dates are `YYYY-MM-DD`, moments and amounts as the API writes them. */
  value: (row: Row) => string | number | null | undefined;
};

/** One column: how it is named, drawn, sorted and narrowed. */
export type GridColumn<Row> = {
  /** Tells it from the others; hidden columns, order and widths are kept by it. */
  id: string;
  /** Its name in the header, in the ColumnsMenu and in exports. */
  header: string;
  /** What is drawn in place of the text. */
  cell?: (row: Row) => ReactNode;
  /** What a tooltip tells of a value that is drawn shorter than it is. */
  whole?: (row: Row) => string;
  /** The value as plain text: in the cell unless `cell` draws it, for the title of a cut cell, and for exports. */
  text?: (row: Row) => string;
  /** What a spreadsheet has in place of the text, in one column or several. */
  sheet?: SheetColumn<Row> | readonly SheetColumn<Row>[];
  /** 'end' is for numbers: right-aligned, tabular figures. */
  align?: 'start' | 'end';
  /** The name the server sorts by; without it the column cannot be sorted. */
  sortKey?: string;
  /** What it holds: from this come its least width and its share of the room that is left over. Amounts, dates, states and numbers are never cut. */
  meaning?: ColumnMeaning;
  /** What of a number is never cut; without it that is the whole text. */
  uncut?: (row: Row) => string;
  /** When it leaves where there is no room for all: the highest number first; without one it stays. */
  priority?: number;
  /** What it shows instead where there is no room for all of it, and when (`at`, as `priority`); `forAction` says that a row's action is worth more than its words. */
  short?: { at: number; forAction?: boolean } & Pick<
    GridColumn<Row>,
    'header' | 'meaning' | 'text' | 'cell' | 'whole' | 'width'
  >;
  /** It is shown only where a row of the page has a value in its `text`. */
  hidesEmpty?: boolean;
  /** It has room only where the reader makes it stay, as among many of which few are of use to everybody. */
  isReserve?: boolean;
  /** A fixed width in pixels at the default text size, where its meaning does not say it. */
  width?: number;
  /** The least width in pixels, where its meaning does not say it. */
  minWidth?: number;
  /** How much of its width stands before its words, such as initials, in pixels. */
  beside?: number;
  /** The column that names the row, usually a link. */
  isPrimary?: boolean;
  /** Whether the reader may hide it; true unless told. */
  hideable?: boolean;
  /** Its place in a card; without any, the primary column is the title and the next three are lines. */
  card?: CardPlace;
  /** What is drawn there in place of `cell`, such as a shorter state. */
  cardCell?: (row: Row) => ReactNode;
  /** The filter that leaves only rows with this row's value; null where the row has none. */
  filter?: (row: Row) => { name: string; value: string } | null;
};

/** Ids of columns that the grid itself does not show: without room, or without any value on this page. Those in reserve are of neither. */
export type LeftOut = { narrow: readonly string[]; empty: readonly string[] };

/** Something to do with one row, in the row's menu; with `isQuick` and an icon also beside the menu where there is room. */
export type RowAction = MenuEntry & {
  isQuick?: boolean;
  /** Where rows are cards it has a button of its own: what this row waits for. */
  isOnCard?: boolean;
  /** The heading of entries that stand apart, such as those that narrow the list; without one it is among the row's own verbs. */
  group?: string;
};

/** What all rows come to in one respect, in the reader's words. */
export type GridTotal = {
  /** Tells it from the others. */
  id: string;
  /** What it is the sum of; said where it does not stand under its column. */
  label: string;
  /** The sum as it is read, with its currency. */
  value: string;
  /** The id of the column that it sums up; without one, or where that is hidden, it stands beside the row's name. */
  column?: string;
};

/** The sums of all rows there are, not only of this page. */
export type GridTotals = {
  /** The name of their row; “Total” unless told. */
  label?: string;
  /** Undefined while they are on their way: their row keeps its place. */
  items: readonly GridTotal[] | undefined;
  /** They are of what was listed before. */
  isStale?: boolean;
};

/** The properties of a DataGrid. */
export type DataGridProps<Row> = {
  /** Names the grid for screen readers. */
  label: string;
  /** All columns, the hidden ones too; keep it the same object between renders. */
  columns: readonly GridColumn<Row>[];
  /** The rows of this page in their order; keep it the same object between renders. */
  rows: readonly Row[];
  /** Tells a row from the others, also after another order. */
  rowId: (row: Row) => string | number;
  /** All rows there are, not only those of this page. */
  rowCount?: number;
  /** There are more rows than `rowCount`: they were not counted further. */
  isRowCountAtLeast?: boolean;
  /** How many rows come before the first one given. */
  rowOffset?: number;
  /** The order as the server writes it: 'name' or '-end_date'. */
  sorting?: string;
  /** Called with the order that a header asks for; without it nothing can be sorted. */
  onSortingChange?: (sorting: string) => void;
  /** Ids of columns that are not shown; one with `hideable: false` is shown nevertheless. */
  hiddenColumns?: readonly string[];
  /** Ids of columns that stay where there is no room for them: then the grid scrolls sideways. */
  keptColumns?: readonly string[];
  /** Ids of columns that the reader switched on beside the usual ones: they leave after those, and cards show them. */
  addedColumns?: readonly string[];
  /** Ids of columns from first to last; those that are missing stay beside their neighbours. */
  columnOrder?: readonly string[];
  /** With it, headers are dragged, and moved with Ctrl+Shift+arrow. */
  onColumnOrderChange?: (order: string[]) => void;
  /** Widths that the reader gave, in pixels at the default text size. */
  columnWidths?: Readonly<Record<string, number>>;
  /** With it, headers are resized by their edge, and with Shift+arrow. */
  onColumnWidthsChange?: (widths: Record<string, number>) => void;
  /** Told which columns are not shown because there is no room, or because no row of the page has a value. */
  onLeftOutChange?: (leftOut: LeftOut) => void;
  /** Which rows are chosen; with `onSelectionChange` every row gets a box. */
  selection?: GridSelection;
  /** Called with what is chosen after a press, Space or Ctrl + A. */
  onSelectionChange?: (selection: GridSelection) => void;
  /** F on a cell whose column has a filter: leaves only rows with that value. */
  onFilter?: (filter: { name: string; value: string }) => void;
  /** What can be done with a row; the usual things first, what destroys last. */
  rowActions?: (row: Row) => RowAction[];
  /** Opens a row's detail: by a click on the row, or Enter on a plain cell. */
  onRowDetail?: (row: Row) => void;
  /** The row whose detail is open: marked, and brought into view. */
  openRow?: RowId | null;
  /** `loading` before the first rows, `refreshing` while newer ones are on their way; `ready` unless told. */
  status?: 'ready' | 'loading' | 'refreshing';
  /** How many placeholders are drawn while the first page loads; 10 unless told. */
  skeletonRows?: number;
  /** What all rows come to: a last row that stays in sight, each sum under its own column; a line below cards. */
  totals?: GridTotals;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** The height of rows here; without it they follow the density around the grid. */
  density?: Density;
  /** 'auto' shows cards below 640 px of width. */
  view?: 'auto' | 'table' | 'cards';
};

/** What a row's cell in this column shows. */
export const drawCell = <Row>({ cell, text }: GridColumn<Row>, row: Row): ReactNode => (cell ? cell(row) : text?.(row));

/** What a row is called, in plain text, where its primary column says so. */
export function nameOf<Row>(columns: readonly GridColumn<Row>[], row: Row): string | undefined {
  return columns.find((column) => column.isPrimary)?.text?.(row);
}
