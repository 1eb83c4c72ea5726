import type { KnownHeadings } from '../imports/index.ts';
import { blanksBelow, withValuesFromAbove } from './blanksBelow.ts';
import type { Encoding } from './encodings.ts';
import { isGarbled, ungarbled } from './garbled.ts';
import { filledCells, type Heads, headsAt, headsGuessed, isFilled } from './heads.ts';
import { type LeftOutRow, rowsThatAreNone } from './notRows.ts';
import type { Separator } from './separators.ts';
import { type GridRow, mostSheetRows, type SheetGrid, type SheetNote, UnreadableFile } from './sheetTypes.ts';
import { cellsOfStep, eachRow, mappedRows, partOf, type Steps, wantedRows } from './steps.ts';

/** What somebody chose of how a file is read; what is left out is guessed. */
export interface SheetChoices {
  encoding?: Encoding;
  separator?: Separator;
  /** The place of the sheet in its file, from 0. */
  sheet?: number;
  /** The number of the first row of headings, and over how many rows they go. */
  headRow?: number;
  headRows?: 1 | 2;
  /** The number of the last row of the table. */
  lastRow?: number;
  /** Whether totals, repeated headings and what stands below the table are rows too. */
  keepsAll?: boolean;
  /** Whether numbers have the places that their cells show, or all that are stored. */
  places?: 'shown' | 'stored';
  /** Whether blank cells of what a group of rows shares get the value from above. */
  fillsDown?: boolean;
}
export interface SheetRow {
  number: number;
  cells: readonly string[];
  notes?: readonly SheetNote[];
}
/** An example from a file: the row and the heading of a cell, what it shows, and what that is instead. */
interface SheetExample {
  row: number;
  heading: string;
  text: string;
  instead: string | null;
}
/** What of the reading is doubtful: another reading fits nearly as well. */
export type SheetDoubt = 'encoding' | 'separator' | 'sheet' | 'head' | 'wide' | 'blanks';

/** How a table was taken from a sheet, with what was doubtful. */
export interface TableReading {
  headRow: number;
  headRows: 1 | 2;
  lastRow: number;
  /** The rows among which the headings can be chosen, and the last row of the sheet. */
  headChoices: readonly { number: number; text: string }[];
  sheetEnd: number;
  keepsAll: boolean;
  places: 'shown' | 'stored';
  leftOut: readonly LeftOutRow[];
  /** Cells that show fewer places than they store: how many, and one of them. */
  rounded: (SheetExample & { count: number }) | null;
  /** Cells whose letters were read wrongly before they came into the file. */
  garbled: (SheetExample & { count: number }) | null;
  /** Rows that the sheet hides, which are read as well. */
  hiddenRows: number;
  /** Cells over several rows, whose value each of them gets. */
  filledDown: (SheetExample & { count: number }) | null;
  /** Blank cells of what a group of rows shares, with the value above the first; they get it where somebody chose so. */
  blanks: (SheetExample & { count: number }) | null;
  fillsDown: boolean;
  /** Rows about which something is to be told, by kind: how many, and the first. */
  faults: readonly { kind: SheetNote['kind']; count: number; row: number; note: SheetNote }[];
  doubts: readonly SheetDoubt[];
}
/** A table as it was taken from a sheet. */
export interface SheetTable {
  headings: readonly string[];
  /** Other ways to say each heading. */
  otherwise: readonly (readonly string[])[];
  /** Columns whose filled cells are all numbers of the sheet, so that a point in them is before decimals. */
  numbers: readonly boolean[];
  rows: readonly SheetRow[];
  reading: TableReading;
}

