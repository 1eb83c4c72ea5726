import type { GridColumn, GridTotal } from './dataGrid.types.ts';

/** Where each sum stands: under its column where that is shown, else by its name in the room before the first such column. */
export function placeTotals<Row>(columns: readonly GridColumn<Row>[], items: readonly GridTotal[]) {
  const positionOf = ({ column }: GridTotal) => columns.findIndex(({ id }) => id === column);
  const found = items.map(positionOf).filter((position) => position >= 0);
  // The name of the row and what has no column need the first two places.
  const hasRoom = found.length > 0 && Math.min(...found) >= 2;
  const positions = hasRoom ? [...new Set(found)].sort((one, other) => one - other) : [];
  return {
    first: positions[0],
    under: positions.map((position) => ({
      position,
      values: items.filter((item) => positionOf(item) === position),
    })),
    others: items.filter((item) => !positions.includes(positionOf(item))),
  };
}
