import { isPlainDate, wallTimeIn } from '@corredor/core/dates';
import type { Locale } from '@corredor/core/locales';
import type { SheetColumn } from '@corredor/ui/DataGrid';

/** Where and for whom a sheet is written. */
export interface SheetPlace {
  locale: Locale;
  timezone: string;
}
export type SheetCell =
  | { type: StringConstructor; value: string }
  | { type: NumberConstructor; value: number; format: string }
  | { type: DateConstructor; value: Date; format: string };

/** Writes a value as a cell; what its type cannot hold stays a text, as it is. */
export function toCell(
  type: NonNullable<SheetColumn<never>['type']>,
  value: string | number | null | undefined,
  { locale, timezone }: SheetPlace,
): SheetCell {
  const text = String(value ?? '').trim();
  if (type === 'date' && isPlainDate(text) && text >= firstDay)
    return { type: Date, value: new Date(`${text}T00:00:00Z`), format: days[locale] };
  const moment = type === 'moment' && text !== '' ? new Date(text) : undefined;
  if (moment && !Number.isNaN(moment.getTime())) {
    // A sheet knows no time zones: it gets the clock of the brokerage.
    const value = new Date(`${wallTimeIn(timezone, moment)}:00Z`);
    return { type: Date, value, format: `${days[locale]} hh:mm` };
  }
  if ((type === 'number' || type === 'money') && isExact(text))
    return { type: Number, value: Number(text), format: type === 'money' ? '#,##0.00' : numbers(text) };
  return textCell(text);
}
/** A text cell needs no sign before what looks like a formula; only what would be read as a code is kept from it. */
export const textCell = (text: string): SheetCell => ({
  type: String,
  value: text.replace(/_x(?=[0-9a-f]{4}_)/gi, '_x005F_x').slice(0, mostSigns),
});

const numbers = (text: string) => (text.includes('.') ? '#,##0.00##' : '0');

/** Before March 1900 the days of spreadsheets are off by one. */
const firstDay = '1900-03-01';
const days: Record<Locale, string> = { es: 'dd/mm/yyyy', 'en-GB': 'dd mmm yyyy', 'en-US': 'mmm dd, yyyy' };
/** What a cell can hold. */
const mostSigns = 32_000;
/** Spreadsheets count with fifteen digits. */
const isExact = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text) && text.replace(/\D/g, '').length <= 15;

/** Makes a sheet with bold headings that stay in sight; the library is fetched when the first is made. */
async function sheetOf(headings: readonly string[], rows: readonly (readonly SheetCell[])[]) {
  const { default: writeExcel } = await import('write-excel-file/browser');
  const head = headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  return writeExcel([head, ...rows.map((row) => [...row])], {
    columns: headings.map((heading) => ({ width: Math.max(14, heading.length + 4) })),
    stickyRowsCount: 1,
  });
}
/** Saves a sheet as an Excel file; `name` is without its ending. */
export const saveSheet = async (headings: readonly string[], rows: readonly (readonly SheetCell[])[], name: string) =>
  (await sheetOf(headings, rows)).toFile(`${name}.xlsx`);
/** The bytes of a sheet. */
export const sheetBlob = async (headings: readonly string[], rows: readonly (readonly SheetCell[])[]) =>
  (await sheetOf(headings, rows)).toBlob();
