import { type KnownHeadings, plain } from '../imports/index.ts';
import type { GridRow, MergedCells, SheetGrid } from './sheetTypes.ts';
import type { Steps } from './steps.ts';

/** The headings of a table, and in which rows they stand. */
export interface Heads {
  /** The number of the first row of headings. */
  row: number;
  /** Over how many rows they go. */
  rows: 1 | 2;
  headings: string[];
  /** Other ways to say each heading, as `Cédula contratante` for `Contratante Cédula`. */
  otherwise: string[][];
  known: number;
}

/** Headings are looked for in so many rows. */
const headRows = 40;
const oneLine = (text: string) => text.replace(/\s+/g, ' ');
export const isFilled = (cell: string | undefined) => cell !== undefined && cell !== '';
export const filledCells = ({ cells }: GridRow) => cells.filter(isFilled).length;

/** The headings of a sheet, in steps: of its first rows the one with most known headings, with the row above or below that belongs to it; null for an empty sheet. */
export function* headsGuessed(grid: SheetGrid, known: KnownHeadings): Steps<Heads | null> {
  const first: GridRow[] = [];
  for (const row of grid.rows) {
    if (first.length === headRows) break;
    if (filledCells(row) > 0) first.push(row);
  }
  const ranked: { row: GridRow; known: number }[] = [];
  for (const row of first) {
    ranked.push({ row, known: known(row.cells.map((cell) => [oneLine(cell)])) });
    yield;
  }
  const best = ranked.reduce<(typeof ranked)[number] | undefined>(
    (one, other) => (one && one.known >= other.known ? one : other),
    undefined,
  );
  // A title above the table fills one cell only.
  const fallback = first.find((row) => filledCells(row) > 1) ?? first[0];
  const row = best && best.known > 1 ? best.row : fallback;
  if (!row) return null;
  const single = headsAt(grid, row.number, 1, known);
  const [above, below] = [row.number - 1, row.number].map((number) =>
    rowAt(grid, number) && rowAt(grid, number + 1) ? headsAt(grid, number, 2, known) : null,
  );
  if (above && belongsAbove(grid, above, single)) return above;
  return below && belongsBelow(grid, below, single) ? below : single;
}
const rowAt = ({ rows }: SheetGrid, number: number) => rows.find((row) => row.number === number);

/** The headings that stand in one row or two, from a row on. */
export function headsAt(grid: SheetGrid, row: number, rows: 1 | 2, known: KnownHeadings): Heads {
  const upper = rowAt(grid, row)?.cells.map(oneLine) ?? [];
  const lower = rows === 2 ? (rowAt(grid, row + 1)?.cells.map(oneLine) ?? []) : [];
  const width = Math.max(upper.length, lower.length);
  const groups = rows === 2 ? groupsOf(grid, row, upper, lower, width) : upper;
  const ways = Array.from({ length: width }, (_, column) => waysOf(groups[column] ?? '', lower[column] ?? ''));
  while (ways.length > 0 && ways.at(-1)?.[0] === '') ways.pop();
  return {
    row,
    rows,
    headings: ways.map(([heading = '']) => heading),
    otherwise: ways.map(([, ...others]) => others),
    known: known(ways),
  };
}
const waysOf = (group: string, heading: string): string[] =>
  group === '' || heading === '' || group === heading
    ? [group || heading]
    : [`${group} ${heading}`, `${heading} ${group}`, heading];

/** The heading of a group stands over all its columns: those of its merged cell, else those up to the next that have a heading below. */
function groupsOf({ merges }: SheetGrid, row: number, upper: string[], lower: string[], width: number): string[] {
  const own = merges.filter(({ top, bottom }) => top <= row - 1 && bottom >= row - 1);
  const groups: string[] = [];
  let carried = '';
  for (let column = 0; column < width; column += 1) {
    const merged = own.find(({ left, right }) => left <= column && right >= column);
    const text = upper[merged?.left ?? column] ?? '';
    if (own.length > 0) groups.push(text);
    else {
      if (text !== '') carried = isFilled(lower[column]) ? text : '';
      groups.push(text === '' && isFilled(lower[column]) ? carried : text);
    }
  }
  return groups;
}
const isWide = ({ left, right }: MergedCells) => right > left;
const isTall = ({ top, bottom }: MergedCells) => bottom > top;
const touching = ({ merges }: SheetGrid, row: number) =>
  merges.filter(({ top, bottom }) => top <= row - 1 && bottom >= row - 1);

/** Whether the row above the headings names their groups. */
function belongsAbove(grid: SheetGrid, pair: Heads, single: Heads): boolean {
  const upper = rowAt(grid, pair.row);
  if (!upper) return false;
  const merges = touching(grid, pair.row);
  const joins = merges.some(({ top, bottom }) => top === pair.row - 1 && bottom === pair.row);
  if (joins || (filledCells(upper) > 1 && merges.some(isWide) && !merges.some(isTall))) return true;
  if (filledCells(upper) < 2 || filledCells(upper) >= single.headings.length) return false;
  const names = single.headings.filter(isFilled).map(plain);
  return pair.known > single.known || new Set(names).size < names.length;
}
/** Whether the row below the headings names what stands under each of them. */
function belongsBelow(grid: SheetGrid, pair: Heads, single: Heads): boolean {
  const merges = touching(grid, pair.row);
  if (merges.some(({ top, bottom }) => top === pair.row - 1 && bottom === pair.row)) return true;
  const lower = rowAt(grid, pair.row + 1);
  const isSparse = single.headings.includes('') || merges.some(isWide);
  return isSparse && lower !== undefined && pair.known > single.known && !lower.cells.some((cell) => /\d/.test(cell));
}
