import { countries, countryName, countryOf } from '../../basics/countries/index.ts';
import { addDays, isPlainDate } from '../../basics/dates/index.ts';
import { type ChoiceType, choiceWords } from './choices.ts';
import type { ImportFieldType } from './importField.ts';
import { monthOf } from './months.ts';
import { plain } from './plain.ts';

/** Day 0 of Excel's count; its first two months of 1900 are off by one, which no birthdate or policy is old enough to meet. */
const excelStart = '1899-12-30';

/** Reads the text of a cell as the API takes it; what cannot be read stays as it is, so that the check can name it. */
export function readValue(type: ImportFieldType, text: string): string | string[] | number {
  const value = text.trim();
  switch (type) {
    case 'text':
    case 'identification':
    case 'email':
    case 'province':
      return value;
    case 'phone':
      // Older exports put an apostrophe before a number that begins with a plus.
      return value.replace(/^['’]+/, '');
    case 'date':
      return readDate(value);
    case 'money':
      return readDecimal(value, 2);
    case 'percent':
      return readDecimal(value.replace(/\s*%$/, ''), 0);
    case 'year':
      return /^\d{4}(?:[.,]0+)?$/.test(value) ? Number.parseInt(value, 10) : value;
    case 'count':
      return /^\d{1,4}(?:[.,]0+)?$/.test(value) ? Number.parseInt(value, 10) : value;
    case 'country':
      return readCountry(value);
    case 'roles':
    case 'branch_flags':
      return value.split(/[,;/|]| y | and /).flatMap((word) => (word.trim() ? [readChoice(type, word)] : []));
    default:
      return readChoice(type, value);
  }
}

/** dd/mm/yyyy with any sign between, ISO, a month by its name in Spanish or English, or the number by which Excel counts days. */
function readDate(text: string): string {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?Z?)?$/.exec(text);
  if (iso) return dateOr(text, iso[1], iso[2], iso[3]);
  const local = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})(?: 0{1,2}:00(?::00)?)?$/.exec(text);
  if (local) return dateOr(text, local[3], local[2], local[1]);
  const long = /^(\d{1,2})(?: de|th|st|nd|rd)?[-/. ]+(\p{L}+)\.?(?: de|,| del)?[-/. ]+(\d{4})$/iu.exec(text);
  if (long) return dateOr(text, long[3], monthOf(long[2] ?? ''), long[1]);
  const american = /^(\p{L}+)\.? (\d{1,2}),? (\d{4})$/u.exec(text);
  if (american) return dateOr(text, american[3], monthOf(american[1] ?? ''), american[2]);
  if (/^\d{5}(?:[.,]\d+)?$/.test(text)) return addDays(excelStart, Number.parseInt(text, 10));
  return text;
}
function dateOr(text: string, year = '', month = '', day = '') {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) ? date : text;
}

/** A number with a comma or a point before its decimals and the other, or a blank, between its thousands. */
function readDecimal(text: string, places: number): string {
  const bare = text.replace(/^(?:US)?[$€]\s*/, '').replace(/[\s\u00a0'’]/g, '');
  if (!/^\d[\d.,]*$/.test(bare)) return text;
  const mark = decimalMark(bare);
  const [whole = '', ...rest] = mark ? bare.split(mark) : [bare];
  const units = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  const decimals = rest.join('');
  if (/[.,]/.test(decimals) || (places > 0 && decimals.length > places && /[1-9]/.test(decimals.slice(places))))
    return text;
  const shown = places > 0 ? decimals.slice(0, places).padEnd(places, '0') : decimals.replace(/0+$/, '');
  return shown ? `${units}.${shown}` : units;
}
/** A number with at most four decimals, below zero too. */
export function readNumber(text: string): string {
  const below = /^[-−]\s*/.exec(text)?.[0] ?? '';
  const read = readDecimal(text.slice(below.length), 0);
  return /^\d/.test(read) ? `${below ? '-' : ''}${read}` : text;
}
/** The last sign that stands once is before the decimals; three digits after a lone comma or point are thousands only if it repeats. */
function decimalMark(text: string): string | null {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  const mark = comma >= 0 ? ',' : '.';
  const count = text.split(mark).length - 1;
  return count === 1 ? mark : null;
}

function readChoice(type: ChoiceType, text: string): string {
  const wanted = plain(text);
  for (const [code, words] of Object.entries<readonly string[]>(choiceWords[type]))
    if (plain(code.replaceAll('_', ' ')) === wanted || words.some((word) => plain(word) === wanted)) return code;
  return text.trim();
}

let countryNames: Map<string, string> | undefined;
function readCountry(text: string): string {
  if (/^\d{1,3}$/.test(text) && countryOf(text.padStart(3, '0'))) return text.padStart(3, '0');
  countryNames ??= new Map(
    countries.flatMap(({ id, alpha2 }) => [
      [plain(alpha2), id] as const,
      ...['es', 'en'].map((language) => [plain(countryName(id, language)), id] as const),
    ]),
  );
  return countryNames.get(plain(text)) ?? text;
}
