import { formatDate, isPlainDate } from '../../basics/dates/index.ts';
import type { Locale } from '../../basics/locales/index.ts';
import { formatMoney, isMoney } from '../../basics/money/index.ts';
import type { ExtraField } from '../../contract/api/index.ts';
import type { Language } from '../../words/i18n/index.ts';

/** What is written into an extra field. */
export const extraKinds = [
  'text',
  'number',
  'money',
  'date',
  'yes_no',
  'choice',
] as const satisfies readonly ExtraKind[];
export type ExtraKind = ExtraField['kind'];
/** Where an extra field is filled in: in the policy itself, or in each row of one of its lists. */
export const extraPlaces = ['policy', 'vehicle', 'general', 'insured'] as const satisfies readonly ExtraPlace[];
export type ExtraPlace = ExtraField['on'];
/** Those that are rows of a policy. */
export type ExtraRow = Exclude<ExtraPlace, 'policy'>;
/** A text, a decimal number or a day as text; yes and no are true and false. */
export type ExtraValue = string | boolean;
export type ExtraValues = Readonly<Record<string, ExtraValue>>;

/** A branch adds at most so many fields, those that are retired with them. */
export const mostExtraFields = 20;
/** A value has at most so many letters. */
export const mostExtraText = 300;
const mostKeyLetters = 40;
const mostMoneySigns = 16;

/** What stands in a field; nothing where it is empty. */
export const extraValue = (values: ExtraValues, key: string): ExtraValue | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;

/** The values after some of them changed; nothing or an empty text empties a field. */
export function mergeExtra(
  current: ExtraValues,
  input: Readonly<Record<string, ExtraValue | null | undefined>>,
): ExtraValues {
  const clean = (value: ExtraValue | null) => (typeof value === 'string' ? value.trim() || null : value);
  const changes = Object.entries(input).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, clean(value)] as const],
  );
  const all = new Map<string, ExtraValue | null>([...Object.entries(current), ...changes]);
  return Object.fromEntries([...all].flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
}

/** What a reader calls a field. */
export const extraName = (field: Pick<ExtraField, 'name_es' | 'name_en'>, language: Language): string =>
  language === 'es' ? field.name_es : field.name_en;

/** The fields of a branch that are filled in there. */
export const extraOn = (fields: readonly ExtraField[], place: ExtraPlace): ExtraField[] =>
  fields.filter(({ on }) => on === place);

/** The fields that are filled in; of one that is retired, values only stay. */
export const askedExtra = (fields: readonly ExtraField[]): ExtraField[] =>
  fields.filter(({ is_retired }) => !is_retired);

/** The fields that a record shows: those that are filled in, and the retired ones in which something stands. */
export const shownExtra = (fields: readonly ExtraField[], values: ExtraValues): ExtraField[] =>
  fields.filter(({ key, is_retired }) => !is_retired || extraValue(values, key) !== undefined);

/** The fields in the order of their places, counted anew; those of one place stay as they stand. */
export const placedExtra = (fields: readonly ExtraField[]): ExtraField[] =>
  fields
    .toSorted((one, other) => one.position - other.position)
    .map((field, index) => ({ ...field, position: index + 1 }));

/** Tells whether a field that must be filled in is empty. */
export const lacksExtra = (fields: readonly ExtraField[], values: ExtraValues): boolean =>
  askedExtra(fields).some(({ key, is_required }) => is_required && extraValue(values, key) === undefined);

interface ExtraWords {
  locale: Locale;
  /** Of amounts. */
  currency: string;
  yes: string;
  no: string;
}
/** A value as the reader writes it. */
export function writeExtra(
  { kind }: Pick<ExtraField, 'kind'>,
  value: ExtraValue | null | undefined,
  { locale, currency, yes, no }: ExtraWords,
): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? yes : no;
  if (kind === 'date' && isPlainDate(value)) return formatDate(value, locale);
  if (kind === 'money' && isMoney(value)) return formatMoney(value, currency, locale);
  return kind === 'number' && locale === 'es' ? value.replace('.', ',') : value;
}

