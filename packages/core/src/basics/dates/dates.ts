/** A date without time, `YYYY-MM-DD`; it means the same day everywhere. */
export type PlainDate = string;

const dayLength = 86_400_000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

// Dates are counted in UTC only, so no time zone and no summer time can shift them.
const instantOf = (date: PlainDate): number => {
  const [, year, month, day] = pattern.exec(date) ?? [];
  const instant = new Date(0);
  instant.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return instant.getTime();
};

// A calendar that people and databases share has no year 0, and dates are written with four digits.
const [firstDay, lastDay] = ['0001-01-01', '9999-12-31'];
const first = instantOf(firstDay);
const last = instantOf(lastDay);

/** A date that was counted lies before the year 0001 or after the year 9999; `nearest` is the end of the calendar that was passed. */
export class BeyondCalendar extends RangeError {
  readonly nearest: PlainDate;
  constructor(nearest: PlainDate) {
    super('the date lies outside the years 0001 to 9999');
    this.nearest = nearest;
  }
}

const dateOf = (instant: number): PlainDate => {
  // No number is no date beyond the calendar, but a fault of ours.
  if (Number.isNaN(instant)) throw new RangeError('a date was counted with what is no number');
  if (instant < first) throw new BeyondCalendar(firstDay);
  if (instant > last) throw new BeyondCalendar(lastDay);
  return new Date(instant).toISOString().slice(0, 10);
};

/** A date that is counted from one that somebody typed; null where it lies outside of the calendar. */
export function withinCalendar(count: () => PlainDate): PlainDate | null {
  try {
    return count();
  } catch (error) {
    if (error instanceof BeyondCalendar) return null;
    throw error;
  }
}

/** A date that is counted from one that somebody typed; where it lies outside of the calendar, the calendar's first or last day. */
export function atCalendarEnd(count: () => PlainDate): PlainDate {
  try {
    return count();
  } catch (error) {
    if (error instanceof BeyondCalendar) return error.nearest;
    throw error;
  }
}

/** Tells whether a text is a date that exists, of the years 0001 to 9999; it answers no of all else, and never throws. */
export function isPlainDate(text: unknown): text is PlainDate {
  if (typeof text !== 'string' || !pattern.test(text)) return false;
  const instant = instantOf(text);
  return instant >= first && instant <= last && dateOf(instant) === text;
}

const checked = (date: PlainDate): number => {
  if (!isPlainDate(date)) throw new RangeError(`not a date: ${date}`);
  return instantOf(date);
};

/** Moves a date by days. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return dateOf(checked(date) + days * dayLength);
}

/** Counts the days from one date to another; negative where the second is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((checked(to) - checked(from)) / dayLength);
}

/** Builds a date in the month that lies `months` after the given one, on that day or on the month's last. */
export function dayInMonth(date: PlainDate, months: number, day: number): PlainDate {
  const start = new Date(checked(date));
  start.setUTCDate(1);
  start.setUTCMonth(start.getUTCMonth() + months);
  const next = new Date(start);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const length = Math.round((next.getTime() - start.getTime()) / dayLength);
  return dateOf(start.getTime() + (Math.min(day, length) - 1) * dayLength);
}

/** Moves a date by whole months; where the month is too short, to its last day. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  return dayInMonth(date, months, Number(date.slice(8)));
}

/** Tells which day it is in a time zone at a given moment. */
export function todayIn(timezone: string, now: Date): PlainDate {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The wall clock of a time zone at a moment, `YYYY-MM-DDTHH:mm`. */
export function wallTimeIn(timezone: string, moment: Date): string {
  const options = { timeZone: timezone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const clock = new Intl.DateTimeFormat('en-GB', options).format(moment);
  return `${todayIn(timezone, moment)}T${clock}`;
}

/** Counts full years of age; who was born on 29 February grows older on 1 March of common years. */
export function ageOn(birthdate: PlainDate, today: PlainDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
}
