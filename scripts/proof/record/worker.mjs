// Loaded before each test file of the server while a whole run records.
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync, mkdirSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { room } from './index.mjs';

/** Test files share their worker, so what is noted lives longer than this module. */
globalThis.$corredorNoted ??= begin();
const noted = globalThis.$corredorNoted;

function begin() {
  globalThis.$ran ??= new Uint8Array(room);
  const own = { calls: new Set(), startsServer: false };
  subscribe('tracing:fastify.request.handler:start', ({ request, route }) => {
    own.calls.add(`${request.method.toLowerCase()} ${route.url}`);
  });
  subscribe('child_process', ({ process: child }) =>
    setImmediate(() => {
      if (child.spawnfile === process.execPath) own.startsServer = true;
    }),
  );
  return own;
}

/** The numbers of the marks that were met, each row of them as its first and its length; all are put back. */
function take() {
  const met = [];
  const { $ran } = globalThis;
  for (let at = $ran.indexOf(1); at >= 0; at = $ran.indexOf(1, at)) {
    const first = at;
    while ($ran[at] === 1) at += 1;
    met.push(first, at - first);
  }
  $ran.fill(0);
  return met;
}

const folder = '.build/record';
const write = (facts) => {
  mkdirSync(folder, { recursive: true });
  appendFileSync(`${folder}/${process.ppid}-${process.pid}.jsonl`, `${JSON.stringify(facts)}\n`);
};
const testsIn = (tasks) => tasks.reduce((sum, one) => sum + (one.tasks ? testsIn(one.tasks) : 1), 0);

let began = 0;
let cpu = process.cpuUsage();
beforeAll(() => {
  // What the modules did as they were loaded belongs to no test file.
  write({ loaded: take() });
  noted.calls.clear();
  noted.startsServer = false;
  began = performance.now();
  cpu = process.cpuUsage();
});
// biome-ignore lint/correctness/noEmptyPattern: vitest gives the suite after the fixtures, of which there are none.
afterAll(({}, suite) => {
  const { user, system } = process.cpuUsage(cpu);
  write({
    test: relative(process.cwd(), suite.file.filepath),
    met: take(),
    calls: [...noted.calls],
    startsServer: noted.startsServer,
    ms: Math.round(performance.now() - began),
    cpu: Math.round((user + system) / 1000),
    promises: testsIn(suite.tasks),
  });
});
