import type { Language } from '@corredor/core/i18n';

/** How something is put into a field: written, or taken from what there is. */
export type Asking = 'write' | 'choose';

const verbs: Record<Language, Record<Asking, string>> = {
  es: { write: 'Escriba', choose: 'Elija' },
  en: { write: 'Enter', choose: 'Choose' },
};

/** What to do with a field that must not stay empty, in the words of its label: "Enter the policy number". */
export function askFor(label: string, asking: Asking, language: Language): string {
  // A unit or an example in parentheses is no part of the name.
  const name = inSentence(label.replace(/\s*\(.*\)\s*$/, '').trim());
  return `${verbs[language][asking]} ${language === 'es' ? articleOf(name) : 'the'} ${name}`;
}

/** Within a sentence a name begins with a small letter, but for what is written in capitals. */
const inSentence = (name: string) =>
  /^\p{Lu}(?:\p{Lu}|$)/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

// Words of labels whose last letter does not tell what they are.
const feminine = /^(razón|clase|fase|imagen|serie|calle|clave|base)$/;
const masculine = /^(día|mapa|tema|idioma|programa|problema)$/;
const singularWithS = /^(alias|país|mes)$/;

/** The Spanish article of a name, by its first word. */
function articleOf(name: string): string {
  const word = name.split(/[\s/]/)[0]?.toLowerCase() ?? '';
  const isPlural = word.endsWith('s') && !singularWithS.test(word);
  const one = isPlural ? word.replace(/(?<=[^aeiouáéíóú])es$|s$/, '') : word;
  const isFeminine = !masculine.test(one) && (feminine.test(one) || /(?:a|[cs]ión|[cs]ion|[dt]ad)$/.test(one));
  if (isFeminine) return isPlural ? 'las' : 'la';
  return isPlural ? 'los' : 'el';
}
