import { isKnownWord } from './accentedWords.ts';
import { isGarbled } from './garbled.ts';

/** How the bytes of a text file stand for letters. */
export const encodings = ['utf-8', 'windows-1252', 'dos-850', 'dos-437', 'macintosh', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof encodings)[number];

/** The letters of DOS from 128 on, four hexadecimal digits each. */
const signsOf = (digits: string) =>
  (digits.match(/.{4}/g) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, 16))).join('');
const dos850 = signsOf(
  [
    '00c700fc00e900e200e400e000e500e700ea00eb00e800ef00ee00ec00c400c500c900e600c600f400f600f200fb00f900ff00d600dc00f800a300d800d70192',
    '00e100ed00f300fa00f100d100aa00ba00bf00ae00ac00bd00bc00a100ab00bb2591259225932502252400c100c200c000a9256325512557255d00a200a52510',
    '25142534252c251c2500253c00e300c3255a25542569256625602550256c00a400f000d000ca00cb00c8013100cd00ce00cf2518250c2588258400a600cc2580',
    '00d300df00d400d200f500d500b500fe00de00da00db00d900fd00dd00af00b400ad00b1201700be00b600a700f700b800b000a800b700b900b300b225a000a0',
  ].join(''),
);
const dos437 = signsOf(
  [
    '00c700fc00e900e200e400e000e500e700ea00eb00e800ef00ee00ec00c400c500c900e600c600f400f600f200fb00f900ff00d600dc00a200a300a520a70192',
    '00e100ed00f300fa00f100d100aa00ba00bf231000ac00bd00bc00a100ab00bb259125922593250225242561256225562555256325512557255d255c255b2510',
    '25142534252c251c2500253c255e255f255a25542569256625602550256c25672568256425652559255825522553256b256a2518250c25882584258c25902580',
    '03b100df039303c003a303c300b503c403a6039803a903b4221e03c603b52229226100b1226522642320232100f7224800b0221900b7221a207f00b225a000a0',
  ].join(''),
);

/** The text of a file's bytes, without the mark at its beginning. */
export function decoded(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding !== 'dos-850' && encoding !== 'dos-437') return new TextDecoder(encoding).decode(bytes);
  const table = encoding === 'dos-850' ? dos850 : dos437;
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(from, from + 8192)));
  return parts.join('').replace(/[\u0080-\u00ff]/g, (sign) => table[sign.charCodeAt(0) - 128] ?? sign);
}

/** The encodings of one byte for each letter, the most usual first. */
const ofOneByte = ['windows-1252', 'dos-850', 'dos-437', 'macintosh'] as const;

/** The sign by which programs of DOS end a file; some fill up the last block with it, or write a line's end behind it. */
const endOfFile = 0x1a;
const fillers: readonly (number | undefined)[] = [endOfFile, 0, 10, 13, 32];
/** Where the text of a file ends: before the mark of DOS, else with its last byte. */
export function textEnd(bytes: Uint8Array): number {
  let end = bytes.length;
  for (let at = end - 1; at >= 0 && fillers.includes(bytes[at]); at -= 1) if (bytes[at] === endOfFile) end = at;
  return end;
}
/** What the mark of DOS at the end says against code pages that are not of DOS; programs of Windows kept the habit. */
const strayEnd = 2;
/** What is said against Mac before a word is read: few files come from an old one. */
const rareMac = 1;

