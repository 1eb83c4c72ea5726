// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid; table elements cannot be placed one by one
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells take the focus, not their rows
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useWords } from '../words/index.ts';
import * as styles from './DataGrid.css.ts';
import type { GridHeading } from './useGridModel.ts';

type GridHeaderProps<Row> = { headings: readonly GridHeading<Row>[]; tracks: string; actionsIndex: number | null };

const directions = { asc: 'ascending', desc: 'descending' } as const;

/** The row of column names; a name that sorts is a button. */
export function GridHeader<Row>({ headings, tracks, actionsIndex }: GridHeaderProps<Row>) {
  const words = useWords();
  return (
    <div role="rowgroup" className={styles.head}>
      <div
        role="row"
        className={styles.headRow}
        data-row={-1}
        aria-rowindex={1}
        style={{ gridTemplateColumns: tracks }}
      >
        {headings.map(({ column, colIndex, sorted, toggle }, position) => (
          <div
            key={column.id}
            role="columnheader"
            tabIndex={-1}
            className={styles.headCell({ align: column.align })}
            data-cell={position}
            aria-colindex={colIndex}
            aria-sort={sorted ? directions[sorted] : toggle ? 'none' : undefined}
          >
            {toggle ? (
              <button
                type="button"
                className={styles.sortButton({ align: column.align })}
                data-sorted={sorted || undefined}
                onClick={toggle}
              >
                <span className={styles.headText}>{column.header}</span>
                <SortIcon sorted={sorted} />
              </button>
            ) : (
              <span className={styles.headText}>{column.header}</span>
            )}
          </div>
        ))}
        {actionsIndex !== null && (
          <div
            role="columnheader"
            tabIndex={-1}
            className={styles.actionsHead}
            data-cell={headings.length}
            aria-colindex={actionsIndex}
          >
            <VisuallyHidden>{words.actions}</VisuallyHidden>
          </div>
        )}
      </div>
    </div>
  );
}

function SortIcon({ sorted }: { sorted: 'asc' | 'desc' | false }) {
  const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown;
  return <Icon size={14} aria-hidden className={styles.sortIcon} />;
}
