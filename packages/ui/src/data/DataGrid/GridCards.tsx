import { useRef } from 'react';
import { useToolWords } from '../../foundation/words/index.ts';
import { Skeleton } from '../../status/Skeleton/index.ts';
import { CardSorting } from './CardSorting.tsx';
import { type CardPlace, type DataGridProps, drawCell, type GridColumn, nameOf } from './dataGrid.types.ts';
import * as styles from './GridCards.css.ts';
import { RowActions } from './RowActions.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import { isRowSelected } from './selection.ts';
import type { GridChoice } from './useGridSelection.ts';
import { useVirtualCards } from './useVirtualCards.ts';

type GridCardsProps<Row> = DataGridProps<Row> & { visible: readonly GridColumn<Row>[]; choice: GridChoice | null };

/** Rows as cards, for narrow places, and how they are sorted above them; loaded where the place is narrow. */
export default function GridCards<Row>(props: GridCardsProps<Row>) {
  const { columns, sorting, onSortingChange, choice } = props;
  return (
    <>
      {onSortingChange && (
        <CardSorting columns={columns} sorting={sorting} onSortingChange={onSortingChange} choice={choice} />
      )}
      <Cards {...props} />
    </>
  );
}

/** A card has a title, a status, a few labelled lines, and the menu of actions. */
function Cards<Row>(props: GridCardsProps<Row>) {
  const {
    label,
    rows,
    rowId,
    rowCount = rows.length,
    rowOffset = 0,
    status = 'ready',
    visible,
    rowActions,
    empty,
    skeletonRows = 10,
    choice,
    selection,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const isLoading = status === 'loading';
  const { places, height, measure } = useVirtualCards(scroller, isLoading ? 0 : rows.length);

  if (isLoading) {
    const lines = placedAt(visible, 'line').length;
    return (
      <div className={styles.cards} aria-busy="true">
        {Array.from({ length: skeletonRows }, (_, index) => (
          <div key={index} className={styles.card}>
            <Skeleton width="60%" height="1rem" />
            {Array.from({ length: lines }, (_line, line) => (
              <Skeleton key={line} width={line % 2 ? '85%' : '100%'} />
            ))}
          </div>
        ))}
      </div>
    );
  }
  if (rows.length === 0) return <div className={styles.card}>{empty}</div>;

  return (
    <div ref={scroller} className={height === null ? undefined : styles.cardScroller}>
      <ul
        className={styles.cards}
        aria-label={label}
        aria-busy={status === 'refreshing'}
        style={{ blockSize: height ?? undefined }}
      >
        {places.map(({ index, start }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <li
              key={rowId(row)}
              ref={measure}
              data-index={index}
              aria-setsize={props.isRowCountAtLeast ? -1 : rowCount}
              aria-posinset={rowOffset + index + 1}
              className={styles.cardPlace({ isPlaced: start !== null })}
              style={start === null ? undefined : { transform: `translateY(${start}px)` }}
            >
              <RowCard
                row={row}
                columns={visible}
                rowActions={rowActions}
                isSelected={choice && selection ? isRowSelected(selection, rowId(row)) : null}
                onToggle={(isRange) => choice?.toggleRow(index, isRange)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type RowCardProps<Row> = {
  row: Row;
  columns: readonly GridColumn<Row>[];
  rowActions: DataGridProps<Row>['rowActions'];
  /** Null where rows cannot be chosen. */
  isSelected: boolean | null;
  onToggle: (isRange: boolean) => void;
};

function RowCard<Row>({ row, columns, rowActions, isSelected, onToggle }: RowCardProps<Row>) {
  const words = useToolWords();
  const name = nameOf(columns, row);
  const [title] = placedAt(columns, 'title');
  const [status] = placedAt(columns, 'status');
  const subtitles = placedAt(columns, 'subtitle');
  const lines = placedAt(columns, 'line');
  return (
    <div className={isSelected ? `${styles.card} ${styles.isChosen}` : styles.card}>
      <div>
        <div className={styles.cardTop}>
          {isSelected !== null && (
            <div className={styles.cardCheck}>
              <RowCheckbox label={words.selectRow(name ?? '')} isSelected={isSelected} onToggle={onToggle} />
            </div>
          )}
          <div className={styles.cardHeading}>{title && drawCell(title, row)}</div>
          {status && <div className={styles.cardStatus}>{drawCell(status, row)}</div>}
          {rowActions && <RowActions actions={rowActions(row)} name={name} />}
        </div>
        {subtitles.map((column) => (
          <div key={column.id} className={styles.cardSubtitle}>
            {drawCell(column, row)}
          </div>
        ))}
      </div>
      {lines.length > 0 && (
        <dl className={styles.cardLines}>
          {lines.map((column) => (
            <div key={column.id} className={styles.cardLine}>
              <dt className={styles.cardLabel}>{column.header}</dt>
              <dd className={styles.cardValue}>{drawCell(column, row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

// Where nothing is said, the primary column is the title and the next three are lines.
function placedAt<Row>(columns: readonly GridColumn<Row>[], place: CardPlace): GridColumn<Row>[] {
  const placed = columns.filter((column) => (column.card ?? (column.isPrimary ? 'title' : undefined)) === place);
  if (place !== 'line' || columns.some((column) => column.card === 'line')) return placed;
  return columns.filter((column) => column.card === undefined && !column.isPrimary).slice(0, 3);
}
