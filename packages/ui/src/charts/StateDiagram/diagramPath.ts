/** Where a node stands on the diagram's own grid, counted from 0. */
export type DiagramPlace = { column: number; row: number };

export type DiagramGeometry = { nodeWidth: number; nodeHeight: number; columnStep: number; rowStep: number };

/** The middle of a node. */
export function centerOf(
  { column, row }: DiagramPlace,
  { nodeWidth, nodeHeight, columnStep, rowStep }: DiagramGeometry,
) {
  return { x: column * columnStep + nodeWidth / 2 + 2, y: row * rowStep + nodeHeight / 2 + 2 };
}

/** A line from the border of one node to the border of another, bent where it would run through a third. */
export function edgePath(from: DiagramPlace, to: DiagramPlace, geometry: DiagramGeometry): string {
  const start = centerOf(from, geometry);
  const end = centerOf(to, geometry);
  const isSameRow = from.row === to.row;
  const isSameColumn = from.column === to.column;
  const isFar =
    (isSameRow && Math.abs(from.column - to.column) > 1) || (isSameColumn && Math.abs(from.row - to.row) > 1);
  const halfWidth = geometry.nodeWidth / 2;
  const halfHeight = geometry.nodeHeight / 2;
  const gap = 5;
  if (isFar && isSameRow) {
    const top = start.y - halfHeight;
    return `M${start.x} ${top} C${start.x} ${top - 26} ${end.x} ${top - 26} ${end.x} ${top - gap}`;
  }
  if (isFar) {
    const side = start.x + halfWidth;
    return `M${side} ${start.y} C${side + 34} ${start.y} ${side + 34} ${end.y} ${side + gap} ${end.y}`;
  }
  if (isSameColumn) {
    const down = Math.sign(end.y - start.y);
    return `M${start.x} ${start.y + down * halfHeight} L${end.x} ${end.y - down * (halfHeight + gap)}`;
  }
  const across = Math.sign(end.x - start.x);
  const startX = start.x + across * halfWidth;
  const endX = end.x - across * (halfWidth + gap);
  if (isSameRow) return `M${startX} ${start.y} L${endX} ${end.y}`;
  const middle = (startX + endX) / 2;
  return `M${startX} ${start.y} C${middle} ${start.y} ${middle} ${end.y} ${endX} ${end.y}`;
}