/** Takes the table out of a sheet, in steps; throws `UnreadableFile` where it has too many rows. */
export function* tableOf(
  grid: SheetGrid,
  choices: SheetChoices,
  known: KnownHeadings,
  isParted: boolean,
): Steps<SheetTable> {
  const heads = yield* headsOf(grid, choices, known);
  const headNumbers = heads.rows === 2 ? [heads.row, heads.row + 1] : [heads.row];
  const filled = yield* partOf(
    wantedRows(grid.rows, (row) => filledCells(row) > 0 || row.notes !== undefined),
    0,
    0.05,
  );
  const sheetEnd = filled.at(-1)?.number ?? heads.row;
  const headEnd = heads.row + heads.rows - 1;
  const lastRow = Math.max(headEnd, choices.lastRow ?? sheetEnd);
  const body = filled.filter(({ number }) => number > headEnd && number <= lastRow);
  const down = yield* partOf(filledDown(grid, body), 0.05, 0.1);
  const below = down.rows;
  const headRows = filled.filter(({ number }) => headNumbers.includes(number));
  const leftOut =
    choices.keepsAll === true
      ? []
      : yield* partOf(
          rowsThatAreNone(
            below,
            headRows,
            filled.filter(({ number }) => number < heads.row),
            wideRows(grid),
          ),
          0.1,
          0.7,
        );
  const out = new Set(leftOut.map(({ number }) => number));
  const left = below.filter(({ number }) => !out.has(number));
  const ways = heads.headings.map((heading, column) => [heading, ...(heads.otherwise[column] ?? [])]);
  const blanks = yield* partOf(blanksBelow(left, known.shared?.(ways) ?? []), 0.7, 0.75);
  const rows = choices.fillsDown ? yield* partOf(withValuesFromAbove(left, blanks), 0.75, 0.75) : left;
  if (rows.length > mostSheetRows) throw new UnreadableFile('rows');
  const width = yield* partOf(widthOf(heads, rows, isParted, headRows), 0.75, 0.8);
  const headings = Array.from({ length: width }, (_, column) => heads.headings[column] ?? '');
  const places = choices.places ?? 'shown';
  const broken = isParted ? brokenRows(rows, width) : new Set<number>();
  const table = yield* partOf(
    mappedRows(rows, (row) => rowOf(row, width, places, isParted, broken)),
    0.8,
    0.85,
  );
  const exampleOf = (row: number, column: number, text: string, instead: string | null) => ({
    row,
    heading: headings[column] ?? '',
    text,
    instead,
  });
  const numbers = yield* partOf(numbersOf(rows, width), 0.85, 0.9);
  const rounded = new Told();
  yield* partOf(
    eachRow(rows, ({ number, cells, stored = [] }) => {
      for (const [column, text] of stored)
        if (column < width) rounded.add(() => exampleOf(number, column, cells[column] ?? '', text));
    }),
    0.9,
    0.93,
  );
  const garbled = new Told();
  yield* partOf(
    eachRow(headRows.concat(rows), ({ number, cells }) => {
      for (const [column, cell] of cells.entries())
        if (isGarbled(cell)) garbled.add(() => exampleOf(number, column, cell, ungarbled(cell)));
    }),
    0.93,
    1,
  );
  return {
    headings,
    otherwise: headings.map((_heading, column) => heads.otherwise[column] ?? []),
    numbers,
    rows: table,
    reading: {
      headRow: heads.row,
      headRows: heads.rows,
      lastRow,
      headChoices: filled
        .slice(0, 40)
        .map(({ number, cells }) => ({ number, text: cells.filter(isFilled).join(' · ') })),
      sheetEnd,
      keepsAll: choices.keepsAll ?? false,
      places,
      leftOut,
      rounded: rounded.all,
      garbled: garbled.all,
      hiddenRows: rows.filter(({ isHidden }) => isHidden).length,
      filledDown: counted(down.cells, exampleOf),
      blanks: counted(blanks, exampleOf),
      fillsDown: choices.fillsDown ?? false,
      faults: faultsOf(table),
      doubts: [
        ...(choices.fillsDown === undefined && blanks.length > 0 ? ['blanks' as const] : []),
        ...(choices.headRow === undefined && heads.known < 2 && headings.length > 1 ? ['head' as const] : []),
        // A comma before decimals may have parted amounts in two.
        ...(isParted && width > greatest(headRows.map(({ cells }) => cells.length)) ? ['wide' as const] : []),
      ],
    },
  };
}
function* headsOf(grid: SheetGrid, { headRow, headRows }: SheetChoices, known: KnownHeadings): Steps<Heads> {
  if (headRow !== undefined) return headsAt(grid, headRow, headRows ?? 1, known);
  const guessed = yield* headsGuessed(grid, known);
  if (!guessed) throw new UnreadableFile('empty');
  return headRows === undefined || headRows === guessed.rows ? guessed : headsAt(grid, guessed.row, headRows, known);
}
/** The rows with a cell over several columns of that row alone. */
function wideRows({ merges }: SheetGrid): (row: GridRow) => boolean {
  const wide = new Set(
    merges.flatMap(({ top, bottom, left, right }) => (bottom === top && right > left ? [top + 1] : [])),
  );
  return ({ number }) => wide.has(number);
}
/** Which columns have numbers of the sheet, and in their filled cells nothing else. */
function* numbersOf(rows: readonly GridRow[], width: number): Steps<boolean[]> {
  const [some, other] = [new Set<number>(), new Set<number>()];
  yield* eachRow(rows, ({ cells, numbers }) => {
    for (let column = 0; column < width; column += 1)
      if (numbers?.has(column)) some.add(column);
      else if (isFilled(cells[column])) other.add(column);
  });
  return Array.from({ length: width }, (_, column) => some.has(column) && !other.has(column));
}
/** Every column that has a heading or, in most lines of a text file, or anywhere in a sheet, a cell. */
function* widthOf(
  { headings }: Heads,
  rows: readonly GridRow[],
  isParted: boolean,
  heads: readonly GridRow[],
): Steps<number> {
  const ends = yield* mappedRows(rows, ({ cells }) => cells.findLastIndex(isFilled) + 1);
  if (!isParted) return Math.max(headings.length, ...(ends.length > 0 ? [greatest(ends)] : []));
  const parted = Math.max(0, ...heads.map(({ cells }) => cells.length));
  const longer = ends.filter((end) => end > headings.length).toSorted((one, other) => one - other);
  const common = longer.length * 2 > rows.length ? (longer[Math.floor(longer.length / 2)] ?? 0) : 0;
  const within = greatest(ends.map((end) => Math.min(end, parted)));
  return Math.max(headings.length, within, common);
}
const greatest = (numbers: readonly number[]) => numbers.reduce((most, one) => Math.max(most, one), 0);

