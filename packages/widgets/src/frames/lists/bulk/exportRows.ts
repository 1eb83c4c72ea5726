import { arrangeColumns, type GridColumn, type SheetColumn } from '@corredor/ui/DataGrid';
import { csvOf, type SheetPlace, saveSheet, toCell } from '../../sheets/index.ts';
import { isAllRead, type ReadPage } from './bulk.ts';
import { saveFile } from './saveFile.ts';

export interface ExportOptions<Row> {
  /** File name without its ending. */
  name: string;
  columns: readonly GridColumn<Row>[];
  place: SheetPlace;
  hiddenColumns?: readonly string[];
  /** Ids of columns from first to last, as the reader put them. */
  columnOrder?: readonly string[];
  /** Reads one page of everything that the filter matches. */
  readPage: (page: number, pageSize: number) => Promise<ReadPage<Row>>;
  /** All columns that have a text instead of those that are shown. */
  hasAllColumns?: boolean;
  /** An Excel file unless told. */
  format?: 'xlsx' | 'csv';
  onProgress?: (done: number, total: number, isAtLeast: boolean) => void;
  /** Ends the reading at once, even while a page is on its way. */
  signal?: AbortSignal;
}
const pageSize = 200;

/** Writes everything that a list's filter matches to an Excel or CSV file, in the columns that are shown; answers how many rows. */
export async function exportRows<Row>(options: ExportOptions<Row>): Promise<number> {
  const rows = await readAll(options);
  const columns = arrangeColumns(options.columns, options.columnOrder)
    .filter(({ id }) => options.hasAllColumns || !options.hiddenColumns?.includes(id))
    .flatMap(sheetColumnsOf);
  const body = rows.map((row) => columns.map(({ type, value }) => toCell(type, value(row), options.place)));
  const headers = columns.map(({ header }) => header);
  if (options.format === 'csv') saveFile(csvOf(headers, body), `${options.name}.csv`);
  else await saveSheet(headers, body, options.name);
  return rows.length;
}

async function readAll<Row>({ readPage, onProgress, signal }: ExportOptions<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  const cancelled = cancelling(signal);
  for (let page = 1; ; page += 1) {
    const read = await Promise.race([readPage(page, pageSize), cancelled]);
    rows.push(...read.results);
    const isDone = isAllRead(read, rows.length, pageSize);
    onProgress?.(rows.length, isDone ? rows.length : read.count, !isDone && read.count_is_at_least === true);
    if (isDone) return rows;
  }
}
/** Fails when somebody cancels; until then, it waits. */
const cancelling = (signal: AbortSignal | undefined) =>
  new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** The columns of the sheet that a list's column becomes; numbers stay numbers, so that a sheet can add them up. */
function sheetColumnsOf<Row>({ header, text, sheet, align }: GridColumn<Row>): Required<SheetColumn<Row>>[] {
  const plain: SheetColumn<Row>[] = text ? [{ type: align === 'end' ? 'number' : 'text', value: text }] : [];
  const columns = sheet === undefined ? plain : [sheet].flat();
  return columns.map((column) => ({ header, type: 'text', ...column }));
}
