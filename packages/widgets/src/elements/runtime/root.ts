import { drawKids, redraw } from './diff.ts';
import { onChange, queues, runEffects } from './hooks.ts';
import { type Child, type Drawn, jsx, undrawn } from './node.ts';

const changed = new Set<Drawn>();
const depthOf = ({ up }: Drawn): number => (up ? depthOf(up) + 1 : 0);

onChange((drawn) => {
  if (changed.size === 0) queueMicrotask(drawChanged);
  changed.add(drawn);
});

function drawChanged() {
  runEffects(queues.passive);
  const all = [...changed].sort((a, b) => depthOf(a) - depthOf(b));
  changed.clear();
  // What is above draws what is below; what is gone is not drawn.
  for (const drawn of all) if (drawn.isDirty && !drawn.isGone) redraw(drawn);
  finish();
}

function finish() {
  runEffects(queues.layout);
  if (queues.passive.length > 0) setTimeout(() => runEffects(queues.passive));
}

/** A place to draw in, as in `react-dom/client`. */
export function createRoot(place: Element) {
  const root = undrawn(jsx('', {}), undefined, place, place);
  const render = (child: Child) => {
    drawKids(root, child, place, null);
    finish();
  };
  return { render, unmount: () => render(null) };
}
