import { csvLine, csvMark } from '@corredor/core/csv';
import type { SheetCell } from './sheet.ts';

/** The bytes of a CSV file with the same cells as a sheet: days as 2026-01-31, amounts with a point, so that every program reads them alike. */
export const csvOf = (headings: readonly string[], rows: readonly (readonly SheetCell[])[]) =>
  new Blob([csvMark, csvLine(headings), ...rows.map((row) => csvLine(row.map(textOf)))], {
    type: 'text/csv;charset=utf-8',
  });

function textOf(cell: SheetCell): string {
  if (!('format' in cell)) return cell.value.replaceAll('_x005F_x', '_x');
  const { value, format } = cell;
  if (typeof value === 'number') return format === '#,##0.00' ? value.toFixed(2) : String(value);
  const [day = '', time = ''] = value.toISOString().split('T');
  return format.endsWith('hh:mm') ? `${day} ${time.slice(0, 5)}` : day;
}
