import { addDays, isPlainDate, type PlainDate } from './dates.ts';
import { monthOf } from './months.ts';

/** Which part comes first in a day that is written in digits with its year at the end. */
export type DateOrder = 'day_first' | 'month_first';

/** Why a text is no day: there is none such (`no_day`, with its parts), no such month, no year 0, only a year, or a moment of universal time, which may be another day here. */
export type DayFault =
  | { fault: 'no_day'; day: number; month: number; year: number }
  | { fault: 'no_month'; month: number }
  | { fault: 'no_year' | 'year_only' | 'universal_time' | 'unreadable' };
/** What a text says of a day: one, that there is none, or why it cannot be read. `isLikeDay` tells that a program's word for none looks like a day. */
export type DayReading = { date: PlainDate } | { none: true; isLikeDay: boolean } | DayFault;

export interface DayRules {
  /** Day first where nothing is said. */
  order?: DateOrder;
  /** The day cannot lie ahead, as a birth; of two digits the latest year is taken that is not after this one. */
  isPast?: boolean;
  /** By which a year of two digits is told; today's where nothing is said. */
  thisYear?: number;
}

/** A day of a policy may lie so many years ahead when its year is written in two digits. */
const yearsAhead = 30;
/** Day 0 of Excel's count; its first two months of 1900 are off by one, which no birthdate or policy is old enough to meet. */
const excelStart = '1899-12-30';

/** Reads a day as people and programs write it: digits in either order, ISO, a month by its name in Spanish or English, Excel's number, with an hour behind it. Never throws. */
export function readDay(text: string, rules: DayRules = {}): DayReading {
  const whole = text
    .trim()
    .replace(/^['’]/, '')
    .replace(/[\u00a0\u202f\s]+/g, ' ');
  if (isNoDay(whole)) return { none: true, isLikeDay: false };
  const [day, hour] = withoutHour(whole);
  const read = readBare(day, rules) ?? readBare(withoutWeekday(day), rules) ?? { fault: 'unreadable' as const };
  if (!('date' in read)) return hour && 'fault' in read && isZero(day) ? { none: true, isLikeDay: false } : read;
  // Midnight in Madrid is the evening before in universal time.
  if (/Z|UTC/i.test(hour) && !/^\D*0?0:00(?::00(?:[.,]0+)?)?\D*$/.test(hour)) return { fault: 'universal_time' };
  return daysOfPrograms.has(read.date) ? { none: true, isLikeDay: true } : read;
}

/** Days that no birth, policy or payment has, and that programs write where there is none: .NET, SQL Server, Delphi and Access, Excel. */
const daysOfPrograms = new Set(['0001-01-01', '1753-01-01', '1899-12-30', '1899-12-31', '1900-01-01']);
const noDay =
  /^(?:null|none|nan|nat|n\/? ?[ad]\.?|n\. ?[ad]\.?|#n\/[ad]|na|s\/?f\.?|\\n|sin fecha|sin dato|no aplica|no date|not available)$/i;
const isZero = (text: string) => /\d/.test(text) && /^[0\D]*$/.test(text) && !/\p{L}/u.test(text);
/** Nothing but signs, nothing but zeros, the 0 January 1900 of Excel, or a word for nothing. */
const isNoDay = (text: string) =>
  !/[\p{L}\p{N}]/u.test(text) ||
  isZero(text) ||
  // Access shows the hour alone of its day 0.
  /^12:00(?::00)? ?a\.? ?m\.?$/i.test(text) ||
  noDay.test(text) ||
  /^(?:1900[-/.]0?1[-/.]0?0|0?0[-/.]0?1[-/.](?:19)?00|0?1[-/.]0?0[-/.]1900)(?: .*)?$/.test(text);

/** The hour behind a day, with its zone and what a browser says of that. */
const hourBehind =
  /(?:[T, ]+|,? a las )(\d{1,2}[:.h]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)? ?(?:[ap]\.? ?m\.?)? ?(?:Z|UTC|(?:GMT)?[+-]\d{2}:?\d{2}|GMT)?)(?: ?\(.*\))?$/i;
function withoutHour(text: string): [string, string] {
  const found = hourBehind.exec(text);
  return found ? [text.slice(0, found.index), found[1] ?? ''] : [text, ''];
}
const weekday =
  /^(?:lun(?:es)?|mar(?:tes)?|mi[eé](?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|s[aá]b(?:ado)?|dom(?:ingo)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\.?,? +/i;
const withoutWeekday = (text: string) => text.replace(weekday, '');

const digits = /^(\d{1,2}) ?[-/. ] ?(\d{1,2}) ?[-/. ] ?(\d{4}|'?\d{2})$/;
/** A day without its hour; null where it has none of the forms. */
function readBare(text: string, rules: DayRules): DayReading | null {
  const iso =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text) ?? /^((?:19|20)\d{2})(\d{2})(\d{2})(?:T?\d{6})?$/.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3], rules);
  const local = digits.exec(text);
  if (local) {
    const [day, month] = rules.order === 'month_first' ? [local[2], local[1]] : [local[1], local[2]];
    return dayOf(local[3], month, day, rules);
  }
  const long =
    /^(\d{1,2})(?:\.?[º°o]|ro|th|st|nd|rd)?(?: de)?[-/. ]*(\p{L}{3,})\.?(?: de|,| del)?[-/. ]+(\d{4}|'?\d{2})$/iu.exec(
      text,
    );
  if (long) return dayOfNamed(long[3], long[2], long[1], rules);
  const american = /^(\p{L}{3,})\.?[-/. ]+(\d{1,2})(?:th|st|nd|rd)?(?:,? +(?:del? )?|-|\/)(\d{4}|'?\d{2})$/iu.exec(
    text,
  );
  if (american) return dayOfNamed(american[3], american[1], american[2], rules);
  const yearFirst = /^(\d{4})[-/. ](\p{L}{3,})\.?[-/. ](\d{1,2})$/u.exec(text);
  if (yearFirst) return dayOfNamed(yearFirst[1], yearFirst[2], yearFirst[3], rules);
  if (/^\d{5}(?:[.,]\d+)?$/.test(text)) return { date: addDays(excelStart, Number.parseInt(text, 10)) };
  return /^(?:19|20)\d{2}$/.test(text) ? { fault: 'year_only' } : null;
}
function dayOfNamed(year: string | undefined, month: string | undefined, day: string | undefined, rules: DayRules) {
  const number = monthOf(month ?? '');
  return number === '' ? null : dayOf(year, number, day, rules);
}
function dayOf(written = '', monthText = '', dayText = '', rules: DayRules): DayReading {
  const year = written.length === 4 ? Number(written) : fullYear(Number(written.replace("'", '')), rules);
  const [month, day] = [Number(monthText), Number(dayText)];
  if (year === 0) return { fault: 'no_year' };
  if (month < 1 || month > 12) return { fault: 'no_month', month };
  const date = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isPlainDate(date) ? { date } : { fault: 'no_day', day, month, year };
}

/** The year that two digits say: of what is past the latest that has come, of all else the latest that is no more than thirty years ahead. */
export function fullYear(
  two: number,
  { isPast = false, thisYear = new Date().getUTCFullYear() }: DayRules = {},
): number {
  const latest = thisYear + (isPast ? 0 : yearsAhead);
  return latest - ((((latest - two) % 100) + 100) % 100);
}
