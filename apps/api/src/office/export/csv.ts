import { csvLine } from '@corredor/core/csv';

type Row = Readonly<Record<string, unknown>>;

/** One line of CSV in the order of the columns; a text that a spreadsheet would run as a formula is disarmed. */
export const toCsvLine = (row: Row, columns: readonly string[]) =>
  csvLine(columns.map((column) => textOf(row[column])));

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join(' | ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