/** How a file's bytes stand for letters, by what makes its words readable; `others` reads as well, so somebody should look. */
export function guessEncoding(bytes: Uint8Array): { encoding: Encoding; others: Encoding[] } {
  const sure = (encoding: Encoding) => ({ encoding, others: [] });
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return sure('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return sure('utf-16be');
  // A mark of UTF-8 tells, even where some letter is broken.
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return sure('utf-8');
  const wide = wideOf(bytes);
  if (wide) return sure(wide);
  const words = wordsWithSigns(bytes);
  const isUtf8 = isReadAsUtf8(bytes);
  // Two letters of DOS may be one of UTF-8, which stands alone in no word of ours: `ÍÑ`.
  if (isUtf8 && !isStray(decoded(words, 'utf-8'))) return sure('utf-8');
  const endsAsDos = textEnd(bytes) < bytes.length;
  const read = (encoding: Encoding) => ({ encoding, text: decoded(words, encoding) });
  const texts = (isUtf8 ? (['utf-8', ...ofOneByte] as const) : ofOneByte).map(read);
  const faults = faultsOfEach(texts.map(({ text }) => text));
  const ranked = texts.map(({ encoding, text }, index) => {
    const isDos = encoding.startsWith('dos');
    const before = (encoding === 'macintosh' ? rareMac : 0) + (endsAsDos && !isDos ? strayEnd : 0);
    return { encoding, text, faults: before + (faults[index] ?? 0) };
  });
  const best = ranked.reduce((one, other) => (other.faults < one.faults ? other : one));
  if (!isUtf8) {
    // Nearly all of a file may be UTF-8, with a few bytes that are not.
    const mixed = decoded(words, 'utf-8');
    const broken = (mixed.match(/\ufffd/g) ?? []).length;
    if (broken * 4 < (mixed.match(/[^\0-\x7f\ufffd]/g) ?? []).length)
      return { encoding: 'utf-8', others: [best.encoding] };
  }
  const others = ranked.filter(({ text, faults }) => text !== best.text && faults <= best.faults * 1.25 + 1);
  return { encoding: best.encoding, others: others.map(({ encoding }) => encoding) };
}
/** Whether the first letter beyond ASCII is of another script, and stands alone among Latin letters. */
const isStray = (text: string) => /^[\0-\x7f]*[\u0250-\u02ff\u0370-\u07ff](?:[\0-\x7f]|$)/.test(text);
function isReadAsUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
/** UTF-16 without a mark has a zero beside each letter of ASCII. */
function wideOf(bytes: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  const length = Math.min(bytes.length, 4096) & ~1;
  for (let at = 0; at < length; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (length < 8 || even + odd < length / 4) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
/** The words of a file that have a letter beyond ASCII; of a long file enough of them. */
function wordsWithSigns(bytes: Uint8Array): Uint8Array {
  const words: number[] = [];
  const isWord = (byte = 0) => byte > 127 || (byte > 64 && byte < 91) || (byte > 96 && byte < 123);
  for (let at = 0; at < bytes.length && words.length < 20_000; at += 1) {
    if ((bytes[at] ?? 0) < 128) continue;
    let [start, end] = [at, at];
    while (start > 0 && isWord(bytes[start - 1])) start -= 1;
    while (end < bytes.length && isWord(bytes[end])) end += 1;
    words.push(...bytes.subarray(start, end), 10);
    at = end;
  }
  return Uint8Array.from(words);
}
/** The faults of each reading of the same words; a word that is known in one reading only speaks against the others. */
function faultsOfEach(texts: readonly string[]): number[] {
  const readings = texts.map((text) => text.split('\n'));
  const faults = texts.map(() => 0);
  const seen = new Set<string>();
  for (const index of (readings[0] ?? []).keys()) {
    const words = readings.map((reading) => reading[index] ?? '');
    // A name that stands in each row says no more than once.
    const key = words.join('\n');
    if (seen.has(key)) continue;
    seen.add(key);
    const known = words.map(isKnownWord);
    const isTold = known.includes(true);
    for (const [reading, word] of words.entries())
      faults[reading] = (faults[reading] ?? 0) + (known[reading] ? 0 : faultsOf(word) + (isTold ? 3 : 0));
  }
  return faults;
}
/** Signs beside words, and the letters of names from other countries. */
const ofQuotes = /[ºª°¿¡«»“”‘’–—€·…]/;
const ofNeighbours = /[àâãäåæçèêëìîïòôõöøùûýÿœßšž]/i;
/** What no word of our languages has: signs inside words, letters of other ones or in places where they do not stand, a capital after a small letter. */
function faultsOf(word: string): number {
  let faults = 0;
  for (const { 0: sign, index } of word.matchAll(/[^a-z]/giu))
    if (isTrema(word, index)) faults += 1;
    else if (!/[áéíóúüñ]/i.test(sign)) faults += ofQuotes.test(sign) ? 1 : ofNeighbours.test(sign) ? 2 : 4;
  if (/^\p{L}$/u.test(word)) faults += 3;
  if (/\p{Ll}\p{Lu}/u.test(word)) faults += 2;
  if (/\p{Lu}{2}\p{Ll}|\p{Lu}\p{Ll}\p{Lu}/u.test(word)) faults += 2;
  if (/\p{L}[ºª°¿¡«»“”‘’–—€·]\p{L}/u.test(word)) faults += 3;
  if (isGarbled(word)) faults += 2;
  // One accent in a word at most, and none on the second of two like vowels.
  if ((word.match(/[áéíóú]/giu) ?? []).length > 1) faults += 2;
  if (/aá|eé|ií|oó|uú/iu.test(word)) faults += 2;
  else if (/aó/iu.test(word)) faults += 1;
  if (/ñ(?![aeiouáéíóúü])/iu.test(word)) faults += 2;
  return faults;
}
/** Whether a letter is the `ë` or `ï` of names as Noël, Raphaël and Zoë, which stand behind a vowel that is no other `e`. */
const isTrema = (word: string, index: number) => /[ao][ëï]$/iu.test(word.slice(0, index + 1));
/** Where the first byte stands that tells encodings apart, else the first letter beyond ASCII; -1 where all is ASCII. */
export function placeThatTells(bytes: Uint8Array, best: Encoding, others: readonly Encoding[]): number {
  const letter = (byte: number, encoding: Encoding) => decoded(Uint8Array.of(byte), encoding);
  const tells = Array.from(
    { length: 256 },
    (_, byte) => byte > 127 && others.some((other) => letter(byte, other) !== letter(byte, best)),
  );
  let first = -1;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 128) continue;
    if (tells[byte]) return at;
    if (first < 0) first = at;
    if (others.length === 0) return first;
  }
  return first;
}
/** The line around a place of a file, as an encoding reads it. */
export function sampleOf(bytes: Uint8Array, encoding: Encoding, place: number): string {
  if (place < 0) return '';
  let [start, end] = [place, place];
  while (start > 0 && place - start < 40 && (bytes[start - 1] ?? 0) > 31) start -= 1;
  while (end < bytes.length && end - place < 40 && (bytes[end] ?? 0) > 31) end += 1;
  return decoded(bytes.subarray(start, end), encoding).trim();
}
