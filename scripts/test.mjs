// Every test, from the quickest to the slowest; stops at the first stage that fails.
// --only=unit,stories runs some stages: check, unit, packages, stories, e2e, budget. What follows "--" goes to a single stage.
import { mkdirSync, rmSync } from 'node:fs';
import { generate, prepare } from './lib/build.mjs';
import { runEndToEnd } from './lib/endToEnd.mjs';
import { install } from './lib/install.mjs';
import { countResults, results } from './lib/results.mjs';
import { run, runAside, runNode, timed } from './lib/run.mjs';

const arguments_ = process.argv.slice(2);
const only = arguments_.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const more = arguments_.filter((argument) => !argument.startsWith('--only=') && argument !== '--');

const stages = {
  check: () => (only ? runNode('scripts/check.mjs') : checkAndBuild()),
  unit: async () =>
    (await generate()) ||
    run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results.unit}`, ...more]),
  packages: () => runNode('scripts/packages.mjs'),
  stories: () => runNode('scripts/stories.mjs', more, { CORREDOR_STORY_RESULTS: results.stories }),
  e2e: async () => (await prepare()) || runEndToEnd(more),
  budget: async () => (await prepare()) || runNode('scripts/budget.mjs'),
};

/** The types keep a single processor busy for a minute; in a whole run the others build meanwhile what the later stages need. */
async function checkAndBuild() {
  if ((await generate()) !== 0) return 1;
  const building = runAside(process.execPath, ['scripts/lib/buildAhead.mjs']);
  const code = await runNode('scripts/check.mjs');
  await building;
  return code;
}

const chosen = only ? only.split(',') : Object.keys(stages);
const unknown = chosen.filter((name) => !Object.hasOwn(stages, name));
if (unknown.length > 0) {
  console.error(`There is no stage named ${unknown.join(', ')}. Choose from ${Object.keys(stages).join(', ')}.`);
  process.exit(1);
}

let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => (stopped = true));
rmSync(results.folder, { recursive: true, force: true });
mkdirSync(results.folder, { recursive: true });

let failed = (await install()) === 0 ? undefined : 'install';
const took = new Map();
for (const name of chosen) {
  if (failed || stopped) break;
  console.log(`\n== ${name}`);
  const start = Date.now();
  if ((await timed(name, stages[name])) !== 0) failed = name;
  took.set(name, (Date.now() - start) / 1000);
}
const whole = [...took.values()].reduce((sum, seconds) => sum + seconds, 0);
const shareOf = ([name, seconds]) =>
  `${name} ${Math.round(seconds)} s (${Math.round((100 * seconds) / Math.max(whole, 1))} %)`;
console.log(`\nEach stage's share of ${Math.round(whole / 6) / 10} minutes: ${[...took].map(shareOf).join(', ')}.`);

const counts = countResults();
if (failed) console.error(`\nStopped at the stage "${failed}".`);
// A stage that counts no tests, or died before it could, is one failure.
if (failed && counts.failed === 0) counts.failed = 1;
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(failed || stopped || counts.failed > 0 ? 1 : 0);
