import type { KnownHeadings } from '../imports/index.ts';
import { csvRowsRead } from './csvRows.ts';
import { decoded, type Encoding, encodings, guessEncoding, placeThatTells, sampleOf, textEnd } from './encodings.ts';
import { filledCells, headsGuessed } from './heads.ts';
import { namedSeparator, type Separator, separatorGuessed } from './separators.ts';
import { mostFileBytes, type SheetGrid, UnreadableFile } from './sheetTypes.ts';
import { eachRow, finished, partOf, type Steps } from './steps.ts';
import { type SheetChoices, type SheetDoubt, type SheetTable, type TableReading, tableOf } from './tableOf.ts';
import { workbookRead } from './workbook.ts';

/** How a file was read: what was chosen or guessed, what else there was to choose, and what is to be told. */
export interface SheetReading extends TableReading {
  source: 'sheet' | 'text';
  /** Of text files: by which letters, with the first place that tells, and by which sign lines are parted, with the columns of each. */
  encoding: Encoding | null;
  encodingChoices: readonly { encoding: Encoding; sample: string }[];
  separator: Separator | null;
  separatorChoices: readonly { separator: Separator; columns: number }[];
  /** Of workbooks: which sheet, and all of them. */
  sheet: number;
  sheetChoices: readonly { name: string; isHidden: boolean; rows: number }[];
}
/** A file as it was read: its headings and its rows, all as texts as they are shown, with each row's number in the file. */
export interface ReadSheetTable extends Omit<SheetTable, 'reading'> {
  fileName: string;
  reading: SheetReading;
}

/**
 * Reads the table in an Excel file (.xlsx) or in a text file of parted cells; `known` counts known headings, by which sheet, row and separator are guessed.
 * Throws `UnreadableFile`. Where something was chosen, a table without rows is given back, so that it can be chosen otherwise.
 */
export const readSheetFile = (
  bytes: Uint8Array,
  fileName: string,
  known: KnownHeadings,
  choices: SheetChoices = {},
): ReadSheetTable => finished(sheetFileRead(bytes, fileName, known, choices));
/** The same in steps of few cells, so that a page can do something else between two of them; each tells which share is read, from 0 to 1. */
export function* sheetFileRead(
  bytes: Uint8Array,
  fileName: string,
  known: KnownHeadings,
  choices: SheetChoices = {},
): Steps<ReadSheetTable> {
  if (bytes.length > mostFileBytes) throw new UnreadableFile('large');
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const isOld = bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;
  // Excel keeps a protected file in the frame of its old format.
  if (isOld) throw new UnreadableFile(/\.xlsx$/i.test(fileName) ? 'broken' : 'kind');
  if (!isZip && /\.(?:xlsx?|xlsb|ods|pdf|docx?)$/i.test(fileName)) throw new UnreadableFile('kind');
  if (!isZip && isPage(bytes)) throw new UnreadableFile('kind');
  const { reading, ...table } = yield* isZip ? ofWorkbook(bytes, known, choices) : ofText(bytes, known, choices);
  const isGuessed = Object.values(choices).every((choice) => choice === undefined);
  if (isGuessed && (table.headings.length === 0 || table.rows.length === 0)) throw new UnreadableFile('empty');
  return { fileName: fileName.slice(0, 200), ...table, reading };
}
/** A page of the web or of XML, or a PDF, under the name of a sheet. */
const isPage = (bytes: Uint8Array) =>
  /^\ufeff?\s*(?:%PDF|<(?:!doctype|html|table|meta|\?xml))/i.test(new TextDecoder().decode(bytes.subarray(0, 200)));
const notText = { encoding: null, encodingChoices: [], separator: null, separatorChoices: [] } as const;

