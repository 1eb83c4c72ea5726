export { StateDiagram } from './StateDiagram.tsx';
export type { ClosedWay, DiagramEdge, DiagramNode, DiagramTone } from './stateDiagram.types.ts';
