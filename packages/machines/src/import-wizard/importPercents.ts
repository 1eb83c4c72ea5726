import {
  type ColumnMapping,
  type ColumnReadings,
  columnReadings,
  type ImportKind,
  importFields,
  type PercentScale,
  type PercentsRead,
} from '@corredor/core/imports';
import type { WizardRow } from './importRows.ts';

/** What somebody chose for each column of percents that leaves doubt. */
export type ChosenScales = Readonly<Record<string, PercentScale>>;
interface OfPercents {
  kind: ImportKind;
  mapping: ColumnMapping;
  rows: readonly WizardRow[];
  chosenScales: ChosenScales;
}

function readingsOf({ kind, mapping, rows }: OfPercents, scales: ChosenScales): ColumnReadings {
  const taken = rows.filter(({ isSkipped }) => !isSkipped);
  const columns = importFields[kind]
    .filter(({ name, type }) => type === 'percent' && mapping.includes(name))
    .map((field) => ({ field, texts: taken.map(({ values }) => values[field.name] ?? '') }));
  // Amounts have their own question: of them nothing is read here.
  return columnReadings(columns, ',', { scales });
}

/** The columns of percents of which some could be fractions of one. */
export const percentsRead = (of: OfPercents): readonly PercentsRead[] => readingsOf(of, of.chosenScales).percents;
/** Whether a column of percents leaves doubt, and nobody said how it is meant. */
export const hasOpenPercents = (of: OfPercents) => percentsRead(of).some(({ scale }) => scale === null);

/** Rows as the server takes them, with the sign of percent where somebody said what they are. */
export function withReadPercents(of: OfPercents, rows: readonly WizardRow[]): WizardRow[] {
  const { percents, sure } = readingsOf(of, of.chosenScales);
  const said = percents.filter(({ scale }) => scale !== null);
  if (said.length === 0) return [...rows];
  return rows.map((row) => ({
    ...row,
    values: {
      ...row.values,
      ...Object.fromEntries(said.map(({ field }) => [field, sure(field, row.values[field] ?? '')])),
    },
  }));
}
/** The rows that are read otherwise once the other scale is chosen for a column. */
export function rowsOfFractions(of: OfPercents, field: string): WizardRow[] {
  const [one, other] = (['percent', 'fraction'] as const).map((scale) => readingsOf(of, { [field]: scale }));
  return of.rows.filter(({ values }) => {
    const text = values[field] ?? '';
    return one?.sure(field, text) !== other?.sure(field, text);
  });
}
