import {
  type ImportFieldType,
  type ImportKind,
  importFields,
  mostInstalments,
  wordsOf,
  writeValue,
} from '@corredor/core/imports';
import type { Locale } from '@corredor/core/locales';
import type { FieldError } from '../../server/request/problems.ts';
import { say } from '../../server/request/wording.ts';
import { stateName } from '../../services/geo/index.ts';

/** Says that a text cannot be read, without saying how it should be written. */
const unreadable = /^field\.(?:wrong|not_allowed|too_long|too_short|phone|province|country|format\..*)$/;
const ruled: ReadonlySet<string> = new Set<ImportFieldType>([
  ...([
    'identification',
    'phone',
    'email',
    'date',
    'money',
    'percent',
    'year',
    'count',
    'country',
    'province',
  ] as const),
]);
const typeOf = (kind: ImportKind, field: string) => importFields[kind].find(({ name }) => name === field)?.type;

/** What a column takes; null of texts, which are taken as they are. */
function ruleOf(kind: ImportKind, field: string, locale: Locale): string | null {
  const type = typeOf(kind, field);
  if (!type || type === 'text') return null;
  const words = wordsOf(type, locale);
  // What is closed is understood, and does not come in.
  const closed = type === 'policy_status' && writeValue(type, 'closed', locale);
  const taken = words.filter((word) => word !== closed);
  if (taken.length > 0) return say(locale, 'import_rule.words', { words: taken.join(', ') });
  return ruled.has(type) ? say(locale, `import_rule.${type}`, { most: mostInstalments }) : null;
}

/** One message for a cell: of what cannot be read or is missing, the rule by which it is read. */
export function sayWrong(kind: ImportKind, field: string, error: FieldError, locale: Locale): string {
  const rule = ruleOf(kind, field, locale);
  if (rule && unreadable.test(error.key)) return rule;
  if (rule && error.key === 'field.required') return say(locale, 'import_rule.empty', { rule });
  return say(locale, error.key, error.params);
}

const longest = 200;
/** Says what is stored where a row has something else. */
export function sayStored(kind: ImportKind, field: string, value: unknown, locale: Locale): string {
  const type = typeOf(kind, field) ?? 'text';
  const name = type === 'province' && typeof value === 'string' ? stateName(value) : null;
  const text = name ?? writeValue(type, value, locale);
  if (text === '') return say(locale, 'import_rule.stored_nothing');
  return say(locale, 'import_rule.stored', { value: text.length > longest ? `${text.slice(0, longest)}…` : text });
}
