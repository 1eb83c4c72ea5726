import { countryName } from '../../basics/countries/index.ts';
import { formatDate } from '../../basics/dates/index.ts';
import { type Locale, languageIn } from '../../basics/locales/index.ts';
import { type ChoiceType, choiceNames } from './choices.ts';
import type { ImportFieldType } from './importField.ts';

/** Writes a stored value as people write it in a file, so that it is read as the same value again. */
export function writeValue(type: ImportFieldType, value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((one) => writeValue(type, one, locale)).join(', ');
  const text = String(value);
  if (type === 'date') return formatDate(text, locale);
  if (type === 'money' || type === 'percent') return locale === 'es' ? text.replace('.', ',') : text;
  if (type === 'country') return countryName(text, languageIn(locale));
  return isChoice(type) ? (choiceNames[locale][type][text] ?? text) : text;
}
/** The words that a field can have, in the reader's language; none where it can have any. */
export const wordsOf = (type: ImportFieldType, locale: Locale): string[] =>
  isChoice(type) ? Object.values(choiceNames[locale][type]) : [];
const isChoice = (type: ImportFieldType): type is ChoiceType => type in choiceNames.es;
