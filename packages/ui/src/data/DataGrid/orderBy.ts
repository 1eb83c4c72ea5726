import { foldAll } from './foldText.ts';

export type SortValue = string | number;

/** The numbers of the rows from the least value to the greatest; equal ones keep their places. */
export function orderBy(values: readonly SortValue[]): Uint32Array {
  const order = Uint32Array.from(values, (_value, index) => index);
  if (values.every((value) => typeof value === 'number')) {
    const keys = Float64Array.from(values);
    return order.sort((first, second) => (keys[first] ?? 0) - (keys[second] ?? 0));
  }
  const texts = foldAll(values.map(String));
  if (values.length > mostPacked || texts.some((text) => beyondAscii.test(text)))
    return order.sort((first, second) => compare(texts[first] ?? '', texts[second] ?? ''));
  sortPacked(texts, order, new BigUint64Array(values.length), { start: 0, end: values.length, from: 0 });
  return order;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const beyondAscii = /[\u0080-\uffff]/;
const lettersAtOnce = 6;
const indexBits = 22;
const mostPacked = 2 ** indexBits;

type Stretch = { start: number; end: number; from: number };

/**
 * Six letters of seven bits and the row's number make one number of 64 bits. Numbers are sorted without calling back, which is
 * many times faster than comparing strings; rows whose letters are equal are sorted by the next six.
 */
function sortPacked(texts: readonly string[], order: Uint32Array, packed: BigUint64Array, stretch: Stretch) {
  const { start, end, from } = stretch;
  const halves = new Uint32Array(packed.buffer);
  for (let place = start; place < end; place += 1) {
    const index = order[place] ?? 0;
    const text = texts[index] ?? '';
    const letter = (at: number) => (from + at < text.length ? text.charCodeAt(from + at) : 0);
    const fifth = letter(4);
    halves[2 * place] = ((((fifth & 7) << 7) | letter(5)) << indexBits) | index;
    halves[2 * place + 1] = (letter(0) << 25) | (letter(1) << 18) | (letter(2) << 11) | (letter(3) << 4) | (fifth >> 3);
  }
  packed.subarray(start, end).sort();
  const lettersAt = (place: number, half: 0 | 1) =>
    half === 1 ? (halves[2 * place + 1] ?? 0) : (halves[2 * place] ?? 0) >>> indexBits;
  const equal: Stretch[] = [];
  let first = start;
  for (let place = start; place < end; place += 1) {
    order[place] = (halves[2 * place] ?? 0) & (mostPacked - 1);
    const isLast = place + 1 === end;
    if (!isLast && lettersAt(place, 0) === lettersAt(place + 1, 0) && lettersAt(place, 1) === lettersAt(place + 1, 1))
      continue;
    // Texts that end within these letters are equal altogether.
    if (place > first && (lettersAt(place, 0) & 127) !== 0)
      equal.push({ start: first, end: place + 1, from: from + lettersAtOnce });
    first = place + 1;
  }
  for (const next of equal) sortPacked(texts, order, packed, next);
}
