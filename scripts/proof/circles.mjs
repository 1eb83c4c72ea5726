import { dirname } from 'node:path/posix';

/** Tests and stories may look from outside, and words are fetched by one list for all features, so neither counts. */
const uncounted = /\.(test|stories|fixtures)\.tsx?$|\/messages\/|\/(testing|stories)\//;

/**
 * The circles of folders: what a folder needs never comes back to need it. A folder needs what any file below it imports from outside of it.
 * @param {{ source: string, dependencies: { resolved: string }[] }[]} modules as dependency-cruiser has read them
 * @returns {string[][]} the folders of each circle, in their order
 */
export function circlesOfFolders(modules) {
  const needs = new Map();
  const need = (folder, other) => {
    if (!needs.has(folder)) needs.set(folder, new Set());
    needs.get(folder).add(other);
  };
  for (const { source, dependencies } of modules) {
    if (uncounted.test(source)) continue;
    for (const { resolved } of dependencies) {
      if (uncounted.test(resolved) || resolved.includes('node_modules/')) continue;
      for (let folder = dirname(source); folder !== '.'; folder = dirname(folder))
        if (!resolved.startsWith(`${folder}/`)) need(folder, dirname(resolved));
    }
  }
  return circlesIn(needs);
}

/** Groups of nodes that all reach one another, by Tarjan's walk. */
function circlesIn(edges) {
  const order = new Map();
  const lowest = new Map();
  const path = [];
  const circles = [];
  const visit = (node) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    path.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (path.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const circle = path.splice(path.indexOf(node));
    if (circle.length > 1) circles.push(circle.toSorted());
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return circles;
}
