import { isFilled } from './heads.ts';
import type { GridRow } from './sheetTypes.ts';
import { eachRow, mappedRows, partOf, type Steps } from './steps.ts';

/** A cell that a report left blank because it has the value of the row above. */
export interface BlankCell {
  row: number;
  column: number;
  /** The value above. */
  text: string;
}

/**
 * The blank cells of columns that are written only in the first row of each group, as reports do it, in steps: those of `columns`
 * that begin with a value and are blank in more than half of the rows. A new value ends the groups of the columns to its right.
 */
export function* blanksBelow(rows: readonly GridRow[], columns: readonly number[]): Steps<BlankCell[]> {
  if (columns.length === 0) return [];
  const [first] = rows;
  const blanks = new Map<number, number>();
  yield* partOf(
    eachRow(rows, ({ cells }) => {
      for (const column of columns) if (!isFilled(cells[column])) blanks.set(column, (blanks.get(column) ?? 0) + 1);
    }),
    0,
    0.5,
  );
  const ofGroups = columns
    .filter((column) => isFilled(first?.cells[column]) && (blanks.get(column) ?? 0) * 2 > rows.length)
    .toSorted((one, other) => one - other);
  const found: BlankCell[] = [];
  const above = new Map<number, string>();
  const look = ({ number, cells }: GridRow) => {
    let isNew = false;
    for (const column of ofGroups) {
      const own = cells[column] ?? '';
      const text = above.get(column);
      if (own !== '') {
        isNew = true;
        above.set(column, own);
      } else if (isNew) above.delete(column);
      else if (text !== undefined) found.push({ row: number, column, text });
    }
  };
  yield* partOf(eachRow(rows, look), 0.5, 1);
  return found;
}

/** The rows with the values from above in their blank cells, in steps. */
export function* withValuesFromAbove(rows: readonly GridRow[], blanks: readonly BlankCell[]): Steps<GridRow[]> {
  const byRow = new Map<number, BlankCell[]>();
  for (const blank of blanks) byRow.set(blank.row, [...(byRow.get(blank.row) ?? []), blank]);
  return yield* mappedRows(rows, (row) => {
    const own = byRow.get(row.number) ?? [];
    if (own.length === 0) return row;
    const width = Math.max(row.cells.length, ...own.map(({ column }) => column + 1));
    const cells = Array.from({ length: width }, (_, column) => row.cells[column] ?? '');
    for (const { column, text } of own) cells[column] = text;
    return { ...row, cells };
  });
}
