import { digitsOf, formatCode, numberShower, type ShownNumber } from './numberFormat.ts';
import { type GridRow, type MergedCells, type SheetGrid, type SheetNote, UnreadableFile } from './sheetTypes.ts';
import { finished, partOf, type Steps } from './steps.ts';
import { walkedXml, walkXml } from './xml.ts';
import { unzipped, type ZipEntry, zipEntries } from './zip.ts';

/** What is unpacked of a file is no more than this, so that a small file cannot fill the memory. */
const mostUnpacked = 400 * 1_048_576;
/** The last column that a spreadsheet has. */
const mostColumns = 16_384;

/** Reads all sheets of an Excel file (.xlsx), each cell as it is shown; throws `UnreadableFile` where it is none. */
export const readWorkbook = (bytes: Uint8Array): SheetGrid[] => finished(workbookRead(bytes));
/** The same in steps. */
export function* workbookRead(bytes: Uint8Array): Steps<SheetGrid[]> {
  const archive = new Archive(bytes);
  const partAt = (path: string | undefined, from = 0, to = 0) => archive.part(path ?? '', from, to);
  const related = function* (path: string): Steps<Relation[]> {
    return relationsOf((yield* partAt(relationsPath(path))) ?? '', path);
  };
  const start = (yield* related('')).find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml';
  const book = yield* partAt(start);
  // Documents and sheets of other programs are zip archives too.
  if (book === undefined) throw new UnreadableFile(isOther(archive) ? 'kind' : 'broken');
  const relations = yield* related(start);
  const pathOf = (type: string) => relations.find((one) => one.type === type)?.path;
  const { sheets, is1904 } = readBook(book);
  const texts = yield* partOf(textsRead((yield* partAt(pathOf('sharedStrings'), 0, 0.05)) ?? ''), 0.05, 0.2);
  const shows = readFormats((yield* partAt(pathOf('styles'))) ?? '', is1904);
  const found = sheets.map((sheet) => ({ ...sheet, target: relations.find(({ id }) => id === sheet.relation) }));
  // A sheet that is a chart has no cells.
  const tables = found.filter(({ target }) => !target || target.type === 'worksheet');
  const grids: SheetGrid[] = [];
  for (const [place, { name, isHidden, target }] of tables.entries()) {
    const shareAt = (within: number) => 0.2 + (0.8 * (place + within)) / tables.length;
    const part = target && (yield* partAt(target.path, shareAt(0), shareAt(0.2)));
    if (part === undefined) throw new UnreadableFile(target?.path.endsWith('.bin') ? 'kind' : 'broken');
    grids.push({ name, isHidden, ...(yield* partOf(sheetRead(part, texts, shows), shareAt(0.2), shareAt(1))) });
  }
  return grids;
}

/** The parts of a file, each unpacked when it is asked for. */
class Archive {
  #bytes: Uint8Array;
  #entries = new Map<string, ZipEntry>();
  #unpacked = 0;
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    const entries = orBroken(() => zipEntries(bytes)).filter(({ name }) =>
      /\.(?:xml|rels|bin)$|^mimetype$/i.test(name),
    );
    if (entries.reduce((sum, { size }) => sum + size, 0) > mostUnpacked) throw new UnreadableFile('large');
    for (const entry of entries)
      this.#entries.set(entry.name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase(), entry);
  }
  has = (name: string) => this.#entries.has(name);
  /** The text of a part, in steps that go from one share of the work to another; undefined where there is none. */
  *part(path: string, from: number, to: number): Steps<string | undefined> {
    const entry = this.#entries.get(path.toLowerCase());
    if (!entry) return undefined;
    const pieces: string[] = [];
    let decoder: TextDecoder | undefined;
    const steps = unzipped(this.#bytes, entry, (piece) => {
      this.#unpacked += piece.length;
      if (this.#unpacked > mostUnpacked) throw new UnreadableFile('large');
      // XML is UTF-8, but for the files of few programs, which mark UTF-16.
      if (piece.length > 0) decoder ??= new TextDecoder(piece[0] === 0xff && piece[1] === 0xfe ? 'utf-16le' : 'utf-8');
      pieces.push(decoder?.decode(piece, { stream: true }) ?? '');
    });
    for (;;) {
      const step = orBroken(() => steps.next());
      if (step.done) break;
      yield from === to ? undefined : from + (to - from) * (step.value ?? 0);
    }
    return pieces.join('') + (decoder?.decode() ?? '');
  }
}
function orBroken<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('broken');
  }
}
const isOther = (archive: Archive) =>
  ['mimetype', 'content.xml', 'word/document.xml', 'xl/workbook.bin', 'ppt/presentation.xml'].some(archive.has);

