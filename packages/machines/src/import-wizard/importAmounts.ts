import {
  type AmountsRead,
  type ColumnMapping,
  type ColumnReadings,
  columnReadings,
  type ExtraImportField,
  type ImportKind,
  importFields,
  isDoubtfulCell,
} from '@corredor/core/imports';
import type { DecimalSign } from '@corredor/core/money';
import type { ImportTable, WizardRow } from './importRows.ts';

interface OfAmounts {
  kind: ImportKind;
  extras: readonly ExtraImportField[];
  table: ImportTable | null;
  mapping: ColumnMapping;
  rows: readonly WizardRow[];
  /** The sign before decimals that somebody chose for amounts which no column tells. */
  chosenDecimal: DecimalSign | null;
  /** The sign that the reader writes. */
  readerDecimal: DecimalSign;
}

/** The columns of amounts; of those whose cells are numbers of the sheet, it is said. */
function moneyColumns({ kind, extras, table, mapping }: OfAmounts) {
  const money = [...importFields[kind], ...extras].filter(({ type }) => type === 'money');
  return mapping.flatMap((name, column) => {
    const field = money.find((one) => one.name === name);
    return field ? [{ field, isNumber: table?.numbers?.[column] === true }] : [];
  });
}
function readingsOf(of: OfAmounts, rows: readonly WizardRow[]): ColumnReadings {
  const columns = moneyColumns(of).map(({ field, isNumber }) => ({
    field,
    isNumber,
    texts: isNumber ? [] : rows.map(({ values }) => values[field.name] ?? ''),
  }));
  return columnReadings(columns, of.readerDecimal, { decimal: of.chosenDecimal });
}

/** How amounts were read that could be others; null where there are none. */
export const amountsRead = (of: OfAmounts): AmountsRead | null =>
  readingsOf(
    of,
    of.rows.filter(({ isSkipped }) => !isSkipped),
  ).amounts;

/** Whether an amount could be another one, and nobody said which. */
export const hasOpenAmounts = (of: OfAmounts) => of.chosenDecimal === null && (amountsRead(of)?.open ?? null) !== null;

/** Rows as the server takes them, with amounts that cannot be mistaken. */
export function withReadAmounts(of: OfAmounts, rows: readonly WizardRow[]): WizardRow[] {
  const columns = moneyColumns(of);
  if (columns.length === 0) return [...rows];
  const { sure } = readingsOf(of, of.rows);
  return rows.map((row) => ({
    ...row,
    values: {
      ...row.values,
      ...Object.fromEntries(columns.map(({ field: { name } }) => [name, sure(name, row.values[name] ?? '')])),
    },
  }));
}
/** The rows that are read otherwise once another sign is chosen. */
export function rowsOfOpenAmounts(of: OfAmounts): WizardRow[] {
  const texts = moneyColumns(of).flatMap(({ field, isNumber }) => (isNumber ? [] : [field]));
  return of.rows.filter(({ values }) => texts.some((field) => isDoubtfulCell(field, values[field.name] ?? '')));
}
