import { type DateOrder, type DayRules, readDay } from '../../basics/dates/index.ts';

const written = /^(\d{1,2}) ?[-/. ] ?(\d{1,2}) ?[-/. ] ?(\d{4}|\d{2})(?:[T ,]+\d{1,2}[:.h]\d{2}.*)?$/;
function partsOf(text: string) {
  const [, one = '', other = '', year = ''] = written.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  // What programs write for no day tells nothing.
  return year === '' || !('date' in readDay(text) || 'fault' in readDay(text)) ? null : { one, other, year };
}
/** The only order in which a text can be a day; null where it can be one in both, or in none. */
function onlyOrder(text: string): DateOrder | null {
  const parts = partsOf(text);
  if (!parts) return null;
  const [one, other] = [Number(parts.one), Number(parts.other)];
  if (one > 12 && other <= 12) return 'day_first';
  return other > 12 && one <= 12 ? 'month_first' : null;
}

/** Whether a text is another day in the other order. */
export function isTwofold(text: string): boolean {
  const parts = partsOf(text);
  return parts !== null && Number(parts.one) <= 12 && Number(parts.other) <= 12 && +parts.one !== +parts.other;
}

/** The order in which the days of a column are written, with a text that tells it; null where none does, or they tell both. */
export function orderOfDates(texts: readonly string[]): { order: DateOrder; by: string } | null {
  const first = new Map<DateOrder, string>();
  // A day stands in many rows.
  for (const text of new Set(texts)) {
    const order = onlyOrder(text);
    if (order && !first.has(order)) first.set(order, text.trim());
  }
  const [only, another] = [...first];
  return only && !another ? { order: only[0], by: only[1] } : null;
}

/** A day in digits as an ISO date: in this order, or in the only one in which it is a day. A year of two digits needs the field, on which its century hangs, and stays as it is without, day first. Any other text stays as it is. */
export function readInOrder(text: string, order: DateOrder, field?: Pick<DayRules, 'isPast' | 'thisYear'>): string {
  const parts = partsOf(text);
  if (!parts) return text;
  const { one, other, year } = parts;
  const own = onlyOrder(text) ?? order;
  const read = readDay(text, { ...field, order: own });
  if (!('date' in read)) return text;
  if (year.length === 4 || field) return read.date;
  const [day, month] = own === 'day_first' ? [one, other] : [other, one];
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
}
