import { addMonths, daysBetween, type PlainDate } from '../../basics/dates/index.ts';
import { type Money, toCents } from '../../basics/money/index.ts';
import { type Fraction, fractionOf, minus, percent, plus, ratio, times, whole } from './fraction.ts';

/** A term and the day from which something else counts. */
export type TermDays = { days: number; used: number; left: number };

/** Counts the days of a term: of all, before a day, and from it on. Calendar days, so a leap year has 366. */
export function termDays(term: { start_date: PlainDate; end_date: PlainDate }, effective: PlainDate): TermDays {
  const days = daysBetween(term.start_date, term.end_date);
  const used = daysBetween(term.start_date, effective);
  return { days, used, left: days - used };
}

/** A short-term scale: what has been earned after so many days of a year, by steps or by a straight line between them. */
export type EarningTable = { reading: 'step' | 'straight'; rows: readonly { days: number; percent: string }[] };

/** A scale that is usual among Brazilian insurers, to start from. */
export const usualTable: EarningTable = {
  reading: 'straight',
  rows: (
    [
      [15, 13],
      [30, 20],
      [45, 27],
      [60, 30],
      [75, 37],
      [90, 40],
      [105, 46],
      [120, 50],
      [135, 56],
      [150, 60],
      [165, 66],
      [180, 70],
      [195, 73],
      [210, 75],
      [225, 78],
      [240, 80],
      [255, 83],
      [270, 85],
      [285, 88],
      [300, 90],
      [315, 93],
      [330, 95],
      [345, 98],
      [365, 100],
    ] as const
  ).map(([days, share]) => ({ days, percent: String(share) })),
};

/** Tells whether a table earns more from row to row, and never more than all. */
export const isRising = (rows: EarningTable['rows']): boolean =>
  rows.every(({ days, percent: earned }, at) => {
    const before = rows[at - 1];
    const isNext = !before || (before.days < days && Number(before.percent) <= Number(earned));
    return isNext && days >= 1 && days <= 366 && Number(earned) <= 100;
  });

/** The rows that are written, by lines of days and percent, as they may come from a sheet; null where a line is neither, or they do not rise. */
export function rowsIn(text: string): { days: number; percent: string }[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const rows = lines.map((line) => /^\s*(\d{1,3})[\s;:]+(\d{1,3}(?:[.,]\d{1,4})?)\s*%?\s*$/.exec(line));
  const found = rows.flatMap((row) =>
    row ? [{ days: Number(row[1]), percent: (row[2] ?? '').replace(',', '.') }] : [],
  );
  const isWhole = found.length > 0 && found.length <= 366 && found.length === rows.length;
  return isWhole && isRising(found) ? found : null;
}

/** The rows of a table, one a line. */
export const toRows = ({ rows }: Pick<EarningTable, 'rows'>): string =>
  rows.map(({ days, percent: earned }) => `${days} ${earned}`).join('\n');

/** The day of a table that stands for the used part of a term: tables are of a year, and another term is stretched to it. */
export function tableDay(term: { start_date: PlainDate; end_date: PlainDate }, { used, days }: TermDays): number {
  return addMonths(term.start_date, 12) === term.end_date ? Math.min(used, 365) : Math.ceil((used * 365) / days);
}

/** What has been earned on a day of a table, exactly. A table begins with nothing on day 0; after its last row all is earned. */
export function earnedBy({ reading, rows }: EarningTable, day: number): Fraction {
  if (day <= 0) return whole(0);
  const at = rows.findIndex((row) => row.days >= day);
  const next = rows[at];
  if (!next) return whole(1);
  if (reading === 'step') return percent(next.percent);
  const before = rows[at - 1] ?? { days: 0, percent: '0' };
  const rise = minus(percent(next.percent), percent(before.percent));
  return plus(percent(before.percent), times(rise, ratio(day - before.days, next.days - before.days)));
}

/** A yearly tariff as one of the term: by years where these are whole, else by its days. */
export function tariffOfTerm(yearly: Money, term: { start_date: PlainDate; end_date: PlainDate }): Money {
  const { days } = termDays(term, term.start_date);
  const years = Math.round(days / 365.25);
  const isWhole = years > 0 && addMonths(term.start_date, 12 * years) === term.end_date;
  return fractionOf(yearly, isWhole ? whole(years) : ratio(days, 365));
}

/** What the insurer keeps at least: the greater of a percentage of the premium of the term and an amount. */
export type LeastKept = { percent?: string; amount?: Money };

export function leastKept(full: Money, { percent: share, amount = '0.00' }: LeastKept): Money {
  const part = share === undefined ? '0.00' : fractionOf(full, percent(share));
  return toCents(part) > toCents(amount) ? part : amount;
}
