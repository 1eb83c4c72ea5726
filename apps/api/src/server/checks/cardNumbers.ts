import { type FieldErrors, mostErrors, noErrors } from '../request/problems.ts';

/** How the numbers of card issuers begin, by their first four digits, and how long they are. */
const issuers: readonly [from: number, to: number, lengths: readonly number[]][] = [
  [4000, 4999, [13, 16, 19]],
  [5100, 5599, [16]],
  [2221, 2720, [16]],
  [3400, 3499, [15]],
  [3700, 3799, [15]],
  [6011, 6011, [16, 17, 18, 19]],
  [6440, 6599, [16, 17, 18, 19]],
  [3000, 3059, [14, 16]],
  [3095, 3095, [14, 16]],
  [3600, 3699, [14, 16]],
  [3800, 3999, [14, 16]],
  [3528, 3589, [16, 17, 18, 19]],
  [6200, 6299, [16, 17, 18, 19]],
];
const shortest = 13;
/** The lengths by the first four digits. */
const lengthsOf = Array.from(
  { length: 10_000 },
  (_none, start) => issuers.find(([from, to]) => start >= from && start <= to)?.[2],
);

/** What the product itself draws at random, keys and names of images: by chance their digits look like a card's now and then. */
const ownNames =
  /(?<![\da-z-])(?:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}(?![\da-z-])|[\da-f]{32}(?=\.(?:png|jpe?g|webp)(?![\da-z])))/gi;

/** How cards are printed: only groups of these lengths count together where something else than in any number parts them, as in a list. */
const printed = new Set(['4 4 4 4', '4 4 4 4 3', '4 4 4 1', '4 6 5', '4 6 4', '8 8']);
/** More signs than this between two digits part two numbers. */
const widest = 8;

/**
 * Whether a text holds the number of a payment card, written together or in groups. What stands between its digits does not hide
 * it, but for a letter or a slash: the way out for a number that only looks like one. The time is linear in the text.
 */
export function holdsCardNumber(text: string): boolean {
  if (text.length < shortest) return false;
  const plain = text.replace(ownNames, 'x');
  // Most texts have no digit at all and need no place for any.
  let run: ReturnType<typeof createRun> | undefined;
  let gap = 0;
  let isNarrow = true;
  for (let at = 0; at < plain.length; at += 1) {
    const code = plain.codePointAt(at) ?? 0;
    if (code > 0xffff) at += 1;
    const kind = kinds[code] || kindOf(code);
    if (kind === unseen) continue;
    if (kind >= zero) {
      run ??= createRun(plain.length);
      run.add(kind - zero, gap === 0 ? gaps.none : gap <= 2 && isNarrow ? gaps.narrow : gaps.wide);
      gap = 0;
      isNarrow = true;
      continue;
    }
    gap += 1;
    isNarrow &&= kind === narrow;
    if (kind !== breaking && gap <= widest) continue;
    if (run?.holdsCard()) return true;
    run?.clear();
  }
  return run?.holdsCard() ?? false;
}

