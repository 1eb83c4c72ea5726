import { changedPremium, type RowPremium } from '../premium/index.ts';
import { depreciated } from './renewals.ts';

/** By how much the sum of a vehicle falls from one term to the next, in percent, from an age in years on. */
export type DepreciationLine = { age: number; percent: string };

/** What a vehicle of an age loses: by the line that goes furthest of those whose age it has reached, else nothing. A model of next year has no age yet. */
export function lossAt(lines: readonly DepreciationLine[], age: number): string {
  const reached = lines.filter((line) => line.age <= Math.max(0, age)).toSorted((one, other) => one.age - other.age);
  return reached.at(-1)?.percent ?? '0';
}

/** The places of lines whose age one further up names already. */
export const repeatedPlaces = (lines: readonly DepreciationLine[]): number[] =>
  lines.flatMap(({ age }, place) => (lines.findIndex((line) => line.age === age) < place ? [place] : []));

/** A vehicle as its next term insures it: for less by its age, at the rate that it has. What was typed of its premium stays, and so does a vehicle without a sum. */
export function fallenRow(row: RowPremium, lossPercent: string): RowPremium {
  if (row.sum === null) return row;
  return changedPremium(row, { sum: depreciated(row.sum, lossPercent) });
}
