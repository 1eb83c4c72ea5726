import { lineEnd, wordPattern, wordsOf } from './foldText.ts';
import { orderBy, type SortValue } from './orderBy.ts';
import { parseSorting } from './sorting.ts';

type ClientRowsOptions<Row> = {
  /** What a row is sorted by, for each key. */
  sortBy: (row: Row, key: string) => SortValue;
  /** What a row is searched in. */
  searchIn: (row: Row) => string;
};

/**
 * Sorts and searches rows that are all in the page. An order is an array of numbers, made once for each key; row objects are
 * never sorted, and turning an order round costs nothing but the reading.
 */
export function clientRows<Row>(rows: readonly Row[], { sortBy, searchIn }: ClientRowsOptions<Row>) {
  const orders = new Map<string, Uint32Array>();
  let text: string | null = null;

  const orderOf = (key: string) => {
    const order = orders.get(key) ?? orderBy(rows.map((row) => sortBy(row, key)));
    orders.set(key, order);
    return order;
  };
  /** The rows that hold every word, in this order; the given rows themselves where nothing is asked. */
  return function view(sorting: string | undefined, search = ''): readonly Row[] {
    const wanted = parseSorting(sorting);
    const words = wordsOf(search);
    if (!wanted && words.length === 0) return rows;
    if (words.length > 0) text ??= rows.map(searchIn).join(lineEnd).toLowerCase();
    const hits = words.length > 0 ? linesWith(text ?? '', words, rows.length) : null;
    const order = wanted && orderOf(wanted.key);
    const found: Row[] = [];
    for (let place = 0; place < rows.length; place += 1) {
      const at = wanted?.isDescending ? rows.length - 1 - place : place;
      const index = order?.[at] ?? at;
      if (hits && hits[index] !== words.length) continue;
      const row = rows[index];
      if (row !== undefined) found.push(row);
    }
    return found;
  };
}

/** How many of the words stand in each line; one search through the whole text for each word. */
function linesWith(text: string, words: readonly string[], count: number): Uint8Array {
  const hits = new Uint8Array(count);
  for (const [number, word] of words.entries()) {
    const pattern = wordPattern(word);
    let line = 0;
    let end = text.indexOf(lineEnd);
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      while (end >= 0 && end < match.index) {
        line += 1;
        end = text.indexOf(lineEnd, end + 1);
      }
      if (hits[line] === number) hits[line] = number + 1;
      if (end < 0) break;
      pattern.lastIndex = end;
    }
  }
  return hits;
}