const relationsPath = (path: string) => {
  const cut = path.lastIndexOf('/') + 1;
  return `${path.slice(0, cut)}_rels/${path.slice(cut)}.rels`;
};
interface Relation {
  id: string;
  type: string;
  path: string;
}
function relationsOf(xml: string, from: string): Relation[] {
  const found: Relation[] = [];
  const folder = from.slice(0, from.lastIndexOf('/') + 1);
  walkXml(xml, {
    open: (name, attribute) => {
      if (name !== 'Relationship') return;
      const type = attribute('Type') ?? '';
      found.push({
        id: attribute('Id') ?? '',
        type: type.slice(type.lastIndexOf('/') + 1),
        path: resolved(folder, attribute('Target') ?? ''),
      });
    },
    close: nothing,
    text: nothing,
  });
  return found;
}
function resolved(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path: string[] = [];
  for (const step of `${folder}${target}`.split('/'))
    if (step === '..') path.pop();
    else if (step !== '.') path.push(step);
  return path.join('/');
}
const nothing = () => undefined;
const isOn = (value: string | undefined) => value === '1' || value === 'true';

function readBook(xml: string) {
  const sheets: { name: string; isHidden: boolean; relation: string }[] = [];
  let is1904 = false;
  walkXml(xml, {
    open: (name, attribute) => {
      if (name === 'workbookPr') is1904 = isOn(attribute('date1904'));
      if (name === 'sheet')
        sheets.push({
          name: attribute('name') ?? '',
          isHidden: /hidden/i.test(attribute('state') ?? ''),
          relation: attribute('id') ?? '',
        });
    },
    close: nothing,
    text: nothing,
  });
  return { sheets, is1904 };
}

/** Texts stand in a list of their own; how their words are drawn and how East Asia says them is no part of them. */
function* textsRead(xml: string): Steps<string[]> {
  const texts: string[] = [];
  let text = '';
  let [isText, isSaid] = [false, false];
  yield* walkedXml(xml, {
    open: (name) => {
      if (name === 'si') text = '';
      isText = name === 't';
      if (name === 'rPh') isSaid = true;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isSaid = false;
      if (name === 'si') texts.push(withoutCodes(text));
    },
    text: (piece) => {
      if (isText && !isSaid) text += piece;
    },
  });
  return texts;
}
/** A sheet writes signs that XML cannot hold as `_x000D_`. */
const withoutCodes = (text: string) =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

type Show = (value: number) => ShownNumber;
/** How numbers are shown, by the style of a cell. */
function readFormats(xml: string, is1904: boolean): (style: number) => Show {
  const own = new Map<number, string>();
  const ids: number[] = [];
  let isOfCells = false;
  walkXml(xml, {
    open: (name, attribute) => {
      if (name === 'numFmt') own.set(Number(attribute('numFmtId')), attribute('formatCode') ?? 'General');
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) ids.push(Number(attribute('numFmtId') ?? 0));
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
    text: nothing,
  });
  const shows = new Map<number, Show>();
  return (style) => {
    const id = ids[style] ?? 0;
    const known = shows.get(id) ?? numberShower(formatCode(id, own), is1904);
    shows.set(id, known);
    return known;
  };
}

