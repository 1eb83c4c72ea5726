import { globSync, readFileSync } from 'node:fs';
import { instrument } from './instrument.mjs';
import { fromRanges } from './ranges.mjs';

/** The server's own sources, without what only tests load. */
const isServer = (path) => path.startsWith('apps/api/src/') && !/\.(test|d)\.ts$|\/testing\//.test(path);

/** Of the lines on which a statement of a function of the server begins: how many ran; of the operations of the document: which were handled. */
export function coverageOf({ sources, ran, calls }) {
  const all = globSync('apps/api/src/**/*.ts').filter(isServer).sort();
  const files = Object.fromEntries(all.map((path) => [path, countOf(path, sources[path], ran)]));
  const sum = (place) => Object.values(files).reduce((total, counts) => total + counts[place], 0);
  const operations = operationsOf();
  const called = new Set(calls.map((call) => operations.get(call)).filter(Boolean));
  return {
    lines: { ran: sum(0), of: sum(1) },
    operations: {
      called: called.size,
      of: operations.size,
      never: [...operations.values()].filter((id) => !called.has(id)).sort(),
    },
    files,
  };
}

/** A source that no test has loaded has none that ran. */
function countOf(path, source, ran) {
  const lines = fromRanges(source?.lines ?? '');
  if (!source) return [0, new Set(instrument(readFileSync(path, 'utf8'), path).lines).size];
  const met = new Set(ran.flatMap((one) => [...fromRanges(one[path] ?? '')]));
  return [[...lines].filter((line) => met.has(line)).length, lines.size];
}

/** The id of each operation by method and address, as the server registers them. */
function operationsOf() {
  const { paths } = JSON.parse(readFileSync('.build/openapi.json', 'utf8'));
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([, { operationId }]) => operationId)
        .map(([method, { operationId }]) => [`${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, operationId]),
    ),
  );
}

export const describeCoverage = ({ lines, operations }) =>
  `Lines of the API that ran: ${lines.ran} of ${lines.of} (${((100 * lines.ran) / Math.max(lines.of, 1)).toFixed(2)} %). ` +
  `Operations that were handled: ${operations.called} of ${operations.of}.`;
