/** A cell by row and column; row -1 is the header. */
export type GridPosition = { row: number; column: number };

type GridSize = { rows: number; columns: number; page: number };

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Keeps a position inside a grid that may have shrunk. */
export function clampPosition(at: GridPosition, { rows, columns }: Pick<GridSize, 'rows' | 'columns'>): GridPosition {
  return { row: clamp(at.row, -1, rows - 1), column: clamp(at.column, 0, Math.max(0, columns - 1)) };
}

/** Where a key leads from a cell, or null when the key means nothing to a grid. */
export function nextPosition(key: string, isCtrl: boolean, at: GridPosition, size: GridSize): GridPosition | null {
  const last = size.rows - 1;
  const moves: Record<string, () => GridPosition> = {
    ArrowUp: () => ({ ...at, row: at.row - 1 }),
    ArrowDown: () => ({ ...at, row: at.row + 1 }),
    ArrowLeft: () => ({ ...at, column: at.column - 1 }),
    ArrowRight: () => ({ ...at, column: at.column + 1 }),
    PageUp: () => ({ ...at, row: Math.max(at.row <= 0 ? -1 : 0, at.row - size.page) }),
    PageDown: () => ({ ...at, row: Math.min(last, Math.max(0, at.row) + size.page) }),
    Home: () => (isCtrl ? { row: Math.min(0, last), column: 0 } : { ...at, column: 0 }),
    End: () => (isCtrl ? { row: last, column: size.columns - 1 } : { ...at, column: size.columns - 1 }),
  };
  const move = moves[key];
  return move ? clampPosition(move(), size) : null;
}
