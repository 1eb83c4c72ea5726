// Runs in the process that starts the server's tests: after the last one it writes what each of them ran.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { coverageOf, describeCoverage } from './coverage.mjs';
import { toRanges } from './ranges.mjs';

const folder = '.build/record';

export default function setup({ vite }) {
  const { ledger } = vite.config.plugins.find(({ name }) => name === 'corredor:marks').api;
  for (const file of globSync(`${folder}/${process.pid}-*.jsonl`)) rmSync(file);
  return () => {
    try {
      keep(ledger, globSync(`${folder}/${process.pid}-*.jsonl`));
      publish();
    } catch (error) {
      // Thrown from here it would leave the database running.
      console.error(error);
      process.exitCode = 1;
    }
  };
}

function keep(ledger, files) {
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'));
  const notes = lines.map((line) => JSON.parse(line));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${process.pid}.json`, JSON.stringify(resolve(ledger, notes)));
  for (const file of files) rmSync(file);
}

/** What workers noted by number, said by source and line. */
function resolve(ledger, notes) {
  if (ledger.sources.size === 0) throw new Error('No source was marked by this run: were they taken from a cache?');
  const sources = [...ledger.sources].sort(([, a], [, b]) => a.first - b.first);
  const linesOf = (met) => {
    const found = {};
    let next = 0;
    for (let at = 0; at < met.length; at += 2)
      for (let mark = met[at]; mark < met[at] + met[at + 1]; mark += 1) {
        while (sources[next + 1] && sources[next + 1][1].first <= mark) next += 1;
        const [path, { first, lines }] = sources[next];
        found[path] ??= new Set();
        found[path].add(lines[mark - first]);
      }
    return Object.fromEntries(Object.entries(found).map(([path, lines]) => [path, toRanges(lines)]));
  };
  const tests = notes.filter(({ test }) => test);
  return {
    sources: Object.fromEntries(
      sources.map(([path, { lines, functions }]) => [path, { lines: toRanges(lines), functions: functions.flat() }]),
    ),
    tests: Object.fromEntries(tests.map(({ test, met, ...facts }) => [test, { ...facts, ran: linesOf(met) }])),
    loaded: notes.filter(({ loaded }) => loaded).map(({ loaded }) => linesOf(loaded)),
  };
}

/** Puts together what all runs since the folder was emptied have left: a whole run may be several. */
function publish() {
  const runs = globSync(`${folder}/*.json`).map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const tests = Object.assign({}, ...runs.map((run) => run.tests));
  const sources = Object.assign({}, ...runs.map((run) => run.sources));
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  writeFileSync('.build/impact.json', JSON.stringify({ commit, sources, files: tests }));
  const coverage = coverageOf({
    sources,
    ran: runs.flatMap((run) => [...run.loaded, ...Object.values(run.tests).map(({ ran }) => ran)]),
    calls: Object.values(tests).flatMap(({ calls }) => calls),
  });
  writeFileSync('.build/coverage.json', `${JSON.stringify({ commit, ...coverage }, null, 2)}\n`);
  console.log(describeCoverage(coverage));
}
