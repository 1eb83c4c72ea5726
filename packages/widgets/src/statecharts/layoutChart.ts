import type { Chart, ChartState } from '@corredor/machines/charts';
import { Graph, layout } from '@dagrejs/dagre';
import { linesBetween, linesInside } from './chartLines.ts';
import { type Drawing, type DrawnEdge, type DrawnLine, type DrawnState, sizes } from './drawing.ts';

/** Draws a chart from above to below: each state that holds others is laid out by itself, then stands as one box among its neighbours. */
export function layoutChart(chart: Chart): Drawing {
  const root = chart.states.find(({ id }) => id === '');
  if (!root) return { width: 0, height: 0, states: [], edges: [] };
  return drawState(chart, root);
}

const childrenOf = (chart: Chart, id: string) => chart.states.filter(({ parent }) => parent === id);
const rowsOf = (lines: readonly DrawnLine[]) => lines.flatMap(({ rows }) => rows);
const heightOf = (lines: readonly DrawnLine[]) => rowsOf(lines).length * sizes.line;
const widthOf = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length)) * sizes.letter;
const move = <Placed extends { x: number; y: number }>(placed: Placed, x: number, y: number): Placed => ({
  ...placed,
  x: placed.x + x,
  y: placed.y + y,
});

/** A state with all that is in it, its own corner at 0, 0. */
function drawState(chart: Chart, state: ChartState): Drawing {
  const lines = linesInside(chart, state.id);
  const facts = factsOf(state);
  const top = sizes.head + facts.length * sizes.row + heightOf(lines) + (lines.length > 0 ? sizes.padding / 2 : 0);
  // Room for the marks before the name and before each line.
  const own = Math.max(widthOf([state.name, ...facts]) + 24, widthOf(rowsOf(lines)) + 22);
  const inner = drawLevel(chart, state.id);
  const width = Math.max(own, inner.width, 72) + 2 * sizes.padding;
  const height = top + (inner.height > 0 ? inner.height + sizes.padding : 0) + sizes.padding / 2;
  const left = (width - inner.width) / 2;
  return {
    width,
    height,
    states: [{ state, lines, x: 0, y: 0, width, height }, ...inner.states.map((one) => move(one, left, top))],
    edges: inner.edges.map((edge) => moveEdge(edge, left, top)),
  };
}

/** What stands under a state's name. */
export const factsOf = ({ tags, invokes }: ChartState): string[] => [
  ...invokes.map((actor) => `@ ${actor}`),
  ...(tags.length > 0 ? [tags.map((tag) => `#${tag}`).join(' ')] : []),
];

function drawLevel(chart: Chart, level: string): Drawing {
  const inner = childrenOf(chart, level).map((state) => ({ id: state.id, drawing: drawState(chart, state) }));
  if (inner.length === 0) return { width: 0, height: 0, states: [], edges: [] };
  if (linesBetween(chart, level).length === 0) return onShelves(inner.map(({ drawing }) => drawing));
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 28, ranksep: 26, edgesep: 18, marginx: 6, marginy: 6 });
  for (const { id, drawing } of inner) graph.setNode(id, { width: drawing.width, height: drawing.height });
  const bundles = linesBetween(chart, level);
  for (const { key, from, to, lines } of bundles) {
    const width = widthOf(rowsOf(lines)) + 26;
    graph.setEdge(from, to, { width, height: heightOf(lines) + 4, labelpos: 'c' }, key);
  }
  layout(graph);
  const states = inner.flatMap(({ id, drawing }) => {
    const { x, y } = graph.node(id);
    return drawing.states.map((one): DrawnState => move(one, x - drawing.width / 2, y - drawing.height / 2));
  });
  const deeper = inner.flatMap(({ id, drawing }) => {
    const { x, y } = graph.node(id);
    return drawing.edges.map((edge) => moveEdge(edge, x - drawing.width / 2, y - drawing.height / 2));
  });
  const edges = bundles.map(({ key, from, to, lines }): DrawnEdge => {
    const { points, x = 0, y = 0, width = 0, height = 0 } = graph.edge({ v: from, w: to, name: key });
    const label = { x: x - width / 2, y: y - height / 2, width, height };
    return { key: `${level} ${key}`, points, label, lines };
  });
  const { width = 0, height = 0 } = graph.graph();
  return { width, height, states, edges: [...edges, ...deeper] };
}

/** States that no line joins, such as regions, stand beside each other, in as many rows as they need. */
function onShelves(drawings: readonly Drawing[]): Drawing {
  const { gap, shelf } = sizes;
  const all: Drawing = { width: 0, height: 0, states: [], edges: [] };
  let x = gap;
  let top = gap / 2;
  return drawings.reduce((drawn, one) => {
    if (x > gap && x + one.width + gap > shelf) {
      x = gap;
      top = drawn.height;
    }
    const left = x;
    const above = top;
    x += one.width + gap;
    return {
      width: Math.max(drawn.width, x),
      height: Math.max(drawn.height, top + one.height + gap),
      states: [...drawn.states, ...one.states.map((state) => move(state, left, above))],
      edges: [...drawn.edges, ...one.edges.map((edge) => moveEdge(edge, left, above))],
    };
  }, all);
}

function moveEdge(edge: DrawnEdge, x: number, y: number): DrawnEdge {
  return { ...edge, points: edge.points.map((point) => move(point, x, y)), label: move(edge.label, x, y) };
}
