export { type DiagramEdge, type DiagramNode, type DiagramTone, StateDiagram } from './StateDiagram.tsx';
