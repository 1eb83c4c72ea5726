import { type ColumnMapping, type ImportKind, importFields, readInScale } from '@corredor/core/imports';
import type { WizardRow } from './importRows.ts';

/** How numbers up to 1 are read in a column of percents: 0.15 as 0.15 %, or as 15 %. */
export type PercentReading = 'as_written' | 'as_share';
/** Percents of a file that could be shares of one. */
export interface PercentsRead {
  field: string;
  /** One of them, as it stands, and as percents if it is a share of one. */
  text: string;
  instead: string;
  /** A percent of the same column above 1, where there is one. */
  beside: string | null;
  rows: number;
  /** What somebody chose; nothing goes in before. */
  reading: PercentReading | null;
}
interface OfPercents {
  kind: ImportKind;
  mapping: ColumnMapping;
  rows: readonly WizardRow[];
  chosenPercents: PercentReading | null;
}

/** A number above 0 and up to 1 without a sign of percent; 0 for other texts. */
function shareIn(text: string): number {
  const value = /^\s*(?:0*[.,]\d+|0*1(?:[.,]0*)?)\s*$/.test(text) ? Number(text.trim().replace(',', '.')) : 0;
  return value <= 1 ? value : 0;
}
const percentIn = (text: string): number => {
  const value = Number(text.trim().replace(',', '.').replace(/\s*%$/, ''));
  return Number.isFinite(value) && shareIn(text) === 0 ? value : 0;
};
/** 0.125 as 12.5, without the noise of binary fractions. */
const asPercents = (text: string) => String(Number((shareIn(text) * 100).toPrecision(12)));

/** A rate may well be below one in a hundred; so far from the others it is a share of one all the same. */
const farApart = 50;

function columnsInDoubt({ kind, mapping, rows }: OfPercents) {
  const percents = importFields[kind].filter(({ name, type }) => type === 'percent' && mapping.includes(name));
  return percents.flatMap(({ name: field }) => {
    const texts = rows.filter(({ isSkipped }) => !isSkipped).map(({ values }) => values[field] ?? '');
    const shares = texts.filter((text) => shareIn(text) > 0);
    const whole = texts.filter((text) => percentIn(text) > 0);
    const [text] = shares;
    if (text === undefined) return [];
    const beside = whole.find((one) => percentIn(one) > 1) ?? whole[0] ?? null;
    const least = Math.min(...shares.map(shareIn));
    const isMixed = beside !== null && whole.some((one) => percentIn(one) / least >= farApart);
    // Of a commission or of a part among several, below one in a hundred is rare.
    const isDoubtful = field === 'rate' ? isMixed : true;
    return isDoubtful ? [{ field, text, beside, hasWhole: beside !== null, rows: shares.length }] : [];
  });
}

/** Percents that could be shares of one, as the first column of them shows; null where there are none. */
export function percentsRead(of: OfPercents): PercentsRead | null {
  const [first] = columnsInDoubt(of);
  if (!first) return null;
  const { field, text, beside, rows } = first;
  return { field, text: text.trim(), instead: asPercents(text), beside, rows, reading: of.chosenPercents };
}
/** Rows as the server takes them, with the sign of percent where somebody said what they are. */
export function withReadPercents(of: OfPercents, rows: readonly WizardRow[]): WizardRow[] {
  const { chosenPercents } = of;
  if (chosenPercents === null) return [...rows];
  const columns = columnsInDoubt(of);
  return rows.map((row) => ({
    ...row,
    values: {
      ...row.values,
      ...Object.fromEntries(
        columns.map(({ field, hasWhole }) => [
          field,
          readInScale(
            row.values[field] ?? '',
            chosenPercents === 'as_share' ? 'fraction' : 'percent',
            // Beside whole percents, 1 is one of them.
            !hasWhole,
          ),
        ]),
      ),
    },
  }));
}
/** The rows that are read otherwise once the other reading is chosen. */
export function rowsOfShares(of: OfPercents): WizardRow[] {
  const columns = columnsInDoubt(of);
  return of.rows.filter(({ values }) => columns.some(({ field }) => shareIn(values[field] ?? '') > 0));
}
