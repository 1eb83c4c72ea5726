const accents: Record<string, string> = {
  a: 'áá',
  e: 'éé',
  i: 'íí',
  o: 'óó',
  u: 'úú',
  y: 'ý',
  n: 'ñ',
  c: 'ç',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  Y: 'Ý',
  N: 'Ñ',
  C: 'Ç',
};
/** Blanks to fill in, nested words, tags and characters by name stay as they are, and so does what is changed already. */
const kept = /(\{\{.*?\}\}|\$t\(.*?\)|<\/?\w+\s*\/?>|&\w+;|\[[^\]]*\])/;

/** English with accents, about a third longer and between brackets: what is not translated, too narrow or put together shows itself. */
export const pseudo = (text: string): string =>
  text.trim() === ''
    ? text
    : `[${text
        .split(kept)
        .map((part) =>
          kept.test(part) ? part : part.replace(/[aeiouyncAEIOUYNC]/g, (letter) => accents[letter] ?? letter),
        )
        .join('')}]`.replace(/\[\[([^\]]*)\]\]/g, '[$1]');

/** The same for every text in a tree of words, and for what words with blanks answer. */
export function pseudoWords<Words>(words: Words): Words;
export function pseudoWords(words: unknown): unknown {
  if (typeof words === 'string') return pseudo(words);
  if (typeof words === 'function') return (...blanks: unknown[]) => pseudoWords(words(...blanks));
  if (Array.isArray(words)) return words.map(pseudoWords);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, pseudoWords(word)]));
}

/** Whether the toolbar asks for it. The design system's words are asked for far below the decorators, so it stands here. */
export const pseudoLocale = { isOn: false };
