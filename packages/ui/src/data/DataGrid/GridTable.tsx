// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid; table elements cannot be placed one by one
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells take the focus, not their rows
import {
  type CSSProperties,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import * as styles from './DataGrid.css.ts';
import type { DataGridProps } from './dataGrid.types.ts';
import { GridHeader } from './GridHeader.tsx';
import { GridRow } from './GridRow.tsx';
import { GridSkeleton } from './GridSkeleton.tsx';
import { GridTotals } from './GridTotals.tsx';
import { isRowSelected, type RowId } from './selection.ts';
import { useColumnLayout } from './useColumnLayout.ts';
import { useFittingColumns } from './useFittingColumns.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useGridKeys } from './useGridKeys.ts';
import type { GridModel } from './useGridModel.ts';
import type { GridChoice } from './useGridSelection.ts';
import { useVirtualRows } from './useVirtualRows.ts';

const CutText = lazy(() => import('./CutText.tsx'));

type GridTableProps<Row> = Omit<DataGridProps<Row>, 'status'> & {
  status: 'ready' | 'loading' | 'refreshing';
  model: GridModel<Row>;
  choice: GridChoice | null;
  announce: (words: string) => void;
};

/** Rows as an ARIA grid: sticky header, one tab stop, only the rows in view when there are many. */
export function GridTable<Row>(props: GridTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowId,
    rowOffset = 0,
    rowCount = rows.length,
    status,
    rowActions,
    onRowDetail,
    model,
    choice,
    selection,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const isLoading = status === 'loading';
  const drawnRows = isLoading ? [] : rows;
  const hasActions = rowActions !== undefined;
  const lead = choice ? 1 : 0;
  const actionsIndex = lead + columns.length + 1;
  const shown = useRef(model.visible);
  const layout = useColumnLayout({ ...props, shown, grid: scroller });
  const fitting = useFittingColumns(scroller, probe, {
    ...props,
    hasSelection: choice !== null,
    widths: layout.widths,
  });
  const { visible, headings, colIndexes } = fitting;
  useLayoutEffect(() => {
    shown.current = visible;
  });
  const { gridTemplateColumns, onPaper, minInlineSize, hasQuick, isClose } = fitting.tracks;
  const tracks: CSSProperties & Record<'--grid-tracks' | '--paper-tracks', string> = {
    '--grid-tracks': gridTemplateColumns,
    '--paper-tracks': onPaper,
  };
  // Sums of nothing say nothing; while the rows are on their way, the row of sums keeps its place.
  const totals = isLoading || (rows.length > 0 && props.totals?.items?.length !== 0) ? props.totals : undefined;
  const hasSums = !isLoading && totals?.items !== undefined;
  const focusColumns = lead + visible.length + (hasActions ? 1 : 0);
  const [isPointed, setPointed] = useState(false);
  const onKey = useGridKeys({ ...props, visible, rows: drawnRows, lead, onHeaderKey: layout.onHeaderKey });

  const focus = useGridFocus({
    grid: scroller,
    rows: isLoading ? 0 : Math.max(1, rows.length) + (hasSums ? 1 : 0),
    columns: focusColumns,
    firstColumn: lead,
    page: () => rowsInView(scroller.current, header.current),
    onEnterRow: (index) => {
      const row = drawnRows[index];
      if (row !== undefined) onRowDetail?.(row);
    },
    onKey,
  });
  const openIndex = useOpenRow(scroller, props.openRow, drawnRows, rowId);
  useHeightAround(scroller, header, foot, totals !== undefined);
  const { places, bodyHeight } = useVirtualRows({
    scroller,
    header,
    count: drawnRows.length,
    activeRow: openIndex < 0 ? focus.active.row : openIndex,
  });

  return (
    <div
      {...focus.gridProps}
      ref={scroller}
      role="grid"
      className={styles.scroller({ hasTotals: totals !== undefined, hasRows: isLoading || rows.length > 0 })}
      data-bounded={bodyHeight === null ? undefined : true}
      aria-label={label}
      aria-rowcount={isLoading || props.isRowCountAtLeast ? -1 : rowCount + (hasSums ? 2 : 1)}
      aria-colcount={lead + columns.length + (hasActions ? 1 : 0)}
      aria-multiselectable={choice ? true : undefined}
      aria-busy={status !== 'ready'}
      data-close={isClose || undefined}
      style={tracks}
      onPointerOver={() => setPointed(true)}
    >
      <div role="presentation" ref={header} className={styles.headWrap} style={{ minInlineSize }}>
        <span ref={probe} aria-hidden className={styles.probe} />
        <GridHeader
          headings={headings}
          actionsIndex={hasActions ? actionsIndex : null}
          choice={choice}
          layout={layout}
        />
        {status === 'refreshing' && <div role="presentation" className={styles.progress} />}
      </div>
      <div role="rowgroup" className={styles.body} style={{ minInlineSize, blockSize: bodyHeight ?? undefined }}>
        {isLoading && (
          <GridSkeleton columns={visible} hasSelection={choice !== null} count={props.skeletonRows ?? 10} />
        )}
        {places.map(({ index, start }) => {
          const row = drawnRows[index];
          return row === undefined ? null : (
            <GridRow
              key={rowId(row)}
              row={row}
              index={index}
              ariaRowIndex={rowOffset + index + 2}
              columns={visible}
              colIndexes={colIndexes}
              start={start}
              rowActions={rowActions}
              hasQuick={hasQuick}
              onRowDetail={onRowDetail}
              actionsIndex={actionsIndex}
              isOpen={index === openIndex}
              isSelected={choice && selection ? isRowSelected(selection, rowId(row)) : null}
              onToggle={choice?.toggleRow}
            />
          );
        })}
        {(isPointed || focus.hasFocus) && (
          <Suspense fallback={null}>
            <CutText grid={scroller} />
          </Suspense>
        )}
        {!isLoading && rows.length === 0 && (
          <div role="row" data-row={0} aria-rowindex={2}>
            <div role="gridcell" tabIndex={-1} className={styles.emptyCell} data-cell={0} aria-colspan={focusColumns}>
              {props.empty}
            </div>
          </div>
        )}
      </div>
      {!totals && <div role="presentation" className={styles.end} style={{ minInlineSize }} />}
      {totals && (
        <div ref={foot} role={hasSums ? 'rowgroup' : 'presentation'} className={styles.foot} style={{ minInlineSize }}>
          {hasSums ? (
            <GridTotals
              totals={totals}
              columns={visible}
              colIndexes={colIndexes}
              hasSelection={choice !== null}
              index={rows.length}
              ariaRowIndex={props.isRowCountAtLeast ? undefined : rowCount + 2}
            />
          ) : (
            <div className={styles.totals} />
          )}
        </div>
      )}
    </div>
  );
}

/** Tells the styles how high all is that stands around the rows: the head, the sums, the edges and a bar to scroll sideways. */
function useHeightAround(
  scroller: RefObject<HTMLElement | null>,
  header: RefObject<HTMLElement | null>,
  foot: RefObject<HTMLElement | null>,
  hasFoot: boolean,
) {
  useLayoutEffect(() => {
    const grid = scroller.current;
    const parts = [header.current, hasFoot ? foot.current : null].filter((part) => part !== null);
    if (!grid) return;
    const measure = () => {
      const edges = grid.offsetHeight - grid.clientHeight;
      const around = parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, edges);
      // On what the grid stands in, whose height may be bounded too.
      grid.parentElement?.style.setProperty('--grid-around', `${around}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const part of [grid, ...parts]) observer.observe(part);
    return () => observer.disconnect();
  }, [scroller, header, foot, hasFoot]);
}

/** The place of the row whose detail is open, which is kept in view; -1 where there is none. */
function useOpenRow<Row>(
  scroller: RefObject<HTMLElement | null>,
  openRow: RowId | null | undefined,
  rows: readonly Row[],
  rowId: (row: Row) => RowId,
): number {
  const index = openRow == null ? -1 : rows.findIndex((row) => rowId(row) === openRow);
  useEffect(() => {
    if (index >= 0) scroller.current?.querySelector(`[data-row="${index}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [scroller, index]);
  return index;
}

function rowsInView(scroller: HTMLElement | null, header: HTMLElement | null) {
  const rowHeight = header?.offsetHeight || 48;
  const height = Math.min(scroller?.clientHeight ?? 0, window.innerHeight);
  return Math.max(1, Math.floor(height / rowHeight) - 2);
}
