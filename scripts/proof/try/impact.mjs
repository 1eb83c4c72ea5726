import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRanges } from '../record/ranges.mjs';

/** What the last whole run noted of each test file of the server: see scripts/proof/record. Undefined where none has run here. */
export function readImpact(root = '.') {
  const file = join(root, '.build/impact.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * The test files that ran what changed, each with how sure that is: 0 where it ran one of the changed lines, 1 where it ran another function of the
 * file, 2 where what changed is outside of functions and it ran a file that takes it. A file that starts a server of its own may run anything.
 * @param lines the changed lines, as the file was when it was noted; undefined means all of it
 * @param takers files that import this one
 */
export function testsThatRan(impact, path, { lines, takers = [] } = {}) {
  const found = new Map();
  const note = (test, sureness) => {
    if ((found.get(test) ?? 9) > sureness) found.set(test, sureness);
  };
  const source = impact.sources[path];
  const wanted = lines?.length > 0 && source ? marksOf(source, lines) : undefined;
  for (const [test, { ran }] of Object.entries(impact.files)) {
    const met = ran[path];
    if (met) {
      const numbers = wanted && fromRanges(met);
      note(test, !wanted || wanted.some((line) => numbers.has(line)) ? 0 : 1);
    }
    if (takers.some((taker) => ran[taker])) note(test, 2);
  }
  // What no test of its own reaches may still be what a started server runs.
  if (path.startsWith('apps/api/') || found.size > 0)
    for (const [test, { startsServer }] of Object.entries(impact.files)) if (startsServer) note(test, 3);
  return found;
}

/** The marked lines to which changed ones belong: the last statement that begins at or before each, within its function. Undefined where one is outside. */
function marksOf({ lines, functions }, changed) {
  const marked = [...fromRanges(lines)];
  const found = new Set();
  for (const line of changed) {
    let within;
    for (let at = 0; at < functions.length; at += 2) {
      const [first, last] = [functions[at], functions[at + 1]];
      if (first <= line && line <= last && (!within || last - first <= within[1] - within[0])) within = [first, last];
    }
    if (!within) return undefined;
    const before = marked.filter((one) => one <= line && one >= within[0]);
    found.add(before.at(-1) ?? marked.find((one) => one >= within[0]));
  }
  return [...found];
}