interface OpenCell {
  column: number;
  style: number;
  type: string;
  text: string;
  hasFormula: boolean;
  hasValue: boolean;
}
function* sheetRead(
  xml: string,
  texts: readonly string[],
  shows: (style: number) => Show,
): Steps<Pick<SheetGrid, 'rows' | 'merges'>> {
  const rows: GridRow[] = [];
  const merges: MergedCells[] = [];
  let row: GridRow = { number: 0, cells: [] };
  let cell: OpenCell | null = null;
  let last = -1;
  let isText = false;
  let isSaid = false;
  yield* walkedXml(xml, {
    open: (name, attribute) => {
      if (name === 'row') {
        row = { number: Number(attribute('r') ?? row.number + 1), cells: [], isHidden: isOn(attribute('hidden')) };
        last = -1;
      } else if (name === 'c') {
        last = placeOf(attribute('r') ?? '')?.column ?? last + 1;
        cell = { column: last, style: Number(attribute('s') ?? 0), type: attribute('t') ?? 'n', ...emptyCell };
      } else if (name === 'f' && cell) cell.hasFormula = true;
      else if (name === 'rPh') isSaid = true;
      else if (name === 'v' || name === 't') isText = !isSaid;
      else if (name === 'mergeCell') {
        const [from, to] = (attribute('ref') ?? '').split(':').map(placeOf);
        if (from && to) merges.push({ top: from.row, left: from.column, bottom: to.row, right: to.column });
      }
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isSaid = false;
      else if (name === 'v' && cell) cell.hasValue = true;
      else if (name === 'c' && cell) {
        if (cell.column < mostColumns) takeCell(row, cell, texts, shows);
        cell = null;
      } else if (name === 'row' && (row.cells.length > 0 || row.notes)) rows.push(row);
    },
    text: (piece) => {
      if (isText && cell) cell.text += piece;
    },
  });
  return { rows, merges };
}
const emptyCell = { text: '', hasFormula: false, hasValue: false };

/** Row and column of an address such as `AB12`, from 0. */
function placeOf(address: string): { row: number; column: number } | null {
  const found = /^\$?([A-Z]{1,3})\$?(\d+)$/i.exec(address);
  if (!found?.[1]) return null;
  const letters = [...found[1].toUpperCase()];
  const column = letters.reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(found[2]) - 1, column };
}

function takeCell(row: GridRow, cell: OpenCell, texts: readonly string[], shows: (style: number) => Show) {
  const { column, type } = cell;
  const note = (one: SheetNote) => {
    row.notes = [...(row.notes ?? []), { ...one, column }];
  };
  const put = (text: string) => {
    const tidy = text.replace(/\r\n?/g, '\n').trim();
    if (tidy === '') return;
    while (row.cells.length < column) row.cells.push('');
    row.cells[column] = tidy;
  };
  if (cell.hasFormula && !cell.hasValue && cell.text === '') return note({ kind: 'uncomputed' });
  if (type === 's') return put(texts[Number(cell.text)] ?? '');
  if (type === 'str' || type === 'inlineStr') return put(withoutCodes(cell.text));
  if (type === 'b') return put(String(isOn(cell.text)));
  if (type === 'd') return put(cell.text.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, ''));
  if (type === 'e') {
    note({ kind: 'error', text: cell.text });
    return put(cell.text);
  }
  const value = Number(cell.text);
  if (cell.text.trim() === '' || !Number.isFinite(value)) return put(cell.text);
  const { text, stored, isNumber } = shows(cell.style)(value);
  put(text);
  if (isNumber) row.numbers = (row.numbers ?? new Set()).add(column);
  if (stored !== undefined) row.stored = (row.stored ?? new Map()).set(column, stored);
  // A sheet keeps fifteen digits; those behind them became zeros.
  if (Number.isInteger(value) && Math.abs(value) >= 1e15) note({ kind: 'digits', text: digitsOf(value) });
}
