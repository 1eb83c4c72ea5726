import { type Measure, measures } from './columnMeanings.ts';
import { drawCell, type GridColumn } from './dataGrid.types.ts';

const selectionWidth = 44;
const actionsWidth = 48;
const quickWidth = 32;
const padding = 24;

/** Whatever a reader drags, a column stays wide enough to be taken again, in pixels. */
export const leastWidth = 56;
export const mostWidth = 960;

const measureOf = <Row>({ meaning, width, minWidth, isPrimary }: GridColumn<Row>): Measure => {
  const measure: Measure = meaning ? measures[meaning] : { least: isPrimary ? 160 : 96, grows: isPrimary ? 1.6 : 1 };
  if (width !== undefined) return { ...measure, least: width, grows: 0, floor: undefined };
  return minWidth === undefined ? measure : { grows: 1, ...measure, least: minWidth };
};

// Letters and digits of the product's font, rounded up; what is narrow in it counts half, what is wide almost half more. The sign of an amount
// below zero is as wide as a digit.
const countOf = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0;
const lengthOf = (text: string) =>
  text.length -
  countOf(text, /(?!^-)[-. ,:;'’|iIljftr]/g) / 2 +
  countOf(text, /[MWmw@%]/g) * 0.4 +
  countOf(text, /[A-HJ-LN-VX-Z]/g) * 0.1;

/** A letter that is as wide as most are, and one where nothing may break. */
const letter = { usual: 7.4, wide: 8.3 };

/** A header stands on two lines at most, and no word of it is cut. */
function headerNeed(header: string) {
  const words = header.split(' ');
  const ways = words.map((_, index) =>
    Math.max(lengthOf(words.slice(0, index).join(' ')), lengthOf(words.slice(index).join(' '))),
  );
  return Math.min(...ways) * letter.usual + padding;
}

/** More rows than these are not looked through: what they hold takes its usual room. */
const readable = 200;

/** Amounts, dates and numbers are never cut: the longest of a page makes its column wider. */
function contentNeed<Row>(column: GridColumn<Row>, { sign }: Measure, rows: readonly Row[]) {
  if (!sign) return 0;
  if (rows.length > readable) return column.meaning === 'money' ? 152 : 0;
  const lengths = rows.map((row) => {
    const drawn = drawCell(column, row);
    return lengthOf(typeof drawn === 'string' ? drawn : (column.text?.(row) ?? ''));
  });
  return Math.max(0, ...lengths) * sign + padding;
}

/** What the header on one line needs, and the names of a page as far as such a column likes to be wide. */
function likedWidth<Row>({ header, text }: GridColumn<Row>, { likes }: Measure, rows: readonly Row[]) {
  const line = lengthOf(header) * letter.wide + padding;
  if (!likes || !text || rows.length > readable) return line;
  return Math.max(
    line,
    Math.min(likes, Math.max(0, ...rows.map((row) => lengthOf(text(row)))) * letter.wide + padding),
  );
}

/** What is never cut, however little room there is: words in the place of a number make no column leave. */
function leastNeed<Row>(column: GridColumn<Row>, measure: Measure, rows: readonly Row[]) {
  const { uncut, cell: _drawn, ...plain } = column;
  return contentNeed(uncut ? { ...plain, text: uncut } : column, measure, rows);
}

/** Whether nobody on this page has a value in the column. */
export const isEmptyColumn = <Row>(column: GridColumn<Row>, rows: readonly Row[]) =>
  rows.length <= readable && rows.every((row) => !column.text?.(row));

/** The least and the lowest width of a column among these rows. */
function boundsOf<Row>(column: GridColumn<Row>, rows: readonly Row[], own: number | undefined) {
  const measure = measureOf(column);
  const { most = Number.POSITIVE_INFINITY } = measure;
  const content = contentNeed(column, measure, rows);
  const need = Math.ceil(Math.max(headerNeed(column.header), Math.min(most, leastNeed(column, measure, rows))));
  const least = Math.max(own === undefined ? measure.least : Math.min(mostWidth, Math.max(leastWidth, own)), need);
  const floor = own === undefined && measure.floor ? Math.max(measure.floor, need) : least;
  return {
    least,
    floor,
    grows: own === undefined ? (measure.grows ?? 0) : 0,
    /** What a number that is longer than usual would like besides. */
    wish: own === undefined ? Math.max(0, Math.ceil(content) - least) : 0,
    /** What a name or a header would like, so that it stands on one line. */
    liking: own === undefined ? Math.max(0, Math.ceil(likedWidth(column, measure, rows)) - least) : 0,
  };
}

type FitOptions<Row> = {
  rows: readonly Row[];
  hasActions: boolean;
  hasSelection: boolean;
  /** Widths in pixels that the reader gave. */
  widths: Readonly<Record<string, number>>;
  /** Ids of columns that never leave. */
  kept?: readonly string[];
  /** Ids of columns that the reader switched on: they leave after the usual ones. */
  added?: readonly string[];
  /** How wide the grid is, in pixels at the default text size; null where it is not known. */
  room: number | null;
  /** By how much letters are drawn wider than in the product's font. */
  stretch?: number;
};

/** The room and the reader's own widths as they would be in the product's font. */
function inUsualLetters<Row>({ room, widths, stretch = 1, ...others }: FitOptions<Row>) {
  if (stretch === 1) return { ...others, room, widths, stretch };
  const own = Object.entries(widths).map(([id, width]) => [id, width / stretch] as const);
  return { ...others, room: room && Math.floor(room / stretch), widths: Object.fromEntries(own), stretch };
}

/** The columns that there is room for: by their priority some become short or leave, the highest number first. */
export function fitColumns<Row>(columns: readonly GridColumn<Row>[], options: FitOptions<Row>) {
  const { rows, hasActions, hasSelection, widths, room, kept = [], added = [] } = inUsualLetters(options);
  const ends = (hasActions ? actionsWidth : 0) + (hasSelection ? selectionWidth : 0);
  // The action that a row offers is of more use than what leaves first.
  const endsUntil = (at: number) => ends + (hasActions && at >= 4 ? quickWidth : 0);
  const needOf = (column: GridColumn<Row>) => boundsOf(column, rows, widths[column.id]).least;
  let shown = [...columns];
  // What somebody asked for stays longer than what nobody did.
  const leavesAt = ({ id, priority }: GridColumn<Row>) =>
    priority !== undefined && added.includes(id) ? -1 / (priority + 1) : priority;
  const steps = columns
    .flatMap((column) => [
      { column, becomes: column.short && { ...column, ...column.short }, at: column.short?.at },
      { column, becomes: undefined, at: kept.includes(column.id) ? undefined : leavesAt(column) },
    ])
    .filter((step) => step.at !== undefined)
    .sort((first, second) => (second.at ?? 0) - (first.at ?? 0));
  for (const { column, becomes, at = 0 } of steps) {
    if (room === null || shown.reduce((sum, one) => sum + needOf(one), endsUntil(at)) <= room) break;
    shown = shown.flatMap((one) => (one.id === column.id ? (becomes ?? []) : one));
  }
  return shown;
}

/** The width that a row of these columns needs, and its CSS tracks. */
export function columnTracks<Row>(columns: readonly GridColumn<Row>[], options: FitOptions<Row>) {
  const { rows, hasActions, hasSelection, widths, room, stretch } = inUsualLetters(options);
  const bounds = columns.map((column) => boundsOf(column, rows, widths[column.id]));
  let ends = (hasActions ? actionsWidth : 0) + (hasSelection ? selectionWidth : 0);
  const sum = bounds.reduce((total, { least }) => total + least, ends);
  // Names give way only where nothing else can leave.
  const isTight = room !== null && sum > room;
  // It gives way before the columns that identify a row.
  const hasQuick = hasActions && (room === null || sum + quickWidth <= room);
  if (hasQuick) ends += quickWidth;
  // No number is cut while names have room to spare.
  let spare = room === null ? 0 : Math.max(0, room - sum - (hasQuick ? quickWidth : 0));
  // Where there is not room enough, each that can gives way by the same share of what it can give.
  const giveable = bounds.reduce((total, { least, floor }) => total + least - floor, 0);
  const given = isTight && giveable > 0 ? Math.min(1, (sum - room) / giveable) : 0;
  const leasts = bounds.map(({ least, floor, wish }) => {
    if (isTight) return Math.max(floor, Math.floor(least - (least - floor) * given));
    const more = Math.min(spare, wish);
    spare -= more;
    return least + more;
  });
  for (const [index, { least, liking }] of bounds.entries()) {
    const more = Math.min(spare, Math.max(0, least + liking - (leasts[index] ?? 0)));
    spare -= more;
    leasts[index] = (leasts[index] ?? 0) + more;
  }
  const rem = (pixels: number) => `${(pixels * stretch) / 16}rem`;
  // Something has to take the room that is left over; where every width is given it is the last column.
  const most = Math.max(0, ...bounds.map(({ grows }) => grows));
  const flexible = most > 0 ? bounds.findIndex(({ grows }) => grows === most) : columns.length - 1;
  const tracks = bounds.map(({ grows }, index) => {
    const share = grows || (index === flexible ? 1 : 0);
    return share ? `minmax(${rem(leasts[index] ?? 0)}, ${share}fr)` : rem(leasts[index] ?? 0);
  });
  return {
    gridTemplateColumns: [
      ...(hasSelection ? [rem(selectionWidth)] : []),
      ...tracks,
      ...(hasActions ? [rem(actionsWidth + (hasQuick ? quickWidth : 0))] : []),
    ].join(' '),
    minInlineSize: rem(leasts.reduce((total, width) => total + width, ends)),
    /** Whether one action of a row has room beside its menu. */
    hasQuick,
  };
}
