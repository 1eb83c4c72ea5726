// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid; table elements cannot be placed one by one
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells take the focus, not their rows
// biome-ignore-all lint/a11y/noStaticElementInteractions: the edge of a header is for the pointer; the keyboard resizes from the header itself
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useToolWords } from '../../foundation/words/index.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts';
import * as styles from './DataGrid.css.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { ColumnLayout } from './useColumnLayout.ts';
import type { GridHeading } from './useGridModel.ts';
import type { GridChoice } from './useGridSelection.ts';

type GridHeaderProps<Row> = {
  headings: readonly GridHeading<Row>[];
  actionsIndex: number | null;
  choice: GridChoice | null;
  layout: ColumnLayout;
};

const directions = { asc: 'ascending', desc: 'descending' } as const;

/** The row of column names; a name that sorts is a button, an edge resizes, and a header can be dragged. */
export function GridHeader<Row>({ headings, actionsIndex, choice, layout }: GridHeaderProps<Row>) {
  const words = useToolWords();
  const lead = choice ? 1 : 0;
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" className={styles.headRow} data-row={-1} aria-rowindex={1}>
        {choice && (
          <div role="columnheader" tabIndex={-1} className={styles.checkCell} data-cell={0} aria-colindex={1}>
            <RowCheckbox
              label={words.selectPage}
              isSelected={choice.page === 'all'}
              isMixed={choice.page === 'some'}
              isDisabled={!choice.hasRows}
              onToggle={choice.togglePage}
            />
          </div>
        )}
        {headings.map(({ column, colIndex, sorted, toggle }, position) => (
          <div
            key={column.id}
            role="columnheader"
            tabIndex={-1}
            className={styles.headCell({ align: column.align })}
            data-cell={position + lead}
            data-column={column.id}
            data-drop={layout.dropAt === column.id || undefined}
            aria-colindex={colIndex}
            aria-sort={sorted ? directions[sorted] : toggle ? 'none' : undefined}
            {...layout.dragProps?.(column.id)}
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
            {layout.resizeProps && <span className={styles.resizer} aria-hidden {...layout.resizeProps(column.id)} />}
          </div>
        ))}
        {actionsIndex !== null && (
          <div
            role="columnheader"
            tabIndex={-1}
            className={styles.actionsHead}
            data-cell={headings.length + lead}
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