/** What a sign is to a number: nothing that anybody sees, what ends it, what people write one or two of between its groups, another sign, or from `zero` on a digit. */
const unseen = 1;
const breaking = 2;
const narrow = 3;
const wide = 4;
const zero = 10;
const gaps = { none: 0, narrow: 1, wide: 2 };
/** By code point, as far as they were seen. */
const kinds = new Uint8Array(0x110000);
function kindOf(code: number): number {
  const sign = String.fromCodePoint(code);
  const kind = readKind(sign, code);
  kinds[code] = kind;
  return kind;
}
function readKind(sign: string, code: number): number {
  if (/[\p{Cf}\p{M}]/u.test(sign)) return unseen;
  const plain = sign.normalize('NFKC');
  if (/^\d$/.test(plain)) return zero + Number(plain);
  if (/\p{Nd}/u.test(sign)) return zero + ownDigit(code);
  if (/[\p{L}\p{N}/\\\u2044\u2215]/u.test(sign)) return breaking;
  return /[\s.\-_\u00b7\u2010-\u2015\u2212]/.test(plain) ? narrow : wide;
}
/** Every script has its ten digits side by side, from zero to nine. */
function ownDigit(code: number): number {
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** Digits that belong together, with the places where groups of them begin. */
function createRun(most: number) {
  const digits = new Uint8Array(most);
  /** Which gap stands before each digit. */
  const before = new Uint8Array(most + 1);
  /** Sums of all digits before a place, every other one counted as the check digit counts it; so any stretch costs the same to check. */
  const even = new Uint32Array(most + 1);
  const odd = new Uint32Array(most + 1);
  let count = 0;
  const isEdge = (at: number) => at === 0 || at === count || before[at] !== gaps.none;
  const digitAt = (at: number) => digits[at] ?? 0;
  const beginning = (at: number) => digitAt(at) * 1000 + digitAt(at + 1) * 100 + digitAt(at + 2) * 10 + digitAt(at + 3);
  const hasCheckDigit = (start: number, end: number) => {
    const sum = end % 2 === 0 ? even : odd;
    return ((sum[end] ?? 0) - (sum[start] ?? 0)) % 10 === 0;
  };
  const isOneNumber = (start: number, end: number) => {
    const inner = before.subarray(start + 1, end);
    if (!inner.includes(gaps.wide)) return true;
    const edges = [...inner.entries()].flatMap(([at, gap]) => (gap === gaps.none ? [] : [start + 1 + at]));
    return printed.has([...edges, end].map((edge, index) => edge - (edges[index - 1] ?? start)).join(' '));
  };
  const isCard = (start: number, end: number) =>
    end <= count && isEdge(end) && hasCheckDigit(start, end) && isOneNumber(start, end);
  return {
    clear: () => {
      count = 0;
    },
    add: (digit: number, gap: number) => {
      const doubled = digit > 4 ? digit * 2 - 9 : digit * 2;
      even[count + 1] = (even[count] ?? 0) + (count % 2 === 0 ? doubled : digit);
      odd[count + 1] = (odd[count] ?? 0) + (count % 2 === 0 ? digit : doubled);
      digits[count] = digit;
      before[count] = gap;
      count += 1;
    },
    holdsCard: () => {
      for (let start = 0; start + shortest <= count; start += 1)
        if (isEdge(start) && lengthsOf[beginning(start)]?.some((length) => isCard(start, start + length))) return true;
      return false;
    },
  };
}

/** Where a body or a query holds the number of a payment card, by the path of the field; null where none does. */
export function findCardNumbers(value: unknown): FieldErrors | null {
  const errors = noErrors();
  let count = 0;
  const tell = (path: string) => {
    errors[path.slice(0, 120) || 'body'] = [{ key: 'field.card_number' }];
    count += 1;
  };
  // Lists of what is still to be looked at, so that no depth is too deep.
  const waiting: unknown[] = [];
  const paths: string[] = [];
  const look = (one: unknown, path: string) => {
    if (typeof one === 'string') holdsCardNumber(one) && tell(path);
    else if (typeof one === 'number') !isShort(one) && holdsCardNumber(String(one)) && tell(path);
    else if (one && typeof one === 'object') {
      waiting.push(one);
      paths.push(path);
    }
  };
  look(value, '');
  for (let at = 0; at < waiting.length && count < mostErrors; at += 1) {
    const one = waiting[at];
    const path = paths[at] ?? '';
    const join = (name: string | number) => (path ? `${path}.${name}` : String(name));
    if (Array.isArray(one)) for (let index = 0; index < one.length; index += 1) look(one[index], join(index));
    else
      for (const [name, inner] of Object.entries(Object(one))) {
        // A number in the name of a field is as visible as one in its value, and is not repeated in the answer.
        if (holdsCardNumber(name)) tell(path);
        else look(inner, join(name));
      }
  }
  return count > 0 ? errors : null;
}
/** A number that has not enough digits, whatever they are. */
const isShort = (number: number) => Number.isInteger(number) && Math.abs(number) < 10 ** (shortest - 1);
