import { type Measure, measures } from './columnMeanings.ts';
import { drawCell, type GridColumn } from './dataGrid.types.ts';

const selectionWidth = 44;
const actionsWidth = 48;
const quickWidth = 32;
const padding = 24;

/** Where there is little room, in pixels, cells stand closer to one another by so much. */
const littleRoom = 800;
const closer = 8;

/** Letters on paper, by those on a screen. */
const paperLetter = 0.93;

/** No longer word makes a column of names wider: it is hyphenated. */
const mostWord = 168;

/** What leaves from here on is of less use than names that are whole, and short ones that stand on one line. */
const leavesBeforeWrapping = 3.5;

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

/** How long the longer line is where words stand on two; an address goes on behind its sign. */
function onTwoLines(text: string) {
  const words = text.split(/ |(?<=@)/);
  const ways = words.map((_, index) =>
    Math.max(lengthOf(words.slice(0, index).join(' ')), lengthOf(words.slice(index).join(' '))),
  );
  return Math.min(...ways);
}

/** A header stands on two lines at most, and no word of it is cut. */
const headerNeed = (header: string) => onTwoLines(header) * letter.usual + padding;

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

/** A word of a text is never broken: the longest one of a page makes its column wider. */
function wordNeed<Row>(column: GridColumn<Row>, { sign, wraps }: Measure, rows: readonly Row[]) {
  const { text, beside = 0 } = column;
  if (sign || !wraps || !text || rows.length > readable) return 0;
  const words = rows.flatMap((row) => text(row).split(/[\s@-]+/));
  return Math.min(mostWord, Math.max(0, ...words.map(lengthOf)) * letter.wide + padding) + beside;
}

/** The length that so many of them have at most, the rest is longer; 1 is all of them. */
const lengthOfMost = (lengths: readonly number[], share: number) =>
  lengths.toSorted((one, other) => one - other)[Math.floor((lengths.length - 1) * share)] ?? 0;

/** What so many of the names need to be whole on two lines, as far as such a column likes to be wide. */
function linesNeed<Row>(
  { text, beside = 0 }: GridColumn<Row>,
  { likes = 0 }: Measure,
  rows: readonly Row[],
  share: number,
) {
  if (!likes || !text || rows.length > readable) return 0;
  const lengths = rows.map((row) => onTwoLines(text(row)));
  return Math.min(likes, lengthOfMost(lengths, share) * letter.wide + padding) + beside;
}

/** What the header on one line needs, and so many of the names as far as such a column likes to be wide. */
function likedWidth<Row>(
  { header, text, beside = 0 }: GridColumn<Row>,
  { likes }: Measure,
  rows: readonly Row[],
  share: number,
) {
  const line = lengthOf(header) * letter.wide + padding;
  if (!likes || !text || rows.length > readable) return line;
  const lengths = rows.map((row) => lengthOf(text(row)));
  return Math.max(line, Math.min(likes, lengthOfMost(lengths, share) * letter.wide + padding) + beside);
}

/** What is never cut, however little room there is: words in the place of a number make no column leave. */
function leastNeed<Row>(column: GridColumn<Row>, measure: Measure, rows: readonly Row[]) {
  const { uncut, cell: _drawn, ...plain } = column;
  return contentNeed(uncut ? { ...plain, text: uncut } : column, measure, rows);
}

/** Whether nobody on this page has a value in the column. */
export const isEmptyColumn = <Row>(column: GridColumn<Row>, rows: readonly Row[]) =>
  rows.length <= readable && rows.every((row) => !column.text?.(row));

