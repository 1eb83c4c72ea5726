import { formatDate, isPlainDate } from '../../basics/dates/index.ts';
import type { ExtraField } from '../../contract/api/index.ts';
import type { Language } from '../../words/i18n/index.ts';

/** What is written into an extra field. */
export const extraKinds = ['text', 'number', 'date', 'yes_no', 'choice'] as const satisfies readonly ExtraKind[];
export type ExtraKind = ExtraField['kind'];
/** A text, a decimal number or a day as text; yes and no are true and false. */
export type ExtraValue = string | boolean;
export type ExtraValues = Readonly<Record<string, ExtraValue>>;

/** A branch adds at most so many fields. */
export const mostExtraFields = 20;
/** A value has at most so many letters. */
export const mostExtraText = 300;
const mostKeyLetters = 40;

/** What stands in a field; nothing where it is empty. */
export const extraValue = (values: ExtraValues, key: string): ExtraValue | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;

/** The values after some of them changed; nothing or an empty text empties a field. */
export function mergeExtra(
  current: ExtraValues,
  input: Readonly<Record<string, ExtraValue | null | undefined>>,
): ExtraValues {
  const clean = (value: ExtraValue | null) =>
    typeof value === 'string' ? value.replaceAll('\u0000', '').trim() || null : value;
  const changes = Object.entries(input).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, clean(value)] as const],
  );
  const all = new Map<string, ExtraValue | null>([...Object.entries(current), ...changes]);
  return Object.fromEntries([...all].flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
}

/** The values of those fields that the branch still has. */
export const keptExtra = (fields: readonly ExtraField[], values: ExtraValues): ExtraValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => fields.some((field) => field.key === key)));

/** Tells whether a field that must be filled in is empty. */
export const lacksExtra = (fields: readonly ExtraField[], values: ExtraValues): boolean =>
  fields.some(({ key, is_required }) => is_required && extraValue(values, key) === undefined);

interface ExtraWords {
  language: Language;
  yes: string;
  no: string;
}
/** A value as the reader writes it. */
export function writeExtra(
  { kind }: Pick<ExtraField, 'kind'>,
  value: ExtraValue | null | undefined,
  { language, yes, no }: ExtraWords,
): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? yes : no;
  if (kind === 'date' && isPlainDate(value)) return formatDate(value, language);
  return kind === 'number' && language === 'es' ? value.replace('.', ',') : value;
}

/** What is wrong with the value of a field. */
export interface ExtraProblem {
  key: string;
  code: 'unknown' | 'required' | 'kind' | 'date' | 'choice' | 'too_long';
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
    const code = field ? problemOf(field, value) : 'unknown';
    if (code) problems.push({ key, code });
  }
  if (asksExtra)
    for (const { key, is_required } of fields)
      if (is_required && extraValue(after, key) === undefined) problems.push({ key, code: 'required' });
  return problems;
}

function problemOf({ kind, choices }: ExtraField, value: ExtraValue): ExtraProblem['code'] | undefined {
  if (kind === 'yes_no') return typeof value === 'boolean' ? undefined : 'kind';
  if (typeof value !== 'string') return 'kind';
  if (value.length > mostExtraText) return 'too_long';
  if (kind === 'number') return /^-?\d{1,12}(\.\d{1,4})?$/.test(value) ? undefined : 'kind';
  if (kind === 'date') return isPlainDate(value) ? undefined : 'date';
  if (kind === 'choice') return choices.includes(value) ? undefined : 'choice';
  return undefined;
}

/** What is wrong with a field that a branch is to have. */
export interface ExtraFieldProblem {
  index: number;
  part: 'key' | 'name' | 'kind' | 'choices';
  code: 'taken' | 'reserved' | 'kind' | 'choices';
}
/** What is wrong with the fields of a branch: keys and names are their own, a kind never changes, and only a choice has choices. */
export function extraFieldProblems(
  fields: readonly ExtraField[],
  before: readonly ExtraField[] = [],
): ExtraFieldProblem[] {
  const isSecond = (index: number, of: (field: ExtraField) => string) => {
    const own = fields.map(of);
    return own.indexOf(own[index] ?? '') < index;
  };
  return fields.flatMap((field, index) => {
    const problems: ExtraFieldProblem[] = [];
    const { key, kind, choices } = field;
    const known = before.find((one) => one.key === key);
    if (key in Object.prototype) problems.push({ index, part: 'key', code: 'reserved' });
    else if (isSecond(index, (one) => one.key)) problems.push({ index, part: 'key', code: 'taken' });
    if (isSecond(index, ({ name }) => plain(name))) problems.push({ index, part: 'name', code: 'taken' });
    if (known && known.kind !== kind) problems.push({ index, part: 'kind', code: 'kind' });
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
