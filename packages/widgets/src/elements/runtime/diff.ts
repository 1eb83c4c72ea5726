import { cleanUp, collectEffects, render, setRef } from './hooks.ts';
import { asNode, type Child, type Drawn, undrawn, type VNode } from './node.ts';
import { setInput, setProps } from './props.ts';

const svg = 'http://www.w3.org/2000/svg';

/** Draws what a thing consists of. Kids come from the last to the first, so that each knows what stands after it. */
export function drawKids(up: Drawn, children: Child, place: Node, after: Node | null) {
  const nodes = (Array.isArray(children) ? children : [children]).map(asNode);
  const before = up.kids;
  const kept = nodes.map((node, index) => {
    const old = node?.key === undefined ? before[index] : before.find((kid) => kid?.key === node.key);
    return old && node && old.type === node.type && old.key === node.key ? old : undefined;
  });
  for (const kid of before) if (kid && !kept.includes(kid)) remove(kid, true);
  up.kids = kept;
  let next = after;
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const node = nodes[index];
    if (!node) continue;
    const kid = draw(node, kept[index], up, place, next);
    up.kids[index] = kid;
    next = firstOf(kid) ?? next;
  }
}

/** Draws a node where the old one was, or anew. */
export function draw(
  node: VNode,
  old: Drawn | undefined,
  up: Drawn | undefined,
  place: Node,
  after: Node | null,
): Drawn {
  const drawn = old ?? undrawn(node, up, place);
  const before = old ? old.props : {};
  drawn.props = node.props;
  const { type, props } = node;
  if (typeof type === 'function') {
    drawKids(drawn, render(drawn, type), place, after);
    collectEffects(drawn);
    return drawn;
  }
  drawn.dom ??= type ? create(type, place) : document.createTextNode('');
  if (drawn.dom instanceof Element) {
    setProps(drawn.dom, before, props);
    drawKids(drawn, props.children, drawn.dom, null);
    setInput(drawn.dom, props);
    if (props.ref !== before.ref) {
      setRef(before.ref, null);
      setRef(props.ref, drawn.dom);
    }
  } else if (drawn.dom.nodeValue !== props.text) drawn.dom.nodeValue = String(props.text);
  if (drawn.dom.parentNode !== place || drawn.dom.nextSibling !== after) place.insertBefore(drawn.dom, after);
  return drawn;
}

/** Draws a component anew in its place. */
export function redraw(drawn: Drawn) {
  draw(drawn, drawn, drawn.up, drawn.place, nextTo(drawn));
}

const create = (type: string, place: Node) =>
  type === 'svg' || place instanceof SVGElement ? document.createElementNS(svg, type) : document.createElement(type);

function firstOf(drawn: Drawn | undefined): Node | undefined {
  if (!drawn || drawn.dom) return drawn?.dom;
  for (const kid of drawn.kids) {
    const found = firstOf(kid);
    if (found) return found;
  }
  return undefined;
}

/** What stands after a component in the element around it. */
function nextTo(drawn: Drawn): Node | null {
  const { up } = drawn;
  if (!up) return null;
  for (const kid of up.kids.slice(up.kids.indexOf(drawn) + 1)) {
    const found = firstOf(kid);
    if (found) return found;
  }
  return up.dom ? null : nextTo(up);
}

/** Ends a thing; its DOM goes with the topmost element. */
export function remove(drawn: Drawn, isTop: boolean) {
  drawn.isGone = true;
  for (const hook of drawn.hooks) cleanUp(hook);
  if (drawn.dom) setRef(drawn.props.ref, null);
  for (const kid of drawn.kids) if (kid) remove(kid, isTop && !drawn.dom);
  if (isTop) drawn.dom?.parentNode?.removeChild(drawn.dom);
}
