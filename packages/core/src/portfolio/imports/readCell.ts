import { countries, countryName, countryOf } from '../../basics/countries/index.ts';
import { type DateOrder, type DayFault, readDay } from '../../basics/dates/index.ts';
import { type AmountFault, type DecimalSign, readAmount, readNumberText } from '../../basics/money/index.ts';
import { oneLine } from '../../basics/texts/index.ts';
import type { ExtraField } from '../../contract/api/index.ts';
import type { ExtraValue } from '../extras/index.ts';
import { type ChoiceType, choiceWords } from './choices.ts';
import { markedAmount, sideOf } from './entrySides.ts';
import type { ImportField } from './importField.ts';
import { partMakeAndModel } from './makeAndModel.ts';
import { plain } from './plain.ts';
import { firstEmail, firstPhone } from './several.ts';

/** By what a cell is read that could say two things. */
export interface ReadRules {
  /** The sign before decimals, of which only `1.500` and `1,500` depend; without it such amounts are not read. */
  decimal?: DecimalSign;
  /** Day first where nothing is said. */
  order?: DateOrder;
  /** By which a year of two digits is told; today's where nothing is said. */
  thisYear?: number;
}
/** Why a cell is not read, where more can be said than how its column is written. */
export type CellFault =
  | DayFault
  | AmountFault
  /** Below zero, where that cannot be. */
  | { fault: 'negative' }
  /** An amount with its side of a ledger, as 100.00 CR. */
  | { fault: 'sided'; amount: string }
  /** A row of a ledger's credit, or of a side that nobody can read. */
  | { fault: 'credit' | 'no_side' }
  /** A make without a model, or one word for both. */
  | { fault: 'one_of_two' }
  /** In a column of its own and in one with others. */
  | { fault: 'said_twice' };
/** What is to be told of a cell that was read: another currency beside it, what did not fit, a program's day for none, a percent that may be a fraction. */
export type CellNote =
  | { note: 'currency'; currency: string }
  | { note: 'several'; first: string; rest: string }
  | { note: 'below_one'; percent: string }
  | { note: 'day_of_program' }
  | { note: 'make'; brand: string; model: string }
  /** A line break where a text has one line. */
  | { note: 'one_line' }
  | { note: 'invisible' };
type Value = string | string[] | number;
/** What a cell says: a value as the API takes it, nothing, or why it is not read; then its value is its text, so that the check can name it. */
export type Cell<Of = Value> = { value?: Of; fault?: CellFault; notes: readonly CellNote[] };

const said = <Of extends Value>(value: Of, ...notes: CellNote[]): Cell<Of> => ({ value, notes });
const wrong = (value: string, fault: CellFault): Cell<string> => ({ value, fault, notes: [] });
const nothing: Cell<never> = { notes: [] };
/** How programs write that there is nothing: MySQL, Access, Excel, and people. */
const noText = /^(?:\\N|NULL)$/;
/** What people write where somebody has no telephone or address, and zeros. */
const noContact =
  /^(?:0+|no (?:tiene|posee|aplica|hay|registra)|ningun[oa]|sin (?:tel[eé]fono|celular|correo|e-?mail|datos?)|s\/[tncd]|none)\.?$/i;