/** Lines that make one row together: a break that stands in no quotation marks parted it. */
function brokenRows(rows: readonly GridRow[], width: number): Set<number> {
  const found = new Set<number>();
  rows.forEach(({ number, cells }, index) => {
    const next = rows[index + 1];
    if (found.has(number) || next?.number !== number + 1 || cells.length >= width || next.cells.length >= width) return;
    if (cells.length + next.cells.length === width + 1) found.add(number).add(next.number);
  });
  return found;
}
function rowOf(
  row: GridRow,
  width: number,
  places: 'shown' | 'stored',
  isParted: boolean,
  broken: ReadonlySet<number>,
): SheetRow {
  const { number, cells, stored, notes = [] } = row;
  const shown = places === 'stored' && stored ? cells.map((cell, column) => stored.get(column) ?? cell) : cells;
  const all: SheetNote[] = notes.filter(({ column }) => column === undefined || column < width);
  const surplus = cells.slice(width).filter(isFilled);
  if (isParted && surplus.length > 0)
    all.push({ kind: 'long', cells: cells.length, heads: width, text: surplus.join(' · ') });
  if (isParted && cells.length < width)
    all.push({ kind: broken.has(number) ? 'broken' : 'short', cells: cells.length, heads: width });
  const own = Array.from({ length: width }, (_, column) => shown[column] ?? '');
  return { number, cells: own, notes: all.length > 0 ? all : undefined };
}
function counted(
  cells: readonly { row: number; column: number; text: string }[],
  exampleOf: (row: number, column: number, text: string, instead: null) => SheetExample,
) {
  const [first] = cells;
  return first ? { ...exampleOf(first.row, first.column, first.text, null), count: cells.length } : null;
}
/** Cells about which one thing is told, with one of them as an example. */
class Told {
  all: (SheetExample & { count: number }) | null = null;
  add(example: () => SheetExample) {
    if (this.all) this.all.count += 1;
    else this.all = { ...example(), count: 1 };
  }
}
function faultsOf(rows: readonly SheetRow[]): TableReading['faults'] {
  const found = new Map<SheetNote['kind'], { kind: SheetNote['kind']; count: number; row: number; note: SheetNote }>();
  for (const { number, notes = [] } of rows)
    for (const note of notes) {
      const known = found.get(note.kind);
      if (known) known.count += 1;
      else found.set(note.kind, { kind: note.kind, count: 1, row: number, note });
    }
  return [...found.values()];
}
interface FilledDown {
  rows: GridRow[];
  cells: { row: number; column: number; text: string }[];
}
/** Cells that are one over several rows hold for each of them. */
function* filledDown({ merges }: SheetGrid, rows: readonly GridRow[]): Steps<FilledDown> {
  const tall = merges.filter(({ top, bottom }) => bottom > top);
  const byNumber = new Map(rows.map((row, index) => [row.number, index]));
  const filled = [...rows];
  const cells: FilledDown['cells'] = [];
  let gone = 0;
  for (const { top, left, bottom } of tall) {
    const first = rows[byNumber.get(top + 1) ?? -1];
    const text = first?.cells[left];
    if (!first || !text) continue;
    for (let number = top + 2; number <= bottom + 1; number += 1) {
      const index = byNumber.get(number);
      const row = index === undefined ? undefined : filled[index];
      gone += row?.cells.length ?? 1;
      if (gone >= cellsOfStep) {
        gone = 0;
        yield;
      }
      if (index === undefined || !row || isFilled(row.cells[left])) continue;
      const wide = Array.from({ length: Math.max(row.cells.length, left + 1) }, (_, column) => row.cells[column] ?? '');
      wide[left] = text;
      const numbers = first.numbers?.has(left) ? new Set(row.numbers).add(left) : row.numbers;
      filled[index] = { ...row, cells: wide, numbers };
      cells.push({ row: number, column: left, text });
    }
  }
  return { rows: filled, cells };
}
