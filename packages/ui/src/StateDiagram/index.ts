export { StateDiagram } from './StateDiagram.tsx';
export type { DiagramEdge, DiagramNode, DiagramTone } from './stateDiagram.types.ts';
