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
 * never sorted, and turning an order round costs nothing but the reading. What is searched is put together while nobody waits.
 */
export function clientRows<Row>(rows: readonly Row[], { sortBy, searchIn }: ClientRowsOptions<Row>) {
  const orders = new Map<string, Uint32Array>();
  const textOf = searchText(rows, searchIn);

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
    const isHit = words.length > 0 ? hitsIn(rows.length, textOf, words) : null;
    const order = wanted && orderOf(wanted.key);
    const found: Row[] = [];
    for (let place = 0; place < rows.length; place += 1) {
      const at = wanted?.isDescending ? rows.length - 1 - place : place;
      const index = order?.[at] ?? at;
      if (isHit && isHit[index] === 0) continue;
      const row = rows[index];
      if (row !== undefined) found.push(row);
    }
    return found;
  };
}

const piece = 2048;
const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 50));

/** What rows are searched in, as one text for each some of them; made when the page is idle, or when it is asked for. */
function searchText<Row>(rows: readonly Row[], searchIn: (row: Row) => string) {
  const texts: string[] = [];
  const textOf = (number: number) => {
    texts[number] ??= rows
      .slice(number * piece, (number + 1) * piece)
      .map(searchIn)
      .join(lineEnd)
      .toLowerCase();
    return texts[number];
  };
  const prepare = (number: number) => {
    if (number * piece >= rows.length) return;
    textOf(number);
    whenIdle(() => prepare(number + 1));
  };
  // Few rows are searched before anybody notices.
  if (rows.length > piece) whenIdle(() => prepare(0));
  return textOf;
}

/** Marks the rows that hold every word: the rarest is looked for in whole texts, the others only in the lines that hold it. */
function hitsIn(count: number, textOf: (number: number) => string, words: readonly string[]): Uint8Array {
  const hits = new Uint8Array(count);
  const [first, ...others] = words.toSorted((a, b) => b.length - a.length).map(wordPattern);
  if (!first) return hits.fill(1);
  for (let number = 0; number * piece < count; number += 1) {
    const text = textOf(number);
    let line = number * piece;
    let start = 0;
    first.lastIndex = 0;
    for (let match = first.exec(text); match; match = first.exec(text)) {
      let end = text.indexOf(lineEnd, start);
      while (end >= 0 && end < match.index) {
        line += 1;
        start = end + 1;
        end = text.indexOf(lineEnd, start);
      }
      const whole = others.length > 0 ? text.slice(start, end < 0 ? undefined : end) : '';
      if (others.every((pattern) => whole.search(pattern) >= 0)) hits[line] = 1;
      if (end < 0) break;
      first.lastIndex = end;
    }
  }
  return hits;
}
