import type { ImportKind, ImportOutcome, ImportRowInput, ImportRowResult, Ref } from '@corredor/core/api';
import { type ColumnMapping, importFields, mostImportBytes, withLostZero } from '@corredor/core/imports';
import { normalisePlate } from '@corredor/core/vehicles';

/** A file as it was read: its headings and its rows, all as texts, with each row's number in the file. */
export interface ImportTable {
  fileName: string;
  headings: readonly string[];
  rows: readonly { number: number; cells: readonly string[] }[];
}
type Messages = Readonly<Record<string, readonly string[]>>;

/** One row on its way: what it says, what the server thinks of it, and what became of it. */
export interface WizardRow {
  number: number;
  values: Readonly<Record<string, string>>;
  /** `identical` is there already just so; `different` is there with other values, and is not written over. */
  state: 'unchecked' | 'good' | 'bad' | 'identical' | 'different' | 'imported';
  isSkipped: boolean;
  outcome: ImportOutcome | null;
  record: Ref | null;
  errors: Messages;
  warnings: Messages;
}
const untouched = { outcome: null, record: null, errors: {}, warnings: {} } as const;

/** The rows of a table under a mapping; what was typed over stays where the same field is still mapped. */
export function rowsOf(
  table: ImportTable,
  mapping: ColumnMapping,
  typed: Readonly<Record<number, Readonly<Record<string, string>>>>,
  skipped: readonly number[],
): WizardRow[] {
  return table.rows.map(({ number, cells }) => ({
    number,
    values: Object.fromEntries(
      mapping.flatMap((field, index) =>
        field === null ? [] : [[field, typed[number]?.[field] ?? cells[index] ?? '']],
      ),
    ),
    state: 'unchecked',
    isSkipped: skipped.includes(number),
    ...untouched,
  }));
}
/** The row with one field typed over; what the server said of it no longer counts. */
export const fixed = (row: WizardRow, field: string, value: string): WizardRow => ({
  ...row,
  ...untouched,
  values: { ...row.values, [field]: value },
  state: 'unchecked',
});
/** Takes over what the server said of some rows. */
export function judged(
  rows: readonly WizardRow[],
  results: readonly ImportRowResult[],
  isInEarnest: boolean,
): WizardRow[] {
  const byNumber = new Map(results.map((result) => [result.number, result]));
  return rows.map((row) => {
    const result = byNumber.get(row.number);
    if (!result) return row;
    const { outcome, record, errors, warnings } = result;
    return { ...row, state: stateAfter(outcome, isInEarnest), outcome, record, errors, warnings };
  });
}

function stateAfter(outcome: ImportOutcome, isInEarnest: boolean): WizardRow['state'] {
  if (outcome === 'failed') return 'bad';
  if (outcome === 'identical' || outcome === 'different') return outcome;
  return isInEarnest ? 'imported' : 'good';
}

const numberOf = ({ values }: WizardRow) => withLostZero(values.identification ?? '');
const isTitular = ({ values }: WizardRow) => !values.titular_identification?.trim();
/** Whether the server has yet to look at the row. */
export const isToCheck = (row: WizardRow) => row.state === 'unchecked' && !row.isSkipped;
/** Whether the server found the row good and has yet to write it. */
export const isToImport = (row: WizardRow) => row.state === 'good' && !row.isSkipped;

/** Whether nothing is left to do about the row: it went in, or was there already. */
export const isSettled = ({ state }: WizardRow) => state === 'imported' || state === 'identical';
/** Whether somebody should look at the row: it is wrong, or the record that is there says otherwise. */
export const isToFix = ({ state, isSkipped }: WizardRow) => (state === 'bad' || state === 'different') && !isSkipped;

/** The next rows for the server, those on whom others depend first: no more than it takes at once, by number and by size. */
export function nextRows(rows: readonly WizardRow[], wanted: (row: WizardRow) => boolean, size: number): WizardRow[] {
  const waiting = rows.filter(wanted);
  const next = [...waiting.filter(isTitular), ...waiting.filter((row) => !isTitular(row))].slice(0, size);
  let bytes = 0;
  const tooMany = next.findIndex((row, index) => {
    bytes += sizeOf(toInput(row)) + 1;
    return index > 0 && bytes > mostImportBytes;
  });
  return tooMany === -1 ? next : next.slice(0, tooMany);
}
const sizeOf = (row: ImportRowInput) => new TextEncoder().encode(JSON.stringify(row)).length;
/** The row as the server takes it: without its empty fields. */
export const toInput = ({ number, values }: WizardRow): ImportRowInput => ({
  number,
  values: Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== '')),
});

/** Titulars whom these rows name and who stand in other rows of the file. */
export function titularsElsewhere(rows: readonly WizardRow[], sent: readonly WizardRow[]): string[] {
  const numbers = new Set(sent.map(({ number }) => number));
  const others = new Set(rows.flatMap((row) => (numbers.has(row.number) || row.isSkipped ? [] : [numberOf(row)])));
  const named = sent.map(({ values }) => values.titular_identification?.trim() ?? '').filter((text) => text !== '');
  return [...new Set(named)].filter((text) => others.has(withLostZero(text)));
}
const keyOf: Record<ImportKind, (row: WizardRow) => string> = {
  customers: numberOf,
  vehicles: ({ values }) => normalisePlate(values.plate ?? ''),
  insureds: (row) => numberOf(row) && `${numberOf(row)} ${row.values.relationship ?? ''}`,
};
/** Rows that repeat the key of an earlier row, by number: whose first is which. */
export function repeatedRows(kind: ImportKind, rows: readonly WizardRow[]): Map<number, number> {
  const first = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const row of rows) {
    const key = keyOf[kind](row);
    if (row.isSkipped || key === '') continue;
    const before = first.get(key);
    if (before === undefined) first.set(key, row.number);
    else repeated.set(row.number, before);
  }
  return repeated;
}
/** Whether the kind has a field of this name. */
export const isField = (kind: ImportKind, field: string) => importFields[kind].some(({ name }) => name === field);
