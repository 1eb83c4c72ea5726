import { arrangeColumns, type GridColumn } from '@corredor/ui/DataGrid';

interface ExportOptions<Row> {
  /** File name without its ending. */
  name: string;
  columns: readonly GridColumn<Row>[];
  hiddenColumns?: readonly string[];
  /** Ids of columns from first to last, as the reader put them. */
  columnOrder?: readonly string[];
  /** Reads one page of everything that the filter matches. */
  readPage: (page: number, pageSize: number) => Promise<{ count: number; results: Row[] }>;
  /** All columns that have a text instead of those that are shown. */
  hasAllColumns?: boolean;
  onProgress?: (done: number, total: number) => void;
  /** Ends the reading at once, even while a page is on its way. */
  signal?: AbortSignal;
}
const pageSize = 200;
const formulaStart = /^[=+\-@\t\r]/;

/** Writes everything that a list's filter matches to an Excel file, in the columns that are shown; answers how many rows. */
export async function exportRows<Row>(options: ExportOptions<Row>): Promise<number> {
  const { default: writeExcel } = await import('write-excel-file/browser');
  const rows = await readAll(options);
  const columns = arrangeColumns(options.columns, options.columnOrder).filter(
    ({ id, text }) => text && (options.hasAllColumns || !options.hiddenColumns?.includes(id)),
  );
  const header = columns.map((column) => ({ value: column.header, fontWeight: 'bold' as const }));
  const body = rows.map((row) => columns.map((column) => toCell(column.text?.(row) ?? '', column.align === 'end')));
  await writeExcel([header, ...body], {
    columns: columns.map((column) => ({ width: Math.max(12, column.header.length + 4) })),
    stickyRowsCount: 1,
  }).toFile(`${options.name}.xlsx`);
  return rows.length;
}

async function readAll<Row>({ readPage, onProgress, signal }: ExportOptions<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  const cancelled = cancelling(signal);
  for (let page = 1; ; page += 1) {
    const { count, results } = await Promise.race([readPage(page, pageSize), cancelled]);
    rows.push(...results);
    onProgress?.(rows.length, count);
    if (results.length === 0 || rows.length >= count) return rows;
  }
}
/** Fails when somebody cancels; until then, it waits. */
const cancelling = (signal: AbortSignal | undefined) =>
  new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** Numbers stay numbers so that a sheet can add them up; text that a sheet would run as a formula is disarmed. */
function toCell(text: string, isNumber: boolean) {
  const plain = text.trim();
  if (isNumber && /^-?\d+(\.\d+)?$/.test(plain)) return { type: Number, value: Number(plain), format: decimals(plain) };
  return { type: String, value: formulaStart.test(plain) ? `'${plain}` : plain };
}
const decimals = (text: string) => (text.includes('.') ? '#,##0.00' : '0');
