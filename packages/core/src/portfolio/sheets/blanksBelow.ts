import { isFilled } from './heads.ts';
import type { GridRow } from './sheetTypes.ts';

/** A cell that a report left blank because it has the value of the row above. */
export interface BlankCell {
  row: number;
  column: number;
  /** The value above. */
  text: string;
}

/**
 * The blank cells of columns that are written only in the first row of each group, as reports do it: those of `columns`
 * that begin with a value and are blank in more than half of the rows. A new value ends the groups of the columns to its right.
 */
export function blanksBelow(rows: readonly GridRow[], columns: readonly number[]): BlankCell[] {
  const [first] = rows;
  const ofGroups = columns
    .filter((column) => {
      const blank = rows.filter(({ cells }) => !isFilled(cells[column])).length;
      return isFilled(first?.cells[column]) && blank * 2 > rows.length;
    })
    .toSorted((one, other) => one - other);
  const found: BlankCell[] = [];
  const above = new Map<number, string>();
  for (const { number, cells } of rows) {
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
  }
  return found;
}

/** The rows with the values from above in their blank cells. */
export function withValuesFromAbove(rows: readonly GridRow[], blanks: readonly BlankCell[]): GridRow[] {
  const byRow = new Map<number, BlankCell[]>();
  for (const blank of blanks) byRow.set(blank.row, [...(byRow.get(blank.row) ?? []), blank]);
  return rows.map((row) => {
    const own = byRow.get(row.number) ?? [];
    if (own.length === 0) return row;
    const width = Math.max(row.cells.length, ...own.map(({ column }) => column + 1));
    const cells = Array.from({ length: width }, (_, column) => row.cells[column] ?? '');
    for (const { column, text } of own) cells[column] = text;
    return { ...row, cells };
  });
}
