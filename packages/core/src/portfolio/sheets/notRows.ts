import { plain } from '../imports/index.ts';
import { filledCells, isFilled } from './heads.ts';
import type { GridRow } from './sheetTypes.ts';
import { eachRow, partOf, type Steps } from './steps.ts';

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
/** How many things there are, as totals tell of lists without amounts: `26 CLIENTES`. */
const counts =
  /^(?:(?:numero|no|nro|cantidad|number) (?:de|of) )?(?:(?<before>\d+) )?(?<what>\p{L}{3,}(?: \p{L}{3,})?)(?: (?<behind>\d+))?$/u;
const counted =
  /^(?:clientes?|polizas?|asegurados?|afiliados?|vehiculos?|registros?|filas?|items?|recibos?|cuotas?|personas?|contratos?|facturas?|ramos?|aseguradoras?|companias?|customers?|clients?|policies|policy|insureds?|vehicles?|records?|rows?|instalments?|installments?|people|persons?|insurers?|branches)\b/;
const pages = /^(?:pagina|page|pag|pg|hoja)(?: (?:n|no|nro|num|n o))? \d+(?: (?:de|of) \d+| \d+)?$/;
const endsWithPage = / (?:pagina|page|pag|pg)(?: (?:n|no|nro|num|n o))? \d+(?: (?:de|of) \d+| \d+)?$/;
/** What the head of a page says beside its title: what it is, when it was printed, and by whom. */
const reports = /^(?:reporte|listado|informe|report|listing) (?:de|del|general|mensual|of|for)\b/;
const prints =
  /^(?:fecha|hora|usuario|impreso|emitido|generado|date|time|user|printed|issued|generated|run)\b.*[:\d]|^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?: \d{1,2}:\d\d.*)?$|^\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)?$/i;

/** `Aseguradora: Andina`, which says what the rows below it have in common. */
const groups = /^[^:\d]{2,40}: ?\S/;

/** The rows of a table that say nothing of their own, in steps; `above` are the rows above the headings and those of the headings, `isWide` tells which go over several columns. */
export function* rowsThatAreNone(
  rows: readonly GridRow[],
  heads: readonly GridRow[],
  above: readonly GridRow[],
  isWide: (row: GridRow) => boolean,
): Steps<LeftOutRow[]> {
  const width = Math.max(0, ...heads.map(filledCells));
  // Of one column nothing can be told.
  if (width < 2) return [];
  const titles = new Set(above.map(keyOf).filter((key) => key !== ''));
  const titleCells = new Set(above.flatMap(({ cells }) => cells.filter(isFilled).map(withoutNumbers)));
  const sums = new Sums();
  let last = -1;
  yield* partOf(
    eachRow(rows, (row, index) => {
      if (filledCells(row) > 1) last = index;
    }),
    0,
    0.1,
  );
  const headings = heads.map(headingsOf);
  const found: LeftOutRow[] = [];
  const sort = (row: GridRow, index: number) => {
    const kind = kindOf(row, {
      headings,
      titles,
      titleCells,
      width,
      sums,
      isGroup: index < last && (isWide(row) || groups.test(row.cells.find(isFilled) ?? '')),
      isBelow:
        index > last && (isParted(rows, last) || found.at(-1)?.kind === 'total' || found.at(-1)?.kind === 'foot'),
    });
    if (kind) found.push({ number: row.number, kind, text: row.cells.filter(isFilled).join(' · ') });
    if (kind === 'total') sums.close();
    else if (!kind) sums.add(row);
  };
  yield* partOf(eachRow(rows, sort), 0.1, 1);
  return found;
}
interface Around {
  /** The headings of each row of them. */
  headings: readonly Heading[][];
  titles: ReadonlySet<string>;
  /** The cells of the titles, whatever their numbers. */
  titleCells: ReadonlySet<string>;
  width: number;
  sums: Sums;
  /** If it has one cell, it names what the rows below have in common. */
  isGroup: boolean;
  /** Only rows of one cell follow, behind a row without words or a total. */
  isBelow: boolean;
}
function kindOf(row: GridRow, around: Around): LeftOutRow['kind'] | null {
  const { headings, titles, titleCells, width, sums } = around;
  const filled = row.cells.filter(isFilled);
  if (headings.some((head) => repeats(row, head))) return 'head';
  const [first = ''] = filled;
  if (filled.every((cell) => /^[-=_*.·\s]{3,}$/.test(cell))) return 'page';
  if ((titles.size > 0 && titles.has(keyOf(row))) || (filled.length === 1 && pages.test(plain(first)))) return 'page';
  if (isHeadOfPage(filled, titleCells, width)) return 'page';
  const rest = filled.slice(1);
  const isShort =
    filled.length < Math.max(width, 3) && rest.every((cell) => amountsOf(cell).length > 0 || sums.isCount(cell));
  if (isShort && total.test(plain(first))) return 'total';
  // A person or a firm may be called Total; a total of something adds up, or stands alone.
  if (
    isShort &&
    beginsAsTotal.test(plain(first)) &&
    (rest.length === 0 || sums.hasSumIn(row) || rest.every((cell) => sums.isCount(cell)))
  )
    return 'total';
  if (filled.length === 1 && width > 2 && sums.isCountOfAll(first)) return 'total';
  if (sums.isSumOf(row, width)) return 'total';
  if (filled.length > 1 || width < 3) return null;
  return around.isGroup ? 'group' : around.isBelow ? 'foot' : null;
}
const keyOf = ({ cells }: GridRow) => plain(cells.filter(isFilled).join(' '));
/** A text whose numbers are left open, as those of pages and of days in a title. */
const withoutNumbers = (text: string) => plain(text).replace(/\d+/g, '0');
/** Whether a row of few cells has nothing but what the head of a page has: the title again, what report it is, the page, and when it was printed. */
function isHeadOfPage(filled: readonly string[], titleCells: ReadonlySet<string>, width: number): boolean {
  if (width < 3 || filled.length >= Math.max(width, 3) || filled.length * 2 > width + 2) return false;
  const isPage = (cell: string, index: number) =>
    pages.test(plain(cell)) ||
    endsWithPage.test(plain(cell)) ||
    // The word and its number may stand in two cells.
    (index > 0 && /^\d+$/.test(cell) && pages.test(plain(`${filled[index - 1]} ${cell}`))) ||
    (/^(?:pagina|page|pag|pg)$/.test(plain(cell)) && /^\d+$/.test(filled[index + 1] ?? ''));
  const isReport = (cell: string) => reports.test(plain(cell));
  const isTitle = (cell: string) => /\p{L}/u.test(cell) && titleCells.has(withoutNumbers(cell));
  const isPrint = (cell: string) => prints.test(cell.trim());
  // Whose report it is, in some words without a number.
  const isName = (cell: string) => /^\P{N}*\p{L}\P{N}*\s\P{N}*\p{L}\P{N}*$/u.test(cell);
  const isBeside = (cell: string) => isTitle(cell) || isReport(cell) || isPrint(cell) || isName(cell);
  if (filled.some(isPage)) return filled.every((cell, index) => isPage(cell, index) || isBeside(cell));
  if (filled.some(isReport)) return filled.every((cell) => isReport(cell) || isTitle(cell) || isPrint(cell));
  return filled.length > 1 && filled.every((cell) => isTitle(cell) || (isPrint(cell) && /\p{L}/u.test(cell)));
}
interface Heading {
  column: number;
  text: string;
}
const headingsOf = ({ cells }: GridRow): Heading[] =>
  cells.flatMap((cell, column) => (isFilled(cell) ? [{ column, text: plain(cell) }] : []));
