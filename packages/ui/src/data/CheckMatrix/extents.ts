import type { CheckMatrixProps, MatrixCell } from './checkMatrix.types.ts';
import type { Extent } from './MatrixCheck.tsx';

/** How much of a part of the matrix is chosen, and whether any of it can be turned. */
export function extentOf<Row extends string, Column extends string>(
  { rows, columns, cell, isDisabled }: CheckMatrixProps<Row, Column>,
  where: { row?: Row; column?: Column },
): { extent: Extent; isDisabled: boolean } {
  const cells: MatrixCell[] = rows
    .filter(({ id }) => where.row === undefined || id === where.row)
    .flatMap((row) =>
      columns
        .filter(({ id }) => where.column === undefined || id === where.column)
        .flatMap((column) => cell(row.id, column.id) ?? []),
    );
  const chosen = cells.filter((one) => one.isSelected).length;
  const extent = chosen === 0 ? 'none' : chosen === cells.length ? 'all' : 'some';
  return { extent, isDisabled: isDisabled === true || cells.every((one) => one.isDisabled) };
}