/** The least and the lowest width of a column among these rows, and what so many of its names would like. */
function boundsOf<Row>(column: GridColumn<Row>, { rows, widths, room }: FitOptions<Row>, share = 1) {
  const own = widths[column.id];
  const slim = room !== null && room < littleRoom ? closer : 0;
  const measure = measureOf(column);
  const { most = Number.POSITIVE_INFINITY } = measure;
  const content = contentNeed(column, measure, rows) - slim;
  const number = Math.max(headerNeed(column.header), Math.min(most, leastNeed(column, measure, rows)));
  const need = Math.ceil(own === undefined ? Math.max(number, wordNeed(column, measure, rows)) : number) - slim;
  const usual = measure.least - slim;
  const least = Math.max(own === undefined ? usual : Math.min(mostWidth, Math.max(leastWidth, own)), need);
  const floor = own === undefined && measure.floor ? Math.max(measure.floor - slim, need) : least;
  return {
    least,
    floor,
    grows: own === undefined ? (measure.grows ?? 0) : 0,
    /** What a number that is longer than usual would like besides. */
    wish: own === undefined ? Math.max(0, Math.ceil(content) - least) : 0,
    /** What keeps the names of a page from being cut. */
    whole: own === undefined ? Math.max(0, Math.ceil(linesNeed(column, measure, rows, share)) - slim - least) : 0,
    /** What a name or a header would like, so that it stands on one line. */
    liking: own === undefined ? Math.max(0, Math.ceil(likedWidth(column, measure, rows, share)) - slim - least) : 0,
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
  const usual = inUsualLetters(options);
  const { hasActions, hasSelection, room, kept = [], added = [] } = usual;
  const ends = (hasActions ? actionsWidth : 0) + (hasSelection ? selectionWidth : 0);
  // The action that a row offers is of more use than what leaves first, and than words that become short for it.
  const endsUntil = (at: number, isForAction: boolean) =>
    ends + (hasActions && (at >= 4 || isForAction) ? quickWidth : 0);
  const needOf = (column: GridColumn<Row>, at: number) => {
    // A single long name drives out no column.
    const { least, whole, liking } = boundsOf(column, usual, 0.8);
    if (at < leavesBeforeWrapping) return least;
    return least + (column.meaning === 'shortName' ? liking : whole);
  };
  let shown = [...columns];
  // What somebody asked for stays longer than what nobody did.
  const leavesAt = ({ id, priority }: GridColumn<Row>) =>
    priority !== undefined && added.includes(id) ? -1 / (priority + 1) : priority;
  const steps = columns
    .flatMap((column) => [
      {
        column,
        becomes: column.short && { ...column, ...column.short },
        at: column.short?.at,
        isForAction: column.short?.forAction ?? false,
      },
      { column, becomes: undefined, isForAction: false, at: kept.includes(column.id) ? undefined : leavesAt(column) },
    ])
    .filter((step) => step.at !== undefined)
    .sort((first, second) => (second.at ?? 0) - (first.at ?? 0));
  for (const { column, becomes, isForAction, at = 0 } of steps) {
    const need = shown.reduce((sum, one) => sum + needOf(one, at), endsUntil(at, isForAction));
    if (room === null || need <= room) continue;
    shown = shown.flatMap((one) => (one.id === column.id ? (becomes ?? []) : one));
  }
  return shown;
}

/** The width that a row of these columns needs, and its CSS tracks. */
export function columnTracks<Row>(columns: readonly GridColumn<Row>[], options: FitOptions<Row>) {
  const usual = inUsualLetters(options);
  const { hasActions, hasSelection, room, stretch } = usual;
  const bounds = columns.map((column) => boundsOf(column, usual));
  let ends = (hasActions ? actionsWidth : 0) + (hasSelection ? selectionWidth : 0);
  const sum = bounds.reduce((total, { least }) => total + least, ends);
  // Names give way only where nothing else can leave.
  const isTight = room !== null && sum > room;
  // It gives way only to what the columns need at least: names wrap, and are cut, beside it.
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
  // Names come nearer to be whole, and then to a line of their own, together, each by its share.
  for (const aim of ['whole', 'liking'] as const) {
    const lacks = bounds.map((one, index) => Math.max(0, one.least + one[aim] - (leasts[index] ?? 0)));
    const lacking = lacks.reduce((total, lack) => total + lack, 0);
    const share = lacking > 0 ? Math.min(1, spare / lacking) : 0;
    for (const [index, lack] of lacks.entries()) leasts[index] = (leasts[index] ?? 0) + Math.floor(lack * share);
    spare -= lacking * share;
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
    /** On paper nothing scrolls: names share what numbers leave of its width, in smaller letters, and what is pressed takes none. */
    onPaper: [
      ...(hasSelection ? ['0px'] : []),
      ...bounds.map(({ grows, least }) =>
        grows > 0 ? `minmax(4.5rem, ${least}fr)` : `minmax(0, ${rem(least * paperLetter)})`,
      ),
      ...(hasActions ? ['0px'] : []),
    ].join(' '),
    minInlineSize: rem(leasts.reduce((total, width) => total + width, ends)),
    /** Whether one action of a row has room beside its menu. */
    hasQuick,
    /** Whether cells stand closer to one another. */
    isClose: room !== null && room < littleRoom,
  };
}
