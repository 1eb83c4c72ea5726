import {
  type ColumnMapping,
  type DateOrder,
  type ExtraImportField,
  type ImportKind,
  importFields,
  isTwofold,
  orderOfDates,
  readInOrder,
} from '@corredor/core/imports';
import type { ImportTable, WizardRow } from './importRows.ts';

type ColumnOrder = ReturnType<typeof orderOfDates>;
/** A text of the file with the day as which it is read. */
interface ReadDay {
  text: string;
  date: string;
}
/** How the days of a file are read that could be others. */
export interface DatesRead {
  /** Where nothing in the column tells: one of them, and how many rows have such. */
  open: (ReadDay & { order: DateOrder; rows: number }) | null;
  /** Columns that tell otherwise than the reader writes, by a day of theirs. */
  told: readonly (ReadDay & { field: string; by: string })[];
}
export interface OfDates {
  kind: ImportKind;
  extras: readonly ExtraImportField[];
  mapping: ColumnMapping;
  rows: readonly WizardRow[];
  /** What each column of days tells of them. */
  columnOrders: readonly (ColumnOrder | undefined)[];
  /** What somebody chose for the days that no column tells. */
  chosenOrder: DateOrder | null;
  /** How the reader writes days. */
  readerOrder: DateOrder;
}

/** What each column of days tells of their order; what was told of one before stays, whatever rows are left. */
export function columnOrdersOf(of: Omit<OfDates, 'rows'>, { rows }: ImportTable): (ColumnOrder | undefined)[] {
  const known = [...of.columnOrders];
  for (const { column } of dayColumns(of))
    if (known[column] === undefined) known[column] = orderOfDates(rows.map(({ cells }) => cells[column] ?? ''));
  return known;
}

/** The columns of a file that are days. */
function dayColumns({ kind, extras, mapping }: Pick<OfDates, 'kind' | 'extras' | 'mapping'>) {
  const days = new Set(
    [...importFields[kind], ...extras].filter(({ type }) => type === 'date').map(({ name }) => name),
  );
  return mapping.flatMap((field, column) => (field !== null && days.has(field) ? [{ field, column }] : []));
}
/** The fields of a file that are days, with what their columns tell. */
const dateColumns = (of: OfDates) =>
  dayColumns(of).map(({ field, column }) => ({ field, told: of.columnOrders[column] ?? null }));
/** The order of days that their column does not tell: as somebody chose, else as all other columns tell, else as the reader writes. */
function openOrder(of: OfDates): DateOrder {
  const orders = new Set(dateColumns(of).flatMap(({ told }) => told?.order ?? []));
  const [only] = orders.size === 1 ? orders : [];
  return of.chosenOrder ?? only ?? of.readerOrder;
}
const openFields = (of: OfDates) => dateColumns(of).flatMap(({ field, told }) => (told ? [] : [field]));
/** Whether a row has a day that could be another; its texts stay the same while the server judges it. */
const openOf = new WeakMap<WizardRow['values'], { by: string; is: boolean }>();
function isOpen({ values }: WizardRow, fields: readonly string[]): boolean {
  const by = fields.join();
  const before = openOf.get(values);
  if (before?.by === by) return before.is;
  const is = fields.some((field) => isTwofold(values[field] ?? ''));
  openOf.set(values, { by, is });
  return is;
}

/** Rows as the server takes them, with days that cannot be mistaken. */
export function withReadDates(of: OfDates, rows: readonly WizardRow[]): WizardRow[] {
  const open = openOrder(of);
  const orders = dateColumns(of).map(({ field, told }) => ({ field, order: told?.order ?? open }));
  return rows.map((row) => ({
    ...row,
    values: {
      ...row.values,
      ...Object.fromEntries(orders.map(({ field, order }) => [field, readInOrder(row.values[field] ?? '', order)])),
    },
  }));
}

/** How days were read that could be others; null where there are none. */
export function datesRead(of: OfDates): DatesRead | null {
  const rows = of.rows.filter(({ isSkipped }) => !isSkipped);
  const sampleOf = (field: string, order: DateOrder): ReadDay | null => {
    const text = rows.find(({ values }) => isTwofold(values[field] ?? ''))?.values[field]?.trim();
    return text === undefined ? null : { text, date: readInOrder(text, order) };
  };
  const told = dateColumns(of).flatMap(({ field, told: one }) => {
    const sample = one && one.order !== of.readerOrder ? sampleOf(field, one.order) : null;
    return one && sample ? [{ ...sample, field, by: one.by }] : [];
  });
  const fields = openFields(of);
  const order = openOrder(of);
  const [sample = null] = fields.flatMap((field) => sampleOf(field, order) ?? []);
  const open = sample && { ...sample, order, rows: rows.filter((row) => isOpen(row, fields)).length };
  return open || told.length > 0 ? { open, told } : null;
}

/** The rows that are read otherwise once another order is chosen. */
export function rowsOfOpenDates(of: OfDates): WizardRow[] {
  const fields = openFields(of);
  return of.rows.filter((row) => isOpen(row, fields));
}
