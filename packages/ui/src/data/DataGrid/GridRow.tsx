// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid; table elements cannot be placed one by one
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: both roles of a cell know aria-colindex
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells take the focus, not their rows
import { type CSSProperties, type MouseEvent, memo, type ReactNode } from 'react';
import { useToolWords } from '../../foundation/words/index.ts';
import * as styles from './DataGrid.css.ts';
import { drawCell, type GridColumn, nameOf, type RowAction } from './dataGrid.types.ts';
import { RowActions } from './RowActions.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';

export type GridRowProps<Row> = {
  row: Row;
  index: number;
  ariaRowIndex: number;
  columns: readonly GridColumn<Row>[];
  /** Place of each visible column among all columns, counted from 1. */
  colIndexes: readonly number[];
  /** Distance from the top of the body, where rows are placed one by one. */
  start: number | null;
  rowActions: ((row: Row) => RowAction[]) | undefined;
  hasQuick: boolean;
  onRowDetail: ((row: Row) => void) | undefined;
  actionsIndex: number;
  /** Its detail is open. */
  isOpen: boolean;
  /** Null where rows cannot be chosen. */
  isSelected: boolean | null;
  onToggle: ((index: number, isRange: boolean) => void) | undefined;
};

function Cells<Row>({
  row,
  index,
  ariaRowIndex,
  columns,
  colIndexes,
  start,
  rowActions,
  hasQuick,
  onRowDetail,
  actionsIndex,
  isOpen,
  isSelected,
  onToggle,
}: GridRowProps<Row>) {
  const words = useToolWords();
  const lead = isSelected === null ? 0 : 1;
  const name = nameOf(columns, row);
  const place: CSSProperties =
    start === null ? {} : { position: 'absolute', insetBlockStart: 0, transform: `translateY(${start}px)` };
  const openDetail = (event: MouseEvent) => {
    const isOnControl =
      event.target instanceof Element && event.target.closest('a, button, input, label, [role=button]');
    if (!isOnControl && !getSelection()?.toString()) onRowDetail?.(row);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid's keyboard opens the detail with Enter on a cell
    <div
      role="row"
      tabIndex={-1}
      className={styles.row({ isLink: onRowDetail !== undefined })}
      data-row={index}
      aria-rowindex={ariaRowIndex}
      aria-selected={isSelected ?? undefined}
      aria-current={isOpen || undefined}
      style={place}
      onClick={onRowDetail && openDetail}
    >
      {isSelected !== null && (
        <div role="gridcell" tabIndex={-1} className={styles.checkCell} data-cell={0} aria-colindex={1}>
          <RowCheckbox
            label={words.selectRow(name ?? String(index + 1))}
            isSelected={isSelected}
            onToggle={(isRange) => onToggle?.(index, isRange)}
          />
        </div>
      )}
      {columns.map((column, position) => (
        <GridCell
          key={column.id}
          position={position + lead}
          colIndex={colIndexes[position] ?? position + 1}
          align={column.align}
          isOnTwoLines={['name', 'shortName', 'text', 'sentence', 'address'].includes(column.meaning ?? '')}
          isPrimary={column.isPrimary === true}
          whole={column.whole?.(row)}
        >
          {drawCell(column, row)}
        </GridCell>
      ))}
      {rowActions && (
        <div
          role="gridcell"
          tabIndex={-1}
          className={styles.actionsCell}
          data-cell={columns.length + lead}
          aria-colindex={actionsIndex}
        >
          <RowActions actions={rowActions(row)} name={name} hasQuick={hasQuick} />
        </div>
      )}
    </div>
  );
}

type GridCellProps = {
  position: number;
  colIndex: number;
  align: 'start' | 'end' | undefined;
  isOnTwoLines: boolean;
  isPrimary: boolean;
  /** What it says, where it is drawn shorter. */
  whole: string | undefined;
  children: ReactNode;
};

function GridCell({ position, colIndex, align, isOnTwoLines, isPrimary, whole, children }: GridCellProps) {
  return (
    <div
      role={isPrimary ? 'rowheader' : 'gridcell'}
      tabIndex={-1}
      className={styles.cell({ align, isPrimary })}
      data-cell={position}
      data-whole={whole || undefined}
      aria-colindex={colIndex}
    >
      <span className={isOnTwoLines ? styles.lines : styles.content}>{children}</span>
    </div>
  );
}

/** One row; drawn again only when its own record or the columns change. */
export const GridRow = memo(Cells) as typeof Cells;
