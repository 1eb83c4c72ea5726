import { types } from 'pg';

const { DATE, NUMERIC, INT8, TIMESTAMP, TIMESTAMPTZ } = types.builtins;
const arrays: Record<'date' | 'numeric' | 'int8' | 'timestamp' | 'timestamptz' | 'text', number> = {
  date: 1182,
  numeric: 1231,
  int8: 1016,
  timestamp: 1115,
  timestamptz: 1185,
  text: 1009,
};

/** PostgreSQL's text for a moment, as RFC 3339 in UTC with its full precision. */
export function toRfc3339(text: string): string {
  if (text.endsWith('+00')) return `${text.slice(0, -3).replace(' ', 'T')}Z`;
  const moment = new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString();
}

/**
 * Lets `pg` hand over days, amounts and large numbers as the strings they are: a JavaScript Date has no day without
 * an hour, and its numbers cannot hold money. Set once for every connection of this process.
 */
export function setTypeParsers(): void {
  const asIs = (text: string) => text;
  for (const type of [DATE, NUMERIC, INT8, TIMESTAMP]) types.setTypeParser(type, asIs);
  types.setTypeParser(TIMESTAMPTZ, toRfc3339);
  const parseTexts: (text: string) => (string | null)[] = types.getTypeParser(arrays.text);
  for (const type of [arrays.date, arrays.numeric, arrays.int8, arrays.timestamp])
    types.setTypeParser(type, parseTexts);
  types.setTypeParser(arrays.timestamptz, (text: string) => parseTexts(text).map((item) => item && toRfc3339(item)));
}
