import type { Locale } from '../locales/index.ts';
import { daysBetween, isPlainDate, type PlainDate } from './dates.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known;
}

/** Writes a date for reading, the same day in every time zone. */
export function formatDate(date: PlainDate, locale: Locale): string {
  if (!isPlainDate(date)) return date;
  return dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** Writes a date where there is little room: in Spanish the year by two digits; in English in full, as there it could be read as a day. */
export function formatShortDate(date: PlainDate, locale: Locale): string {
  if (!isPlainDate(date)) return date;
  if (locale !== 'es') return formatDate(date, locale);
  const written = dateFormat(locale, { day: 'numeric', month: 'short', year: '2-digit', timeZone: 'UTC' });
  return written.format(new Date(`${date}T00:00:00Z`));
}

/** Less than so many days away, a day and its month are those of one year only. */
const halfAYear = 182;

/** Writes a date beside which it is clear that it is near today: without its year, unless another could be meant. */
export function formatNearDate(date: PlainDate, today: PlainDate, locale: Locale): string {
  if (!isPlainDate(date) || Math.abs(daysBetween(today, date)) > halfAYear) return formatShortDate(date, locale);
  const written = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return written.format(new Date(`${date}T00:00:00Z`));
}

/** Writes a moment for reading, in the partner's time zone. */
export function formatDateTime(moment: string, locale: Locale, timezone: string): string {
  const instant = new Date(moment);
  if (Number.isNaN(instant.getTime())) return moment;
  return dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone }).format(instant);
}

/** Writes a time of day as it is kept, `14:30`, for reading; what is none stays as it is. */
export function formatTime(time: string, locale: Locale): string {
  const instant = new Date(`1970-01-01T${time}:00Z`);
  if (Number.isNaN(instant.getTime())) return time;
  return dateFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(instant);
}
