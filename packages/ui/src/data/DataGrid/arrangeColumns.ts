type Named = { id: string };

/** The columns in the reader's order; those that she never placed keep their usual neighbours. */
export function arrangeColumns<Column extends Named>(
  columns: readonly Column[],
  order: readonly string[] | undefined,
): readonly Column[] {
  if (!order || order.length === 0) return columns;
  const placed = order.flatMap((id) => columns.filter((column) => column.id === id));
  const arranged = [...new Set(placed)];
  for (const [index, column] of columns.entries()) {
    if (arranged.includes(column)) continue;
    const before = columns.slice(0, index).findLast((other) => arranged.includes(other));
    arranged.splice(before ? arranged.indexOf(before) + 1 : 0, 0, column);
  }
  return arranged.every((column, index) => column === columns[index]) ? columns : arranged;
}

/** The order after a column was put in the place of another one. */
export function moveColumn(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((other) => other !== id);
  const place = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, place), id, ...rest.slice(place)];
}
