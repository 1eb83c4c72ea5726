import { commonWidth, csvRowsRead } from './csvRows.ts';
import { partOf, type Steps } from './steps.ts';

/** The signs that part the cells of a line. */
export const separators = [';', ',', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

/** How a separator parts the first lines of a file. */
export interface PartedBy {
  separator: Separator;
  columns: number;
  /** The share of the lines that it parts into as many cells as most. */
  share: number;
  /** The most known headings in one of the lines. */
  known: number;
}

/** How each separator parts a file, in steps, the one first that parts every line alike; `isDoubtful` where another one does so as well. */
export function* separatorGuessed(
  text: string,
  known: (cells: readonly string[]) => number,
): Steps<{ ranked: PartedBy[]; isDoubtful: boolean }> {
  const part = firstLines(text);
  const parted: PartedBy[] = [];
  for (const separator of separators) {
    const rows = (yield* partOf(csvRowsRead(part, separator), 0, 0)).filter(({ cells }) =>
      cells.some((cell) => cell !== ''),
    );
    const wide = rows.filter(({ cells }) => cells.length > 1);
    const columns = wide.length > 0 ? commonWidth(wide) : 1;
    const share = wide.filter(({ cells }) => cells.length === columns).length / Math.max(1, rows.length);
    let mostKnown = 0;
    for (const { cells } of rows.slice(0, 40)) {
      if (cells.length > 1) mostKnown = Math.max(mostKnown, known(cells));
      yield;
    }
    parted.push({ separator, columns, share, known: mostKnown });
  }
  const weight = ({ share, known: words }: PartedBy) => share + Math.min(words, 6) * 0.15;
  const ranked = parted.toSorted((one, other) => weight(other) - weight(one));
  const [best, second] = ranked;
  const isDoubtful =
    best !== undefined &&
    second !== undefined &&
    second.columns > 1 &&
    second.known >= best.known &&
    second.share >= best.share * 0.9;
  return { ranked, isDoubtful };
}
/** Enough whole lines to know how they are parted. */
function firstLines(text: string): string {
  if (text.length <= 100_000) return text;
  return text.slice(0, Math.max(text.lastIndexOf('\n', 100_000), text.lastIndexOf('\r', 100_000), 50_000));
}
/** The separator that the first line of a file names, as Excel writes it: `sep=;`. */
export const namedSeparator = (text: string): Separator | null => {
  const sign = /^sep=(.)(?:\r\n|\n|\r|$)/i.exec(text)?.[1];
  return separators.find((one) => one === sign) ?? null;
};
