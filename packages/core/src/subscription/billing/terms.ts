import { addDays, addMonths, daysBetween, type PlainDate } from '../../basics/dates/index.ts';
import { fromCents, type Money, toCents } from '../../basics/money/index.ts';
import type { RenewalFrequency } from '../../contract/api/index.ts';

/** A paid term: its first and last day, and what it is worth without tax. */
export interface PaidTerm {
  from: PlainDate;
  to: PlainDate;
  worth: Money;
}

const monthsOf = (frequency: RenewalFrequency) => (frequency === 'annual' ? 12 : 1);

/** The last day of a term that begins on a day: the day before the same day a month or a year later. */
export function termEnd(from: PlainDate, frequency: RenewalFrequency): PlainDate {
  const next = addMonths(from, monthsOf(frequency));
  // From 31 January the month ends on 28 February, its last day, which is not the day before anything.
  return next.slice(8) === from.slice(8) ? addDays(next, -1) : next;
}

/** How many days a term has, its first and last counted. */
export const termDays = ({ from, to }: { from: PlainDate; to: PlainDate }) => daysBetween(from, to) + 1;

/** What the days of a term from today on are worth, without tax, rounded half up to the cent; today counts as unused. */
export function unusedWorth(term: PaidTerm, today: PlainDate): Money {
  if (term.to < today) return '0.00';
  const days = BigInt(termDays(term));
  const unused = term.from > today ? days : BigInt(termDays({ from: today, to: term.to }));
  return fromCents((toCents(term.worth) * unused * 2n + days) / (days * 2n));
}