/** What is wrong with the value of a field. */
export interface ExtraProblem {
  key: string;
  code: 'unknown' | 'retired' | 'required' | 'kind' | 'date' | 'choice' | 'too_long';
}
interface ExtraChange {
  before: ExtraValues;
  after: ExtraValues;
  /** Somebody is there to fill in what must be filled in. */
  asksExtra: boolean;
}
/** What is wrong after a change: values that changed are looked at, those that stay as they are may be of an older making. */
export function extraProblems(
  fields: readonly ExtraField[],
  { before, after, asksExtra }: ExtraChange,
): ExtraProblem[] {
  const problems: ExtraProblem[] = [];
  for (const [key, value] of Object.entries(after)) {
    if (extraValue(before, key) === value) continue;
    const field = fields.find((one) => one.key === key);
    const code = !field ? 'unknown' : field.is_retired ? 'retired' : problemOf(field, value);
    if (code) problems.push({ key, code });
  }
  if (asksExtra)
    for (const { key, is_required } of askedExtra(fields))
      if (is_required && extraValue(after, key) === undefined) problems.push({ key, code: 'required' });
  return problems;
}

function problemOf({ kind, choices }: ExtraField, value: ExtraValue): ExtraProblem['code'] | undefined {
  if (kind === 'yes_no') return typeof value === 'boolean' ? undefined : 'kind';
  if (typeof value !== 'string') return 'kind';
  if (value.length > mostExtraText) return 'too_long';
  if (kind === 'number') return /^-?\d{1,12}(\.\d{1,4})?$/.test(value) ? undefined : 'kind';
  if (kind === 'money') return isMoney(value) && value.length <= mostMoneySigns ? undefined : 'kind';
  if (kind === 'date') return isPlainDate(value) ? undefined : 'date';
  if (kind === 'choice') return choices.includes(value) ? undefined : 'choice';
  return undefined;
}

/** What is wrong with a field that a branch is to have. */
export interface ExtraFieldProblem {
  index: number;
  part: 'key' | 'name_es' | 'name_en' | 'kind' | 'on' | 'choices';
  code: 'taken' | 'reserved' | 'kind' | 'on' | 'choices';
}
/** What is wrong with the fields of a branch: keys are their own, names those of the fields that are asked there, kind and place never change, and only a choice has choices. */
export function extraFieldProblems(
  fields: readonly ExtraField[],
  before: readonly ExtraField[] = [],
): ExtraFieldProblem[] {
  const isSecond = (index: number, of: (field: ExtraField) => string | null) => {
    const own = fields.map(of);
    return own[index] !== null && own.indexOf(own[index] ?? null) < index;
  };
  return fields.flatMap((field, index) => {
    const problems: ExtraFieldProblem[] = [];
    const { key, kind, choices } = field;
    const known = before.find((one) => one.key === key);
    if (key in Object.prototype) problems.push({ index, part: 'key', code: 'reserved' });
    else if (isSecond(index, (one) => one.key)) problems.push({ index, part: 'key', code: 'taken' });
    for (const part of ['name_es', 'name_en'] as const)
      if (isSecond(index, (one) => (one.is_retired ? null : `${one.on} ${plain(one[part])}`)))
        problems.push({ index, part, code: 'taken' });
    if (known && known.kind !== kind) problems.push({ index, part: 'kind', code: 'kind' });
    if (known && known.on !== field.on) problems.push({ index, part: 'on', code: 'on' });
    const distinct = new Set(choices.map(plain)).size === choices.length;
    if (kind === 'choice' ? choices.length === 0 || !distinct : choices.length > 0)
      problems.push({ index, part: 'choices', code: 'choices' });
    return problems;
  });
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** A key for a new field after its name, different from those that are taken. */
export function extraKeyOf(name: string, taken: readonly string[]): string {
  const word = plain(name)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, mostKeyLetters - 4);
  const base = word || 'field';
  const isFree = (key: string) => !(taken.includes(key) || key in Object.prototype);
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}_${number}`;
    if (isFree(key)) return key;
  }
}
