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

/** How a file's bytes stand for letters, by what makes its words readable; `others` reads as well, so somebody should look. */
export function guessEncoding(bytes: Uint8Array): { encoding: Encoding; others: Encoding[] } {
  const sure = (encoding: Encoding) => ({ encoding, others: [] });
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return sure('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return sure('utf-16be');
  // A mark of UTF-8 tells, even where some letter is broken.
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return sure('utf-8');
  const wide = wideOf(bytes);
  if (wide) return sure(wide);
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return sure('utf-8');
  } catch {
    const words = wordsWithSigns(bytes);
    const ranked = ofOneByte
      .map((encoding) => ({ encoding, text: decoded(words, encoding) }))
      .map((one) => ({ ...one, faults: faultsOf(one.text) }));
    const best = ranked.reduce((one, other) => (other.faults < one.faults ? other : one));
    // Nearly all of a file may be UTF-8, with a few bytes that are not.
    const mixed = new TextDecoder('utf-8').decode(words);
    const broken = (mixed.match(/\ufffd/g) ?? []).length;
    if (broken * 4 < (mixed.match(/[^\0-\x7f\ufffd]/g) ?? []).length)
      return { encoding: 'utf-8', others: [best.encoding] };
    const others = ranked.filter(({ text, faults }) => text !== best.text && faults <= best.faults * 1.25 + 1);
    return { encoding: best.encoding, others: others.map(({ encoding }) => encoding) };
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
/** What no word of our languages has: signs inside words, letters of other ones, a capital after a small letter. */
function faultsOf(words: string): number {
  let faults = 0;
  for (const word of words.split('\n')) {
    const rest = word.replace(/[a-z]/gi, '');
    for (const sign of rest)
      if (!/[áéíóúüñÁÉÍÓÚÜÑ]/.test(sign)) faults += /[ºª°¿¡«»“”‘’–—€·…]/.test(sign) ? 1 : /\p{L}/u.test(sign) ? 2 : 4;
    if (/^\p{L}$/u.test(word)) faults += 3;
    if (/\p{Ll}\p{Lu}/u.test(word)) faults += 2;
    if (/\p{Lu}{2}\p{Ll}|\p{Lu}\p{Ll}\p{Lu}/u.test(word)) faults += 2;
    if (/\p{L}[ºª°¿¡«»“”‘’–—€·]\p{L}/u.test(word)) faults += 3;
    if (isGarbled(word)) faults += 2;
  }
  return faults;
}
/** The first line in which two encodings differ, as each of them reads it. */
export function sampleOf(bytes: Uint8Array, encoding: Encoding): string {
  const first = bytes.findIndex((byte) => byte > 127);
  if (first < 0) return '';
  let [start, end] = [first, first];
  while (start > 0 && first - start < 40 && (bytes[start - 1] ?? 0) > 31) start -= 1;
  while (end < bytes.length && end - first < 40 && (bytes[end] ?? 0) > 31) end += 1;
  return decoded(bytes.subarray(start, end), encoding).trim();
}
