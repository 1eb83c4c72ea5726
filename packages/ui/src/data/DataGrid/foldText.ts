/** Between the values of one text; no value holds it. */
export const lineEnd = '\u{1}';

const folded = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u', ñ: 'n~' };
const marks = /[\u0300-\u036f]/g;
const unusual = /[\u0080-\uffff]/;
const plain = (text: string) => text.normalize('NFD').replaceAll(marks, '');

/** Each value without accents and capitals, as readers compare; ñ follows n. All at once: a call for each value is what takes the time. */
export function foldAll(values: readonly string[]): string[] {
  if (values.length === 0) return [];
  let text = values.join(lineEnd).toLowerCase();
  if (unusual.test(text)) {
    for (const [letter, one] of Object.entries(folded)) text = text.replaceAll(letter, one);
    if (unusual.test(text)) text = plain(text);
  }
  return text.split(lineEnd);
}

/** The words of a search, without accents and capitals. */
export const wordsOf = (search: string): string[] => plain(search.toLowerCase()).split(/\s+/).filter(Boolean);

const accents: Record<string, string> = {
  a: 'aáàâäã',
  e: 'eéèêë',
  i: 'iíìîï',
  o: 'oóòôöõ',
  u: 'uúùûü',
  n: 'nñ',
  c: 'cç',
};

/** Finds a word in lower-case text, whatever its accents: searching so is faster than taking the accents off the text. */
export const wordPattern = (word: string): RegExp =>
  new RegExp(
    [...word]
      .map((letter) => (accents[letter] ? `[${accents[letter]}]` : letter.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&')))
      .join(''),
    'g',
  );
