import type { GridRow } from './sheetTypes.ts';
import { cellsOfStep, finished, mappedRows, partOf, type Steps, signsOfStep } from './steps.ts';

/** The lines of a file as rows: a line whose quotation marks do not close as they should is read alone, as it stands, and says so. */
export const readCsvRows = (text: string, separator: string): GridRow[] => finished(csvRowsRead(text, separator));
/** The same in steps. */
export function* csvRowsRead(text: string, separator: string): Steps<GridRow[]> {
  if (!isInApostrophes.test(text)) return yield* quotedRowsRead(text, separator);
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += signsOfStep) {
    pieces.push(withMarksSwapped(text.slice(at, at + signsOfStep)));
    yield;
  }
  const rows = yield* partOf(quotedRowsRead(pieces.join(''), separator), 0, 0.8);
  const swapped = mappedRows(rows, (row) => ({ ...row, cells: row.cells.map(withMarksSwapped) }));
  return yield* partOf(swapped, 0.8, 1);
}
/** Access can be told to write apostrophes in the place of quotation marks; then the first line shows it. */
const isInApostrophes = /^'[^'\r\n]*'[;,\t|]'/;
const withMarksSwapped = (text: string) => text.replace(/['"]/g, (mark) => (mark === '"' ? "'" : '"'));

function* quotedRowsRead(text: string, separator: string): Steps<GridRow[]> {
  const rows = yield* partOf(parted(text, separator, 0), 0, 0.9);
  if (!rows.some(({ lines }) => lines > 1)) return rows.map(({ row }) => row);
  // A mark that never closes takes whole lines into one cell, up to the next mark.
  const width = commonWidth(rows.flatMap(({ row, lines }) => (lines === 1 ? [row] : [])));
  return (yield* partOf(parted(text, separator, width), 0.9, 1)).map(({ row }) => row);
}

/** The number of cells that most rows have; 0 without rows. */
export function commonWidth(rows: readonly GridRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows)
    if (cells.some((cell) => cell !== '')) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1] || other[0] - one[0])[0]?.[0] ?? 0;
}

interface Parted {
  row: GridRow;
  /** Over how many lines of the file it goes. */
  lines: number;
}
function* parted(text: string, separator: string, width: number): Steps<Parted[]> {
  const rows: Parted[] = [];
  let at = 0;
  let cellsGone = 0;
  while (at < text.length) {
    cellsGone += (rows.at(-1)?.row.cells.length ?? 0) + 1;
    if (cellsGone >= cellsOfStep) {
      cellsGone = 0;
      yield at / text.length;
    }
    const record = recordAt(text, at, separator);
    const number = rows.length + 1;
    const lines = record ? record.breaks + 1 : 1;
    if (record && !(lines > 1 && width > 1 && swallowsLines(text.slice(at, record.end), separator, width))) {
      rows.push({ row: { number, cells: record.cells.map(tidy) }, lines });
      at = record.next;
    } else {
      const end = lineEnd(text, at);
      const cells = literalCells(text.slice(at, end), separator).map(tidy);
      rows.push({ row: { number, cells, notes: [{ kind: 'quote' }] }, lines: 1 });
      at = afterBreak(text, end);
    }
  }
  return rows;
}

const isBreak = (sign: string | undefined) => sign === '\n' || sign === '\r';
function lineEnd(text: string, from: number): number {
  const breaks = /[\r\n]/g;
  breaks.lastIndex = from;
  return breaks.exec(text)?.index ?? text.length;
}
const afterBreak = (text: string, end: number) => end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);

/** The cells from a place on, up to the end of their record; null where a quotation mark does not close before a separator or the line's end. */
function recordAt(text: string, from: number, separator: string) {
  const cells: string[] = [];
  let at = from;
  let breaks = 0;
  for (;;) {
    const mark = markAt(text, at);
    if (mark >= 0) {
      const closed = quotedAt(text, mark, separator);
      if (!closed && mark === at) return null;
      if (!closed) {
        const end = plainEnd(text, at, separator);
        cells.push(text.slice(at, end));
        at = end;
      } else {
        cells.push(closed.cell);
        breaks += closed.cell.split(/\r\n|\n|\r/).length - 1;
        at = closed.end;
      }
    } else {
      const end = plainEnd(text, at, separator);
      cells.push(text.slice(at, end));
      at = end;
    }
    if (at >= text.length || isBreak(text[at])) return { cells, breaks, end: at, next: afterBreak(text, at) };
    at += 1;
  }
}
/** Where the quotation mark of a cell stands, behind blanks at most; -1 for none. */
function markAt(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return text[at] === '"' ? at : -1;
}
const ends = new Map<string, RegExp>();
/** Where a cell without quotation marks ends. */
function plainEnd(text: string, from: number, separator: string): number {
  let end = ends.get(separator);
  if (!end) {
    end = new RegExp(`[${separator}\\r\\n]`, 'g');
    ends.set(separator, end);
  }
  end.lastIndex = from;
  return end.exec(text)?.index ?? text.length;
}
/** A cell in quotation marks, which are doubled inside it, or stand behind a backslash as MySQL writes them. */
function quotedAt(text: string, from: number, separator: string) {
  let hasBackslashes = false;
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') {
      at += 1;
      continue;
    }
    if (hasBackslashes && text[at - 1] === '\\') continue;
    let end = at + 1;
    while (text[end] === ' ') end += 1;
    if (end >= text.length || text[end] === separator || isBreak(text[end]))
      return { cell: text.slice(from + 1, at).replace(hasBackslashes ? /""|\\"/g : /""/g, '"'), end };
    if (text[at - 1] !== '\\') return null;
    hasBackslashes = true;
  }
  return null;
}
/** Whether each line of a record has, alone, as many cells as all others have. */
const swallowsLines = (record: string, separator: string, width: number) =>
  record.split(/\r\n|\n|\r/).every((line) => literalCells(line, separator).length === width);

/** The cells of one line; a quotation mark that does not close is a sign like others. */
function literalCells(line: string, separator: string): string[] {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    const closed = line[at] === '"' ? quotedAt(line, at, separator) : null;
    const end = closed?.end ?? plainEnd(line, at, separator);
    cells.push(closed?.cell ?? line.slice(at, end));
    if (end >= line.length) return cells;
    at = end + 1;
  }
}

/** A cell without the blanks around it and without what keeps a spreadsheet from running it; `\N` is how MySQL writes what is absent. */
function tidy(cell: string): string {
  const text = cell.replace(/\r\n?/g, '\n');
  if (text === '\\N') return '';
  // CSV files have an apostrophe before what a spreadsheet would run; it is no part of the text.
  return text.replace(/(^|[\n\t;])'(?='*[ \u00a0\u3000]*[=+\-@＝＋－＠])|^'(?=[\t\n])/g, '$1').trim();
}
