import { useRef } from 'react';
import { useIsNarrow } from '../../foundation/useIsNarrow/index.ts';
import * as css from './CheckMatrix.css.ts';
import type { CheckMatrixProps } from './checkMatrix.types.ts';
import { MatrixCards } from './MatrixCards.tsx';
import { MatrixTable } from './MatrixTable.tsx';

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
