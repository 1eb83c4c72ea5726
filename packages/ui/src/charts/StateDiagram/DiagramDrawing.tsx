import { centerOf, type DiagramGeometry, edgePath } from './diagramPath.ts';
import * as styles from './StateDiagram.css.ts';
import type { DiagramEdge, DiagramNode } from './stateDiagram.types.ts';

type DiagramDrawingProps = {
  id: string;
  nodes: readonly DiagramNode[];
  edges: readonly DiagramEdge[];
  current: string;
  /** Drawn from top to bottom, for narrow places. */
  isUpright: boolean;
};

const lying: DiagramGeometry = { nodeWidth: 116, nodeHeight: 36, columnStep: 172, rowStep: 76 };
const upright: DiagramGeometry = { nodeWidth: 116, nodeHeight: 36, columnStep: 150, rowStep: 76 };

/** The drawing alone; the words beside it say the same. */
export function DiagramDrawing({ id, nodes, edges, current, isUpright }: DiagramDrawingProps) {
  const geometry = isUpright ? upright : lying;
  const placed = nodes.map((node) => (isUpright ? { ...node, column: node.row, row: node.column } : node));
  const farRight =
    Math.max(...placed.map((node) => centerOf(node, geometry).x)) + geometry.nodeWidth / 2 + (isUpright ? 40 : 2);
  const bottom = Math.max(...placed.map((node) => centerOf(node, geometry).y)) + geometry.nodeHeight / 2 + 2;
  const top = isUpright ? 0 : -24;
  return (
    <svg
      viewBox={`0 ${top} ${farRight} ${bottom - top}`}
      width={farRight}
      height={bottom - top}
      className={styles.drawing}
      aria-hidden="true"
    >
      <defs>
        {(['plain', 'open'] as const).map((kind) => (
          <marker
            key={kind}
            id={`${id}-${kind}`}
            viewBox="0 0 8 8"
            refX="5"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto-start-reverse"
          >
            <path d="M1 1l5 3-5 3" className={styles.arrow({ isOpen: kind === 'open' })} />
          </marker>
        ))}
      </defs>
      {drawnOnce(edges).map((edge) => {
        const from = placed.find((node) => node.id === edge.from);
        const to = placed.find((node) => node.id === edge.to);
        const isOpen = edge.from === current && edge.disabledReason === undefined;
        const isClosed = edge.from === current && edge.disabledReason !== undefined;
        return from && to ? (
          <path
            key={`${edge.from} ${edge.to} ${edge.label}`}
            d={edgePath(from, to, geometry)}
            markerEnd={`url(#${id}-${isOpen ? 'open' : 'plain'})`}
            className={styles.edge({ isOpen, isClosed })}
          />
        ) : null;
      })}
      {placed.map((node) => {
        const { x, y } = centerOf(node, geometry);
        const isCurrent = node.id === current;
        return (
          <g key={node.id}>
            <rect
              x={x - geometry.nodeWidth / 2}
              y={y - geometry.nodeHeight / 2}
              width={geometry.nodeWidth}
              height={geometry.nodeHeight}
              rx={geometry.nodeHeight / 2}
              className={styles.node({ tone: node.tone, isCurrent })}
            />
            <text x={x} y={y} className={styles.nodeLabel({ tone: node.tone, isCurrent })}>
              {node.label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Ways with the same ends are one line; it is open where one of them is. */
const drawnOnce = (edges: readonly DiagramEdge[]) =>
  edges.filter((edge, index) => {
    const same = edges.filter(({ from, to }) => from === edge.from && to === edge.to);
    return (
      index ===
      edges.findIndex((one) => one === (same.find(({ disabledReason }) => disabledReason === undefined) ?? same[0]))
    );
  });
