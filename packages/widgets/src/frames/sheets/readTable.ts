import type { ImportTable } from '@corredor/machines/import-wizard';

const reasons = ['empty', 'kind', 'broken', 'large', 'rows'] as const;
/** Why a file cannot be read, as a key of this room's words. */
type UnreadableReason = (typeof reasons)[number];
/** Why a file could not be read, by the message of its error; another error is of a broken file. */
export const unreadableReason = (message: string): UnreadableReason =>
  reasons.find((reason) => reason === message) ?? 'broken';

class UnreadableFile extends Error {
  readonly reason: UnreadableReason;
  constructor(reason: UnreadableReason) {
    super(reason);
    this.reason = reason;
  }
}
const greatest = 20 * 1_048_576;
const mostRows = 20_000;

/** Reads the first sheet of an Excel file, or a CSV file, as texts; the first row that says anything has the headings. */
export async function readTable(file: File): Promise<ImportTable> {
  if (file.size > greatest) throw new UnreadableFile('large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip && /\.(?:xlsx?|ods|pdf|docx?)$/i.test(file.name)) throw new UnreadableFile('kind');
  const sheet = await (isZip ? readExcel(file) : readCsv(decode(bytes)));
  const texts = sheet.map((row) => row.map(toText));
  const filled = texts.map((row) => row.filter((cell) => cell !== '').length);
  // A title above the table fills one cell only.
  const table = filled.findIndex((count) => count > 1);
  const start = table >= 0 ? table : filled.findIndex((count) => count > 0);
  const head = texts[start] ?? [];
  const width = head.reduce((last, cell, index) => (cell === '' ? last : index + 1), 0);
  const rows = texts.flatMap((cells, index) =>
    index > start && cells.some((cell) => cell !== '') ? [{ number: index + 1, cells: cells.slice(0, width) }] : [],
  );
  if (width === 0 || rows.length === 0) throw new UnreadableFile('empty');
  if (rows.length > mostRows) throw new UnreadableFile('rows');
  const headings = head.slice(0, width).map((heading) => heading.replace(/\s+/g, ' '));
  return { fileName: file.name.slice(0, 200), headings, rows };
}

async function readExcel(file: File): Promise<unknown[][]> {
  const { readSheet } = await import('read-excel-file/browser');
  try {
    return await readSheet(file);
  } catch {
    throw new UnreadableFile('broken');
  }
}
async function readCsv(text: string): Promise<unknown[][]> {
  const { default: papa } = await import('papaparse');
  // Lines without a word are kept, so that a row keeps the number that a spreadsheet shows.
  const { data } = papa.parse<string[]>(text, { delimiter: separatorOf(text), skipEmptyLines: false });
  return data.map((row) => row.map(unguarded));
}
/** The sign that stands in most of the first lines, and among those the one that stands most often. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const weight = (sign: string) =>
    lines.reduce((sum, line) => sum + (line.includes(sign) ? 1_000 : 0) + line.split(sign).length - 1, 0);
  return [';', ',', '\t', '|'].toSorted((one, other) => weight(other) - weight(one))[0] ?? ',';
}
/** Spreadsheets save CSV as UTF-8, as UTF-16 with a mark, or in the old code page of Windows. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  // What a sheet computed has fifteen digits that count.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  return String(cell).replace(/\r\n?/g, '\n').trim().slice(0, 2000);
}
/** CSV files have an apostrophe before what a spreadsheet would run; it is no part of the text. */
const unguarded = (text: string) =>
  text.replace(/(^|[\r\n\t;])'(?='*[ \u00a0\u3000]*[=+\-@＝＋－＠])|^'(?=[\t\r])/g, '$1');