/** Whether a row says most of the headings again. */
function repeats(row: GridRow, headings: readonly Heading[]): boolean {
  const most = headings.length * 0.7;
  let same = 0;
  for (const [index, { column, text }] of headings.entries()) {
    if (plain(row.cells[column] ?? '') === text) same += 1;
    // The rest cannot make up for those that say something else.
    if (same + headings.length - 1 - index < most) return false;
  }
  return same > 1 && same >= most && filledCells(row) <= headings.length;
}
const isParted = (rows: readonly GridRow[], last: number) =>
  (rows[last + 1]?.number ?? 0) > (rows[last]?.number ?? Number.POSITIVE_INFINITY) + 1;

/** The number of a text that counts something, and whether lists of an office are of that; null for other texts. */
function countOf(text: string) {
  const { before, what = '', behind } = counts.exec(plain(text))?.groups ?? {};
  const count = before ?? behind;
  return count === undefined || (before !== undefined && behind !== undefined)
    ? null
    : { count, isOfList: counted.test(what) };
}

/** What columns add up to, since the beginning and since the last total. */
class Sums {
  #rows = 0;
  #rowsOfPart = 0;
  #whole = new Map<number, number[]>();
  #part = new Map<number, number[]>();
  add({ cells }: GridRow) {
    this.#rows += 1;
    this.#rowsOfPart += 1;
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
    this.#rowsOfPart = 0;
  }
  /** Whether a text says how many rows there are, or how many of what lists have. */
  isCount(text: string): boolean {
    const said = countOf(text);
    return /^\d+$/.test(text) ? this.#isOfRows(text) : said !== null && (said.isOfList || this.#isOfRows(said.count));
  }
  /** Whether a text of its own says how many rows there are, and of what. */
  isCountOfAll(text: string): boolean {
    const said = countOf(text);
    return said?.isOfList === true && this.#isOfRows(said.count);
  }
  #isOfRows = (count: string) => Number(count) > 0 && [this.#rows, this.#rowsOfPart].includes(Number(count));
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
