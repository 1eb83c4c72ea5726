import { countryOf } from '../../basics/countries/index.ts';
import type { IdentificationType } from '../customers/index.ts';
import { normaliseIdentification } from './identification.ts';

interface Typed {
  /** Capitals and digits alone, in one piece. */
  plain: string;
  /** The pieces between blanks, dots, hyphens and slashes. */
  parts: string[];
}
type Rule = (typed: Typed) => string;

const isDigits = (text: string) => /^\d+$/.test(text);
const withoutZeros = (text: string) => text.replace(/^0+(?=[\dA-Z])/, '');
/** Filled with zeros in front up to the length that the law gives a number of at least `least` digits. */
const filled = (text: string, length: number, least: number) =>
  isDigits(text) && text.length >= least ? text.padStart(length, '0') : text;
/** Pieces of fixed lengths, each filled with zeros in front; undefined where the pieces are others. */
function filledParts(parts: readonly string[], ...lengths: number[]): string | undefined {
  const fits = parts.length === lengths.length && parts.every((part, at) => part.length <= (lengths[at] ?? 0));
  return fits && parts.every(isDigits)
    ? parts.map((part, at) => part.padStart(lengths[at] ?? 0, '0')).join('')
    : undefined;
}

/** The abbreviation before a check digit that Panama's tax office writes apart. */
const checkDigit = /\bD\.?\s?V\.?[\s-]*(\d{1,2})$/;

/**
 * How each country's numbers are stored, so that the same number is the same text however it is typed: by the lengths that its law gives
 * them and their parts.
 */
const rules: Record<string, Rule> = {
  // Law 17.671: the number of the card counts people, without zeros in front.
  AR: ({ plain }) => (plain.length === 11 ? plain : withoutZeros(plain)),
  // Civil registry: a number that counts people, and its check digit.
  CL: ({ plain }) => withoutZeros(plain),
  // Civil registry: a number that counts people.
  CO: ({ plain }) => withoutZeros(plain),
  // Civil registry: province, volume and entry of 1, 4 and 4 digits; companies have 3, 3 and 6.
  CR: ({ plain, parts }) =>
    filledParts(parts.length === 3 ? [withoutZeros(parts[0] ?? ''), ...parts.slice(1)] : parts, 1, 4, 4) ??
    filledParts(parts, 1, 3, 6) ??
    (/^0\d{9}$/.test(plain) ? plain.slice(1) : plain),
  // Central electoral board: 3, 7 and 1 digits; tax office: 1, 2, 5 and 1.
  DO: ({ plain, parts }) => filledParts(parts, 3, 7, 1) ?? filledParts(parts, 1, 2, 5, 1) ?? plain,
  // Royal Decree 1065/2007, articles 18 to 26: nine signs; "ES" stands before it in trade within the European Union.
  ES: ({ plain }) =>
    plain
      .replace(/^ES(?=[A-Z\d]\d{7}[A-Z\d]$)/, '')
      .replace(/^\d{6,7}(?=[A-Z]$)/, (digits) => digits.padStart(8, '0'))
      .replace(/^([XYZ])(\d{5,6})(?=[A-Z]$)/, (_all, letter, digits) => `${letter}${digits.padStart(7, '0')}`),
  GT: ({ plain }) => (plain.length === 13 ? plain : withoutZeros(plain)),
  // Civil registry: year and place, year, number, of 4, 4 and 5 digits.
  HN: ({ plain, parts }) => filledParts(parts, 4, 4, 5) ?? plain,
  // Tax tribunal: province, volume and entry have no fixed lengths, so the hyphens tell whose it is.
  PA: ({ plain, parts }) => (parts.length > 1 ? parts.map(withoutZeros).join('-') : plain),
  // Law 26497: eight digits.
  PE: ({ plain }) => filled(plain, 8, 6),
  PY: ({ plain }) => withoutZeros(plain),
  // Register of natural persons: eight digits and a check digit; tax office: 4, 6, 3 and 1.
  SV: ({ plain, parts }) => filledParts(parts, 8, 1) ?? filledParts(parts, 4, 6, 3, 1) ?? plain,
  // Civil registry: seven digits and a check digit, six for those who were registered first.
  UY: ({ plain }) => filled(plain, 8, 7),
  // A letter, eight digits and a check digit; a card has the letter and as many digits as it takes.
  VE: ({ plain, parts }) => {
    const [letter = '', digit = '', number = ''] = [parts[0], parts.at(-1), parts.slice(1, -1).join('')];
    const isTaxNumber = /^[VEJPGC]$/.test(letter) && number.length <= 8 && /^\d$/.test(digit) && isDigits(number);
    return isTaxNumber ? `${letter}${number.padStart(8, '0')}${digit}` : plain.replace(/^([VE])0+(?=\d{1,7}$)/, '$1');
  },
};

/** Writes a number as it is stored: as its country's law gives it, whatever blanks, dots, hyphens and zeros in front it was typed with. */
export function storedIdentification(
  value: string,
  country_id: string | null | undefined,
  type?: IdentificationType,
): string {
  if (type === 'passport' || type === 'other') return normaliseIdentification(value);
  const alpha2 = countryOf(country_id)?.alpha2 ?? '';
  const kept = value.normalize('NFKC').toUpperCase().trim();
  // Mexico's companies may have an ampersand in their name, and then in their number (CFF, article 27).
  if (alpha2 === 'MX') return kept.replace(/[^\p{L}\d&]/gu, '');
  const plain = normaliseIdentification(value);
  const parts = kept
    .replace(checkDigit, alpha2 === 'PA' ? 'DV$1' : '$&')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
  return rules[alpha2]?.({ plain, parts }) ?? plain;
}
