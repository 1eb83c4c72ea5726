import { useRef } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { Skeleton } from '../../status/Skeleton/index.ts';
import { CardSorting } from './CardSorting.tsx';
import { type CardPlace, type DataGridProps, drawCell, type GridColumn, nameOf } from './dataGrid.types.ts';
import * as styles from './GridCards.css.ts';
import { RowActions } from './RowActions.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import { isRowSelected } from './selection.ts';
import { TotalsLine } from './TotalsLine.tsx';
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
      <CardTotals {...props} />
    </>
  );
}

/** A card has a title with its status and menu, and below it one or two lines of facts. */
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

  if (isLoading)
    return (
      <div className={styles.cards} aria-busy="true">
        {Array.from({ length: skeletonRows }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
    );
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
                added={props.addedColumns}
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

/** What all rows come to, in a line below their cards. */
function CardTotals<Row>({ totals, status, rows }: GridCardsProps<Row>) {
  const words = useToolWords();
  if (!totals || (status !== 'loading' && (rows.length === 0 || totals.items?.length === 0))) return null;
  const isKnown = status !== 'loading' && totals.items !== undefined;
  return (
    <p className={styles.cardTotals}>
      {isKnown && <span className={hidden}>{totals.label ?? words.total} </span>}
      {isKnown && <TotalsLine items={totals.items ?? []} isStale={totals.isStale} />}
    </p>
  );
}

type RowCardProps<Row> = {
  row: Row;
  columns: readonly GridColumn<Row>[];
  added: DataGridProps<Row>['addedColumns'];
  rowActions: DataGridProps<Row>['rowActions'];
  /** Null where rows cannot be chosen. */
  isSelected: boolean | null;
  onToggle: (isRange: boolean) => void;
};

function RowCard<Row>({ row, columns, added, rowActions, isSelected, onToggle }: RowCardProps<Row>) {
  const words = useToolWords();
  const name = nameOf(columns, row);
  const { title, status, subtitle, figure, line, below } = placesOf(columns, added);
  const waiting = rowActions?.(row).find(({ isOnCard }) => isOnCard);
  return (
    <div className={isSelected ? `${styles.card} ${styles.isChosen}` : styles.card}>
      <div className={styles.cardTop}>
        {isSelected !== null && (
          <div className={styles.cardCheck}>
            <RowCheckbox label={words.selectRow(name ?? '')} isSelected={isSelected} onToggle={onToggle} />
          </div>
        )}
        <div className={title[0]?.meaning === 'code' ? `${styles.cardHeading} ${styles.isCode}` : styles.cardHeading}>
          {title[0] && drawOnCard(title[0], row)}
        </div>
        {status[0] && <div className={styles.cardStatus}>{drawOnCard(status[0], row)}</div>}
        {rowActions && (
          <div className={styles.cardMenu}>
            <RowActions actions={rowActions(row)} name={name} />
          </div>
        )}
      </div>
      {subtitle.length + figure.length + line.length + below.length > 0 && (
        <div className={styles.cardFacts}>
          <div className={styles.cardFirst}>
            <Facts columns={subtitle} row={row} />
            {figure.map((column) => (
              <div key={column.id} className={styles.cardFigure}>
                <Fact column={column} row={row} />
              </div>
            ))}
          </div>
          <div className={styles.cardLast}>
            <Facts columns={line} row={row} />
            {waiting && (
              <Button size="small" onPress={waiting.onAction}>
                {waiting.label}
                {name && <VisuallyHidden> {name}</VisuallyHidden>}
              </Button>
            )}
          </div>
          {below.map((column) => (
            <Facts key={column.id} columns={[column]} row={row} />
          ))}
        </div>
      )}
    </div>
  );
}

/** What is known, one thing behind the other, as far as there is something to say. */
function Facts<Row>({ columns, row }: { columns: readonly GridColumn<Row>[]; row: Row }) {
  const said = columns.filter((column) => !column.text || column.text(row));
  if (said.length === 0) return null;
  return (
    <div className={styles.factsBox}>
      <div className={styles.facts}>
        {said.map((column) => (
          <div key={column.id} className={styles.fact}>
            <Fact column={column} row={row} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Fact<Row>({ column, row }: { column: GridColumn<Row>; row: Row }) {
  const place = placeOf(column);
  const isNamed = place === 'line' || place === undefined || place === 'hidden';
  return (
    <>
      <span className={isNamed ? styles.factName : hidden}>{column.header} </span>
      <span className={styles.factValue}>{drawOnCard(column, row)}</span>
    </>
  );
}

/** As high as a card whose facts take two lines. */
function CardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.cardTop}>
        <Skeleton width="45%" height="1rem" />
      </div>
      <div className={styles.cardFacts}>
        <Skeleton width="100%" />
        <Skeleton width="70%" />
      </div>
    </div>
  );
}

const drawOnCard = <Row,>(column: GridColumn<Row>, row: Row) =>
  column.cardCell ? column.cardCell(row) : drawCell(column, row);

const placeOf = <Row,>({ card, isPrimary }: GridColumn<Row>): CardPlace | undefined =>
  card ?? (isPrimary ? 'title' : undefined);

const isLine = (place: CardPlace | undefined) => place === 'fact' || place === 'line';

// Where nothing is said, the primary column is the title and the next three are lines. What the reader switched on is there too.
function placesOf<Row>(columns: readonly GridColumn<Row>[], added: readonly string[] = []) {
  const at = (place: CardPlace) => columns.filter((column) => placeOf(column) === place);
  const isAdded = (column: GridColumn<Row>) =>
    added.includes(column.id) && [undefined, 'hidden'].includes(placeOf(column));
  const isTold = columns.some(({ card }) => isLine(card));
  const usual = columns.filter((column) => placeOf(column) === undefined).slice(0, 3);
  return {
    title: at('title'),
    status: at('status'),
    subtitle: at('subtitle'),
    figure: at('figure'),
    below: at('below'),
    line: columns.filter((column) => (isTold ? isLine(placeOf(column)) : usual.includes(column)) || isAdded(column)),
  };
}
