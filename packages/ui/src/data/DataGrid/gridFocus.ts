const focusable = 'a[href], button, input, select, textarea, [tabindex]';
const typed = 'input:not([type=checkbox], [type=radio]), select, textarea';

/** The grid's cell around an element, if any. */
export function cellOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-cell]') ?? null;
}

/** Where a cell stands in its grid. */
export function positionOf(cell: HTMLElement) {
  const row = cell.closest<HTMLElement>('[data-row]');
  return { row: Number(row?.dataset.row ?? -1), column: Number(cell.dataset.cell) };
}

/** The mounted cell at a position; where a cell reaches over several columns, that one. */
export function findCell(grid: Element, row: number, column: number): HTMLElement | null {
  const exact = grid.querySelector<HTMLElement>(`[data-row="${row}"] [data-cell="${column}"]`);
  if (exact) return exact;
  const cells = [...grid.querySelectorAll<HTMLElement>(`[data-row="${row}"] [data-cell]`)];
  return cells.findLast((cell) => Number(cell.dataset.cell) < column) ?? cells[0] ?? null;
}

/** The controls inside a cell, taken out of the page's tab order but still reachable. */
export function stopsOf(cell: HTMLElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>('[data-stop]')].filter((stop) => !stop.matches(':disabled'));
}

/** What takes the focus for a cell: its only link or button, else the cell itself. */
export function targetOf(cell: HTMLElement): HTMLElement {
  const stops = stopsOf(cell);
  const [only] = stops;
  return only && stops.length === 1 && !only.matches(typed) ? only : cell;
}

function setTabIndex(element: HTMLElement, tabIndex: number) {
  if (element.tabIndex !== tabIndex) element.tabIndex = tabIndex;
}

/** Leaves the grid one tab stop, the active cell; every other control waits for the arrow keys. Writes only what differs. */
export function keepOneTabStop(grid: Element, row: number, column: number): void {
  for (const element of grid.querySelectorAll<HTMLElement>(`[data-cell] :is(${focusable})`)) {
    if (element.tabIndex >= 0) element.dataset.stop = '';
  }
  const active = findCell(grid, row, column) ?? grid.querySelector<HTMLElement>('[data-cell]');
  const target = active && targetOf(active);
  for (const element of grid.querySelectorAll<HTMLElement>('[data-cell], [data-cell] [data-stop]')) {
    setTabIndex(element, element === target ? 0 : -1);
  }
}
