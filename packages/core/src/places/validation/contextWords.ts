/** Words of the trade and the product: whoever guesses a broker's password begins with them. */
const ofTrade = [
  'corredor',
  'corredores',
  'broker',
  'brokers',
  'brokerage',
  'seguro',
  'seguros',
  'poliza',
  'polizas',
  'insurance',
  'policy',
  'policies',
  'aseguradora',
  'asesores',
  'password',
  'contrasena',
  'demo',
];
const shortestWord = 4;
/** What a password must be worth without the words that stand about it. */
const leastLetters = 8;
const leastDifferent = 5;
const leastSigns = 12;

const disguises: Record<string, string> = {
  0: 'o',
  1: 'i',
  l: 'i',
  '!': 'i',
  3: 'e',
  4: 'a',
  '@': 'a',
  5: 's',
  $: 's',
  7: 't',
};

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');
const withoutYears = (text: string) => text.replace(/(?:19|20)\d\d/g, '');
/** As letters only, with signs that stand for letters, and letters that look alike, as one. */
const undisguised = (text: string) => lettersOf(plain(text).replace(/[0-9l@$!]/g, (sign) => disguises[sign] ?? ''));

/** The words of names and addresses, each for itself and all together, the longest first. */
function partsOf(words: readonly string[], toLetters: (word: string) => string): string[] {
  const parts = [...words, ...ofTrade].flatMap((word) => [word, ...word.split(/[^\p{L}\p{M}]+/u)]).map(toLetters);
  return [...new Set(parts)].filter((part) => part.length >= shortestWord).sort((a, b) => b.length - a.length);
}
const cutOut = (text: string, parts: readonly string[]) =>
  parts.reduce((left, part) => left.replaceAll(part, ''), text);

/** The letters of a password that are left without the words around it; null where none of these stands in it. */
export function withoutContext(password: string, words: readonly string[]): string | null {
  const all = lettersOf(plain(password));
  const left = cutOut(
    all,
    partsOf(words, (word) => lettersOf(plain(word))),
  );
  return left === all ? null : left;
}

/** Tells whether a password is little more than words that anybody who knows its owner would try; a long one may hold them. */
export function isContext(password: string, words: readonly string[]): boolean {
  const signs = withoutYears(plain(password));
  const all = undisguised(signs);
  const parts = partsOf(words, undisguised);
  const left = cutOut(all, parts);
  if (left === all) return false;
  if (left.length >= leastLetters && new Set(left).size >= leastDifferent) return false;
  // Signs without an order are worth something too.
  const known = new Set(parts.filter((part) => all.includes(part)).join(''));
  const different = new Set([...signs].filter((sign) => !known.has(disguises[sign] ?? sign)));
  return [...signs].length - (all.length - left.length) < leastSigns || different.size < leastLetters;
}
