import type { Locale } from '../locales/index.ts';

/** How words of the catalogues, which are written as in Britain, are written in the United States; by their beginnings. */
const american: readonly (readonly [British: RegExp, American: string])[] = [
  [/cheque/gi, 'check'],
  [/(instal)(?=ment)/gi, '$1l'],
  [/(cancel|label|travel)l(?=ed|ing)/gi, '$1'],
  [/(recogn|organ|author|summar|minim|maxim|final|custom|real|apolog|util|categor)is(?=e|ing|ation)/gi, '$1iz'],
  [/(col|fav|behavi|hon|neighb)our/gi, '$1or'],
  [/(licen)ce/gi, '$1se'],
  [/(cent)re\b/gi, '$1er'],
  [/(catalog)ue/gi, '$1'],
  [/post ?code/gi, 'ZIP code'],
];

/**
 * A sentence of the catalogues as the country of a locale spells it: other than in the United States it stays as it is. What stands between its
 * braces names what will be filled in, and stays too.
 */
export function spelledIn(locale: Locale, sentence: string): string {
  if (locale !== 'en-US') return sentence;
  return sentence
    .split(/(\{\{[^}]*\}\}|\$t\([^)]*\))/)
    .map((part, place) => (place % 2 === 1 ? part : american.reduce(spelled, part)))
    .join('');
}

/**
 * A catalogue, or a part of one, with every sentence spelled as the country of a locale does. What stands at the keys that are `not` sentences, such
 * as anchors, stays.
 */
export function catalogueIn<Messages>(locale: Locale, messages: Messages, not: readonly string[] = []): Messages {
  if (locale !== 'en-US') return messages;
  return JSON.parse(JSON.stringify(messages), (key, value) =>
    typeof value === 'string' && !not.includes(key) ? spelledIn(locale, value) : value,
  );
}

/** A capital at the beginning stays one. */
const spelled = (text: string, [british, word]: (typeof american)[number]) =>
  text.replace(british, (found: string, kept?: unknown) => {
    const next = typeof kept === 'string' ? word.replace('$1', kept) : word;
    return /^\p{Lu}/u.test(found) ? next.charAt(0).toUpperCase() + next.slice(1) : next;
  });
