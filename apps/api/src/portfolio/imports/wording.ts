import type { Language } from '@corredor/core/i18n';
import { type ImportFieldType, type ImportKind, importFields, wordsOf, writeValue } from '@corredor/core/imports';
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

/** One message for a cell: of what cannot be read, the rule by which it is. */
export function sayWrong(kind: ImportKind, field: string, error: FieldError, language: Language): string {
  const type = typeOf(kind, field);
  if (type && type !== 'text' && unreadable.test(error.key)) {
    const words = wordsOf(type, language);
    if (words.length > 0) return say(language, 'import_rule.words', { words: words.join(', ') });
    if (ruled.has(type)) return say(language, `import_rule.${type}`);
  }
  return say(language, error.key, error.params);
}

const longest = 200;
/** Says what is stored where a row has something else. */
export function sayStored(kind: ImportKind, field: string, value: unknown, language: Language): string {
  const type = typeOf(kind, field) ?? 'text';
  const name = type === 'province' && typeof value === 'string' ? stateName(value) : null;
  const text = name ?? writeValue(type, value, language);
  if (text === '') return say(language, 'import_rule.stored_nothing');
  return say(language, 'import_rule.stored', { value: text.length > longest ? `${text.slice(0, longest)}…` : text });
}
