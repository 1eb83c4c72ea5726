import { Skeleton } from '../../status/Skeleton/index.ts';
import * as styles from './DataGrid.css.ts';
import type { GridColumn } from './dataGrid.types.ts';

type GridSkeletonProps<Row> = { columns: readonly GridColumn<Row>[]; hasSelection: boolean; count: number };

const widths = [68, 54, 76, 60, 48, 72];

/** Placeholder rows in the places and the height of the rows to come. */
export function GridSkeleton<Row>({ columns, hasSelection, count }: GridSkeletonProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} role="presentation" className={styles.row()}>
      {hasSelection && <div role="presentation" className={styles.checkCell} />}
      {columns.map((column, position) => (
        <div key={column.id} role="presentation" className={styles.cell({ align: column.align })}>
          <Skeleton width={`${widths[(index + position) % widths.length] ?? 60}%`} />
        </div>
      ))}
    </div>
  ));
}
