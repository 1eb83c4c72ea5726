import { useRef } from 'react';
import { useIsNarrow } from '../useIsNarrow/index.ts';
import * as css from './CheckMatrix.css.ts';
import { MatrixCards } from './MatrixCards.tsx';
import { MatrixTable } from './MatrixTable.tsx';

/** One box: absent where row and column have nothing in common. */
export type MatrixCell = { isSelected: boolean; isDisabled?: boolean };

export type CheckMatrixProps<Row extends string, Column extends string> = {
  /** What is chosen here. */
  label: string;
  rows: readonly { id: Row; label: string }[];
  columns: readonly { id: Column; label: string }[];
  cell: (row: Row, column: Column) => MatrixCell | null;
  /** Turns one box, a whole row, a whole column, or everything. */
  onToggle: (where: { row?: Row; column?: Column }, isSelected: boolean) => void;
  /** Heads the boxes that stand for a whole row: "All". */
  allLabel: string;
  isDisabled?: boolean;
};

/** Many yes-or-no questions in rows and columns: a grid for arrow keys, and cards where there is no room for one. */
export function CheckMatrix<Row extends string, Column extends string>(props: CheckMatrixProps<Row, Column>) {
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(root, 560);
  return (
    <div ref={root} className={css.root}>
      {isNarrow ? <MatrixCards {...props} /> : <MatrixTable {...props} />}
    </div>
  );
}
