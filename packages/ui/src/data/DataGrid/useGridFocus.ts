import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cellOf, findCell, keepOneTabStop, positionOf, stopsOf, targetOf } from './gridFocus.ts';
import { clampPosition, type GridPosition, nextPosition } from './gridPosition.ts';

type GridFocusOptions = {
  grid: RefObject<HTMLElement | null>;
  rows: number;
  columns: number;
  /** Rows that fit in view, for the Page keys. */
  page: () => number;
  /** The column of the first tab stop. */
  firstColumn?: number;
  /** Enter on a cell that holds no control. */
  onEnterRow: (row: number) => void;
  /** Other keys on a cell; answers whether the key meant something. */
  onKey?: (event: KeyboardEvent, at: GridPosition, cell: HTMLElement) => boolean;
};

/** The keyboard of an ARIA grid: one tab stop, arrows between cells, Enter into a cell, Escape back. */
export function useGridFocus({ grid, rows, columns, page, firstColumn = 0, onEnterRow, onKey }: GridFocusOptions) {
  const [wanted, setWanted] = useState<GridPosition>({ row: 0, column: firstColumn });
  const active = clampPosition(wanted, { rows, columns });
  /** Somebody has been here. */
  const [hasFocus, setFocused] = useState(false);
  const isMoving = useRef(false);
  const latest = useRef(active);

  useLayoutEffect(() => {
    const root = grid.current;
    if (!root) return;
    latest.current = active;
    keepOneTabStop(root, active.row, active.column);
    const cell = isMoving.current ? findCell(root, active.row, active.column) : null;
    isMoving.current = false;
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (cell) targetOf(cell).focus({ preventScroll: true });
    else followFocus(root, active, setWanted);
  });

  useEffect(() => {
    const root = grid.current;
    if (!root) return;
    // Cells render on their own (a menu opens, a link becomes a button), and rows mount while scrolling.
    const observer = new MutationObserver(() => keepOneTabStop(root, latest.current.row, latest.current.column));
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['tabindex', 'href', 'disabled'] });
    return () => observer.disconnect();
  }, [grid]);

  const onFocus = (event: FocusEvent) => {
    // Events of menus and dialogs opened from a cell bubble through React, though they are elsewhere in the page.
    const cell = grid.current?.contains(event.target) ? cellOf(event.target) : null;
    if (!cell) return;
    setFocused(true);
    const at = positionOf(cell);
    if (at.row !== active.row || at.column !== active.column) setWanted(at);
  };

  const onKeyDownCapture = (event: KeyboardEvent) => {
    const element = event.target;
    if (!(element instanceof HTMLElement) || !grid.current?.contains(element) || event.altKey) return;
    const cell = cellOf(element);
    if (!cell) return;
    const take = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (element !== cell && element !== targetOf(cell)) {
      moveInside(event, cell, element, take);
      return;
    }
    if ((event.key === 'Enter' || event.key === 'F2') && element === cell) {
      take();
      const [first] = stopsOf(cell);
      if (first) first.focus();
      else onEnterRow(positionOf(cell).row);
      return;
    }
    if (onKey?.(event, positionOf(cell), cell)) {
      take();
      return;
    }
    const next = nextPosition(event.key, event.ctrlKey || event.metaKey, positionOf(cell), {
      rows,
      columns,
      page: page(),
    });
    if (!next) return;
    // Out of a cell over several columns it goes on to the next cell.
    if (event.key === 'ArrowRight')
      while (next.column < columns - 1 && findCell(grid.current, next.row, next.column) === cell) next.column += 1;
    take();
    isMoving.current = true;
    setWanted({ ...next });
  };

  return { active, hasFocus, gridProps: { onFocus, onKeyDownCapture } };
}

/** A row that was sorted elsewhere takes the focus with it. */
function followFocus(root: Element, active: GridPosition, follow: (at: GridPosition) => void) {
  const focused = root.contains(document.activeElement) ? cellOf(document.activeElement) : null;
  if (!focused) return;
  const at = positionOf(focused);
  if (at.row !== active.row || at.column !== active.column) follow(at);
}

function moveInside(event: KeyboardEvent, cell: HTMLElement, element: HTMLElement, take: () => void) {
  if (event.key === 'Escape' || event.key === 'F2') {
    take();
    cell.focus();
    return;
  }
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (!step || element.matches('input, textarea')) return;
  const stops = stopsOf(cell);
  const next = stops[stops.indexOf(element) + step];
  if (next) {
    take();
    next.focus();
  }
}