/** What says nothing in a text too; "NA" and "ND" may be names. */
const noWords = /^(?:[-–—.\s]+|n\/[ad]\.?|#n\/[ad])$/i;
const noValue = /^(?:[-–—.\s]+|n\/?[ad]\.?|#n\/[ad])$/i;

/** Signs without a width, which nobody sees and no search finds; what joins letters or turns their direction is none of them. */
const invisible = /[\u200b\u2060\ufeff]/g;
/** What is kept as it is written. Of days and amounts such a sign stays, so that they are told as they are. */
const written: ReadonlySet<ImportField['type']> = new Set(['text', 'identification', 'phone', 'email'] as const);

type ReadField = Pick<ImportField, 'type' | 'isPast' | 'isNumber' | 'hasLines'>;
/** Reads the text of a cell. Never throws. */
export function readCell(field: ReadField, text: string, rules: ReadRules = {}): Cell {
  const seen = written.has(field.type) ? text.replace(invisible, '') : text;
  const cell = readSeen(field, seen, rules);
  return seen.length === text.length ? cell : { ...cell, notes: [...cell.notes, { note: 'invisible' }] };
}
function readSeen(field: ReadField, text: string, rules: ReadRules): Cell {
  const { type } = field;
  const value = text.trim();
  if (value === '' || noText.test(value)) return nothing;
  if (type === 'text' && noWords.test(value)) return nothing;
  if (type === 'date') return dateCell(value, { ...rules, isPast: field.isPast });
  if (type === 'text') {
    if (field.isNumber && isShortened(value)) return wrong(value, { fault: 'shortened' });
    const line = field.hasLines ? value : oneLine(value);
    return line === value ? said(value) : said(line, { note: 'one_line' });
  }
  if (noValue.test(value) || /^null$/i.test(value)) return nothing;
  switch (type) {
    case 'identification':
      return isShortened(value) ? wrong(value, { fault: 'shortened' }) : said(value);
    case 'province':
      return said(value);
    case 'entry_side':
      return sideCell(value);
    case 'make_and_model':
      return makeCell(value);
    case 'phone':
      if (noContact.test(value)) return nothing;
      return isShortened(value) ? wrong(value, { fault: 'shortened' }) : firstCell(firstPhone(value));
    case 'email':
      if (noContact.test(value)) return nothing;
      return firstCell(firstEmail(value));
    case 'money':
      return moneyCell(value, rules);
    case 'percent':
      return percentCell(value);
    case 'year':
      return said(/^\d{4}(?:[.,]0+)?$/.test(value) ? Number.parseInt(value, 10) : value);
    case 'count':
      return said(/^\d{1,4}(?:[.,]0+)?$/.test(value) ? Number.parseInt(value, 10) : value);
    case 'country':
      return said(readCountry(value));
    case 'roles':
    case 'branch_flags':
      return said(value.split(/[,;/|]| y | and /).flatMap((word) => (word.trim() ? [readChoice(type, word)] : [])));
    default:
      return said(readChoice(type, value));
  }
}
const isShortened = (text: string) => /^\d(?:[.,]\d+)?E\+\d{1,3}$/i.test(text);
const firstCell = ({ first, rest }: { first: string; rest: string }) =>
  rest === '' ? said(first) : said(first, { note: 'several', first, rest });

/** What is charged stands on the side of debit; a credit is no row of an import. */
function sideCell(text: string): Cell<string> {
  const side = sideOf(text);
  if (side === 'credit') return { value: side, fault: { fault: 'credit' }, notes: [] };
  return side ? said(side) : wrong(text, { fault: 'no_side' });
}
/** A make with its model; that it was parted without knowing the make is told. */
function makeCell(text: string): Cell<string> {
  const read = partMakeAndModel(text);
  if (!read || read.model === '') return wrong(text, { fault: 'one_of_two' });
  return read.isSure ? said(text) : said(text, { note: 'make', brand: read.brand, model: read.model });
}

function dateCell(text: string, rules: ReadRules & { isPast?: boolean }): Cell<string> {
  const read = readDay(text, rules);
  if ('date' in read) return said(read.date);
  if ('none' in read) return read.isLikeDay ? { notes: [{ note: 'day_of_program' }] } : nothing;
  return wrong(text, read);
}

/** An amount of zero or more, or of any size. */
function moneyCell(text: string, { decimal }: ReadRules, isAnySize = false): Cell<string> {
  const read = readAmount(text, { decimal });
  if ('fault' in read) {
    const of = read.fault === 'unreadable' ? markedAmount(text) : null;
    return wrong(text, of ? { fault: 'sided', amount: of.amount } : read);
  }
  const { amount, currency } = read;
  if (amount.startsWith('-') && !isAnySize) return wrong(text, { fault: 'negative' });
  return currency === '' ? said(amount) : said(amount, { note: 'currency', currency });
}

/** A percentage as a decimal string; nobody writes thousands of percent, so that either sign stands before decimals. */
function percentCell(text: string): Cell<string> {
  const bare = text.replace(/^%\s*|\s*%$/g, '');
  const hasSign = bare !== text;
  const read = readNumberText(bare);
  const number =
    'value' in read && read.currency === ''
      ? read.value
      : 'fault' in read && read.fault === 'twofold'
        ? read.decimals
        : null;
  if (number === null) return 'fault' in read && read.fault === 'shortened' ? wrong(text, read) : said(text);
  if (number.startsWith('-')) return wrong(text, { fault: 'negative' });
  const value = number.includes('.') ? number.replace(/\.?0+$/, '') : number;
  return !hasSign && Number(value) > 0 && Number(value) < 1
    ? said(value, { note: 'below_one', percent: value })
    : said(value);
}

/** A number with at most four decimals, below zero too. */
function numberCell(text: string, { decimal }: ReadRules): Cell<string> {
  const read = readNumberText(text, { decimal });
  if ('fault' in read) return wrong(text, read);
  return said(read.value.includes('.') ? read.value.replace(/\.?0+$/, '') : read.value);
}

const yes = new Set(['si', 's', 'yes', 'y', 'true', 'verdadero', 'x', '1']);
const no = new Set(['no', 'n', 'false', 'falso', '0']);

/** Reads the text of a cell as the extra field takes it. */
export function readExtraCell(
  { kind, choices }: Pick<ExtraField, 'kind' | 'choices'>,
  text: string,
  rules: ReadRules = {},
): Cell<ExtraValue> {
  const value = text.trim();
  if (value === '' || noText.test(value)) return nothing;
  if (kind === 'text') return said(oneLine(value));
  if (kind === 'date') return dateCell(value, rules);
  if (kind === 'choice') {
    const known = choices.find((one) => one === value) ?? choices.find((one) => plain(one) === plain(value));
    return known === undefined && noValue.test(value) ? nothing : said(known ?? value);
  }
  if (noValue.test(value)) return nothing;
  if (kind === 'yes_no')
    return { value: yes.has(plain(value)) ? true : no.has(plain(value)) ? false : value, notes: [] };
  return kind === 'money' ? moneyCell(value, rules, true) : numberCell(value, rules);
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