function* ofWorkbook(bytes: Uint8Array, known: KnownHeadings, choices: SheetChoices) {
  const sheets = yield* partOf(workbookRead(bytes), 0, 0.5);
  const { sheet, isDoubtful } = yield* partOf(guessSheet(sheets, known), 0.5, 0.5);
  const chosen = choices.sheet ?? sheet;
  const grid = sheets[chosen];
  if (!grid) throw new UnreadableFile('empty');
  const { reading, ...table } = yield* partOf(tableOrNone(grid, choices, known, false), 0.5, 1);
  const doubts: SheetDoubt[] = choices.sheet === undefined && isDoubtful ? ['sheet'] : [];
  return {
    ...table,
    reading: {
      ...reading,
      ...notText,
      source: 'sheet' as const,
      sheet: chosen,
      sheetChoices: sheets.map(({ name, isHidden, rows }) => ({ name, isHidden, rows: rows.length })),
      doubts: [...doubts, ...reading.doubts],
    },
  };
}
/** The sheet with most known headings; covers and hidden sheets only where there is no other. */
function* guessSheet(sheets: readonly SheetGrid[], known: KnownHeadings) {
  const ranked: { sheet: number; words: number; weight: number }[] = [];
  for (const [sheet, grid] of sheets.entries()) {
    const heads = yield* headsGuessed(grid, known);
    let rows = 0;
    yield* eachRow(grid.rows, (row) => {
      if (row.number > (heads?.row ?? 0) && filledCells(row) > 1) rows += 1;
    });
    const words = heads?.known ?? 0;
    const weight = heads ? (grid.isHidden ? 0 : 1000) + words * 10 + (rows > 0 ? 5 : 0) : -1;
    ranked.push({ sheet, words, weight });
  }
  const best = ranked.reduce<(typeof ranked)[number] | undefined>(
    (one, other) => (one && one.weight >= other.weight ? one : other),
    undefined,
  );
  if (!best || best.weight < 0) throw new UnreadableFile('empty');
  const others = ranked.filter(({ sheet, weight }) => sheet !== best.sheet && weight >= 1000);
  // Another sheet may be meant where it has as many known headings, nearly.
  const isDoubtful = others.some(({ words, weight }) => weight % 10 === 5 && words * 2 >= Math.max(best.words, 2));
  return { sheet: best.sheet, isDoubtful: isDoubtful || (best.words < 2 && others.some(({ weight }) => weight % 10)) };
}
function* tableOrNone(
  grid: SheetGrid,
  choices: SheetChoices,
  known: KnownHeadings,
  isParted: boolean,
): Steps<SheetTable> {
  if (grid.rows.length > 0) return yield* tableOf(grid, choices, known, isParted);
  if (choices.sheet === undefined) throw new UnreadableFile('empty');
  return yield* tableOf({ ...grid, rows: [{ number: 1, cells: [] }] }, { ...choices, headRow: 1 }, known, isParted);
}

function* ofText(bytes: Uint8Array, known: KnownHeadings, choices: SheetChoices) {
  const guess = guessEncoding(bytes);
  const encoding = choices.encoding ?? guess.encoding;
  yield;
  const text = decoded(isWide(encoding) ? bytes : bytes.subarray(0, textEnd(bytes)), encoding);
  yield;
  const whole = yield* partOf(unwrapped(text), 0, 0.1);
  const named = namedSeparator(whole);
  const { ranked, isDoubtful } = yield* separatorGuessed(whole, (cells) => known(cells.map((cell) => [cell])));
  const separator = choices.separator ?? named ?? ranked[0]?.separator ?? ';';
  yield;
  const rows = yield* partOf(csvRowsRead(whole, separator), 0.1, 0.5);
  // The line that names the separator is none of the table.
  const grid = { name: '', isHidden: false, rows: named ? rows.slice(1) : rows, merges: [] };
  const { reading, ...table } = yield* partOf(tableOrNone(grid, choices, known, true), 0.5, 1);
  const doubts: SheetDoubt[] = [
    ...(choices.encoding === undefined && guess.others.length > 0 ? ['encoding' as const] : []),
    ...(choices.separator === undefined && !named && isDoubtful ? ['separator' as const] : []),
  ];
  return {
    ...table,
    reading: {
      ...reading,
      source: 'text' as const,
      encoding,
      encodingChoices: encodingChoices(bytes, guess),
      separator,
      separatorChoices: ranked.map(({ separator: sign, columns }) => ({ separator: sign, columns })),
      sheet: 0,
      sheetChoices: [],
      doubts: [...doubts, ...reading.doubts],
    },
  };
}
/** The lines of a file whose every line was taken for one cell, as Excel writes a list that it did not part. */
function* unwrapped(text: string): Steps<string> {
  if (!text.startsWith('"')) return text;
  const lines = yield* csvRowsRead(text, '\0');
  const isWrapped = lines.length > 1 && lines.every(({ notes, cells }) => !notes && cells.length === 1);
  if (!isWrapped || !/^"[^"\r\n]*(?:""[^"\r\n]*)*"(?:[\r\n]|$)/.test(text)) return text;
  const inner = lines.map(({ cells: [cell = ''] }) => cell);
  return inner.every((cell) => cell === '' || /[;,\t|]/.test(cell)) ? inner.join('\n') : text;
}
const isWide = (encoding: Encoding) => encoding.startsWith('utf-16');
/** The encodings that can be chosen: none where every one reads alike. */
function encodingChoices(bytes: Uint8Array, guess: ReturnType<typeof guessEncoding>) {
  const place = placeThatTells(bytes, guess.encoding, guess.others);
  return encodings
    .filter((encoding) => isWide(encoding) === isWide(guess.encoding))
    .map((encoding) => ({ encoding, sample: sampleOf(bytes, encoding, place) }))
    .filter(({ sample }) => sample !== '');
}
