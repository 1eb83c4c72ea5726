/** What is wrong with a row, or was told of one of its cells. */
export interface SheetNote {
  /**
   * `quote`: a quotation mark that does not close, so the line was read alone; `short`, `long`: fewer or more cells than headings;
   * `broken`: short, and whole together with the line before or after;
   * `error`: a cell shows an error of its formula; `uncomputed`: a formula without its result; `digits`: a number with more digits than a sheet keeps.
   */
  kind: 'quote' | 'short' | 'long' | 'broken' | 'error' | 'uncomputed' | 'digits';
  /** Which cell of the row, from 0. */
  column?: number;
  /** How many cells the row has, and how many headings there are. */
  cells?: number;
  heads?: number;
  /** What stands there; of long rows what has no heading. */
  text?: string;
}
/** A row of a sheet or a line of a file, as it is shown there. */
export interface GridRow {
  /** The number that a spreadsheet shows beside it. */
  number: number;
  cells: string[];
  /** Cells that are numbers of the sheet; the points in them are before decimals. */
  numbers?: Set<number>;
  /** All digits of cells that show fewer. */
  stored?: Map<number, string>;
  notes?: SheetNote[];
  isHidden?: boolean;
}
/** Cells that are one in the sheet, from 0, with both ends. */
export interface MergedCells {
  top: number;
  left: number;
  bottom: number;
  right: number;
}
export interface SheetGrid {
  name: string;
  isHidden: boolean;
  rows: GridRow[];
  merges: MergedCells[];
}

/** Why a file cannot be read. */
export const unreadableReasons = ['empty', 'kind', 'broken', 'large', 'rows'] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];

/** A file that cannot be read; the message is the reason. */
export class UnreadableFile extends Error {
  readonly reason: UnreadableReason;
  constructor(reason: UnreadableReason) {
    super(reason);
    this.reason = reason;
  }
}
/** A file of so many bytes, and a table of so many rows, is read at most. */
export const mostFileBytes = 20 * 1_048_576;
export const mostSheetRows = 20_000;
