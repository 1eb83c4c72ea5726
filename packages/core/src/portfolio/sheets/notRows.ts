import { plain } from '../imports/index.ts';
import { filledCells, isFilled } from './heads.ts';
import type { GridRow } from './sheetTypes.ts';

/** A row below the headings that is none of the table's, and why: headings again, the heading of a group of rows, a total, a page's head or foot, or what is written below the table. */
export interface LeftOutRow {
  number: number;
  kind: 'head' | 'group' | 'total' | 'page' | 'foot';
  text: string;
}

/** What only a total is called, and how the name of one begins. */
const total =
  /^(?:(?:gran |grand )?(?:sub ?)?totale?s?(?: general| generales| final)?|sumas?|sumatoria|resumen|sum)(?: \d[\d ]*)?$/;
const beginsAsTotal = /^(?:gran |grand )?(?:sub ?)?(?:totale?s?|sumas?) /;
const pages = /^(?:pagina|page|pag|hoja) \d+(?: (?:de|of) \d+)?$/;

/** `Aseguradora: Andina`, which says what the rows below it have in common. */
const groups = /^[^:\d]{2,40}: ?\S/;

/** The rows of a table that say nothing of their own; `above` are the rows above the headings and those of the headings, `isWide` tells which go over several columns. */
export function rowsThatAreNone(
  rows: readonly GridRow[],
  heads: readonly GridRow[],
  above: readonly GridRow[],
  isWide: (row: GridRow) => boolean,
): LeftOutRow[] {
  const width = Math.max(0, ...heads.map(filledCells));
  // Of one column nothing can be told.
  if (width < 2) return [];
  const titles = new Set(above.map(keyOf).filter((key) => key !== ''));
  const sums = new Sums();
  const last = rows.findLastIndex((row) => filledCells(row) > 1);
  const found: LeftOutRow[] = [];
  rows.forEach((row, index) => {
    const kind = kindOf(row, {
      heads,
      titles,
      width,
      sums,
      isGroup: index < last && (isWide(row) || groups.test(row.cells.find(isFilled) ?? '')),
      isBelow:
        index > last && (isParted(rows, last) || found.at(-1)?.kind === 'total' || found.at(-1)?.kind === 'foot'),
    });
    if (kind) found.push({ number: row.number, kind, text: row.cells.filter(isFilled).join(' · ') });
    if (kind === 'total') sums.close();
    else if (!kind) sums.add(row);
  });
  return found;
}
interface Around {
  heads: readonly GridRow[];
  titles: ReadonlySet<string>;
  width: number;
  sums: Sums;
  /** If it has one cell, it names what the rows below have in common. */
  isGroup: boolean;
  /** Only rows of one cell follow, behind a row without words or a total. */
  isBelow: boolean;
}
function kindOf(row: GridRow, around: Around): LeftOutRow['kind'] | null {
  const { heads, titles, width, sums } = around;
  const filled = row.cells.filter(isFilled);
  if (heads.some((head) => repeats(row, head))) return 'head';
  const [first = ''] = filled;
  if (filled.every((cell) => /^[-=_*.·\s]{3,}$/.test(cell))) return 'page';
  if (titles.has(keyOf(row)) || (filled.length === 1 && pages.test(plain(first)))) return 'page';
  const rest = filled.slice(1);
  const isShort = filled.length < Math.max(width, 3) && rest.every((cell) => amountsOf(cell).length > 0);
  if (isShort && total.test(plain(first))) return 'total';
  // A person or a firm may be called Total; a total of something adds up, or stands alone.
  if (isShort && beginsAsTotal.test(plain(first)) && (rest.length === 0 || sums.hasSumIn(row))) return 'total';
  if (sums.isSumOf(row, width)) return 'total';
  if (filled.length > 1 || width < 3) return null;
  return around.isGroup ? 'group' : around.isBelow ? 'foot' : null;
}
const keyOf = ({ cells }: GridRow) => plain(cells.filter(isFilled).join(' '));
/** Whether a row says the headings again. */
function repeats(row: GridRow, head: GridRow): boolean {
  const columns = head.cells.flatMap((cell, column) => (isFilled(cell) ? [column] : []));
  const same = columns.filter((column) => plain(row.cells[column] ?? '') === plain(head.cells[column] ?? ''));
  return same.length > 1 && same.length >= columns.length * 0.7 && filledCells(row) <= columns.length;
}
const isParted = (rows: readonly GridRow[], last: number) =>
  (rows[last + 1]?.number ?? 0) > (rows[last]?.number ?? Number.POSITIVE_INFINITY) + 1;

/** What columns add up to, since the beginning and since the last total. */
class Sums {
  #rows = 0;
  #whole = new Map<number, number[]>();
  #part = new Map<number, number[]>();
  add({ cells }: GridRow) {
    this.#rows += 1;
    cells.forEach((cell, column) => {
      const amounts = amountsOf(cell);
      if (amounts.length === 0) return;
      for (const sums of [this.#whole, this.#part]) {
        const [one = 0, other = 0] = sums.get(column) ?? [];
        sums.set(column, [one + (amounts[0] ?? 0), other + (amounts[1] ?? amounts[0] ?? 0)]);
      }
    });
  }
  close() {
    this.#part = new Map();
  }
  /** Whether a row has only numbers, fewer than a row of the table, and each of them is the sum of what stands above. */
  isSumOf({ cells }: GridRow, width: number): boolean {
    const filled = cells.flatMap((cell, column) => (isFilled(cell) ? [{ cell, column }] : []));
    if (this.#rows < 2 || filled.length === 0 || filled.length * 2 > width) return false;
    return filled.every(({ cell, column }) => this.#isSum(cell, column));
  }
  /** Whether one of a row's numbers is the sum of what stands above. */
  hasSumIn({ cells }: GridRow): boolean {
    return cells.some((cell, column) => this.#isSum(cell, column));
  }
  #isSum(cell: string, column: number): boolean {
    const amounts = amountsOf(cell);
    return [this.#whole, this.#part].some((sums) =>
      (sums.get(column) ?? []).some(
        (sum, way) => sum !== 0 && Math.abs(sum - (amounts[way] ?? amounts[0] ?? Number.NaN)) < 0.005,
      ),
    );
  }
}
/** The amounts that a text may be, with a point before its decimals, and with a comma; none for other texts. */
function amountsOf(text: string): number[] {
  if (text.length > 40 || !/\d/.test(text)) return [];
  const bare = text.replace(/^[-+−(\s]*(?:[A-Z]{2,3}|US)?\s*[$€]?|[)%\s€$]+$|\s/g, '').replace(/^S\/\.?/, '');
  if (!/^\d[\d.,'’]*$/.test(bare)) return [];
  const sign = /^\s*[-−(]/.test(text) ? -1 : 1;
  const point = Number(bare.replace(/[,'’]/g, ''));
  const comma = Number(bare.replace(/[.'’]/g, '').replace(',', '.'));
  return [point, comma].map((value) => (Number.isNaN(value) ? Number.NaN : sign * value));
}
