import { isPlainDate, type PlainDate } from './dates.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, known);
  return known;
}

/** Writes a date for reading, the same day in every time zone. */
export function formatDate(date: PlainDate, language: string): string {
  if (!isPlainDate(date)) return date;
  return dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** Writes a date where there is little room: the year by two digits, but where it stands behind the day and would read as another one. */
export function formatShortDate(date: PlainDate, language: string): string {
  if (!isPlainDate(date)) return date;
  if (language.startsWith('en')) return formatDate(date, language);
  const written = dateFormat(language, { day: 'numeric', month: 'short', year: '2-digit', timeZone: 'UTC' });
  return written.format(new Date(`${date}T00:00:00Z`));
}

/** Writes a moment for reading, in the partner's time zone. */
export function formatDateTime(moment: string, language: string, timezone: string): string {
  const instant = new Date(moment);
  if (Number.isNaN(instant.getTime())) return moment;
  return dateFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone }).format(instant);
}

/** Writes a time of day as it is kept, `14:30`, for reading; what is none stays as it is. */
export function formatTime(time: string, language: string): string {
  const instant = new Date(`1970-01-01T${time}:00Z`);
  if (Number.isNaN(instant.getTime())) return time;
  return dateFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(instant);
}
