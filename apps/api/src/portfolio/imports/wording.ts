import type { Language } from '@corredor/core/i18n';
import {
  type ImportFieldType,
  type ImportKind,
  importFields,
  mostInstalments,
  wordsOf,
  writeValue,
} from '@corredor/core/imports';
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
function ruleOf(kind: ImportKind, field: string, language: Language): string | null {
  const type = typeOf(kind, field);
  if (!type || type === 'text') return null;
  const words = wordsOf(type, language);
  // What is closed is understood, and does not come in.
  const closed = type === 'policy_status' && writeValue(type, 'closed', language);
  const taken = words.filter((word) => word !== closed);
  if (taken.length > 0) return say(language, 'import_rule.words', { words: taken.join(', ') });
  return ruled.has(type) ? say(language, `import_rule.${type}`, { most: mostInstalments }) : null;
}

/** One message for a cell: of what cannot be read or is missing, the rule by which it is read. */
export function sayWrong(kind: ImportKind, field: string, error: FieldError, language: Language): string {
  const rule = ruleOf(kind, field, language);
  if (rule && unreadable.test(error.key)) return rule;
  if (rule && error.key === 'field.required') return say(language, 'import_rule.empty', { rule });
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
