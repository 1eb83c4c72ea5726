// Every test, by one plan: what needs nothing goes at once, as many jobs beside one another as there are cores, the longest first. A red job stops
// only what needs its output; all reds are told together at the end.
// --only=unit,stories runs some stages: check, unit, packages, stories, e2e, budget. What follows "--" goes to a single stage.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { install } from './lib/install.mjs';
import { countResults, results } from './lib/results.mjs';
import { readReview } from './lib/review/review.mjs';
import { listUnsteady, lookAgain, unsteadyFile } from './proof/again.mjs';
import { jobsOf, proofJobs, stages } from './proof/jobs.mjs';
import { ordinaryParts } from './proof/parts/index.mjs';
import { runJobs } from './proof/schedule.mjs';
import { storiesReached } from './proof/storiesReached.mjs';
import { everything, partsTouched, touchedPaths } from './proof/touched.mjs';
import { reachedName, touchedName, wantedParts } from './proof/wanted.mjs';
import { measureMachine } from './proof/yardstick.mjs';

const arguments_ = process.argv.slice(2);
const only = arguments_.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const more = arguments_.filter((argument) => !argument.startsWith('--only=') && argument !== '--');
const chosen = only ? only.split(',') : stages;
const unknown = chosen.filter((name) => !stages.includes(name));
if (unknown.length > 0) {
  console.error(`There is no stage named ${unknown.join(', ')}. Choose from ${stages.join(', ')}.`);
  process.exit(1);
}

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    isStopped = true;
  });
rmSync(results.folder, { recursive: true, force: true });
mkdirSync(results.folder, { recursive: true });
rmSync('.build/record', { recursive: true, force: true });
if ((await install()) !== 0) end(['install'], { passed: 0, failed: 0 });

const machine = await measureMachine();
// Our own jobs fill every core, so what waits beside them waits twice as long as alone.
const patience = Math.max(2, machine.patience);
console.log(
  `The machine is ${machine.isBusy ? 'busy' : 'quiet'} (${machine.why}): waits are ${patience} times as long.`,
);
process.env.CORREDOR_PATIENCE = String(patience);
process.env.CORREDOR_BUSY = machine.isBusy ? '1' : '';
takeIn(touchedPaths());

const jobs = jobsOf(proofJobs({ more, isLive: chosen.length === 1 && chosen[0] !== 'check' }), chosen);
const start = Date.now();
const running = new Set();
const heartbeat = setInterval(() => {
  if (running.size > 0) console.log(`… ${clock(Date.now() - start)}: ${[...running].join(', ')}`);
}, 60_000);
const watched = jobs.map((job) => ({
  ...job,
  work: () => {
    running.add(job.name);
    return job.work();
  },
}));
const outcomes = await runJobs(watched, {
  lanes: Math.max(2, availableParallelism()),
  isStopped: () => isStopped,
  tell: ({ name, outcome, seconds, because }) => {
    running.delete(name);
    const told = { green: 'ok', red: 'FAILED', left: `left out, since ${because?.join(' and ')} is red` }[outcome];
    console.log(`== ${name}: ${told} in ${seconds.toFixed(1)} s`);
  },
});
clearInterval(heartbeat);
const took = Date.now() - start;

// The machine may have become busy on the way; alone, nothing of ours is in the measurement.
const isBusy = machine.isBusy || (outcomes.some(({ outcome }) => outcome === 'red') && (await measureMachine()).isBusy);
const { forgiven, reds } = isStopped ? { forgiven: [], reds: [] } : await lookAgain({ isBusy });
listUnsteady(forgiven);
writeFileSync(results.unsteady, JSON.stringify(forgiven, null, 2));
writeFileSync(
  results.jobs,
  JSON.stringify(Object.fromEntries(outcomes.map(({ name, ...rest }) => [name, rest])), null, 2),
);

console.log(`\nBy job, of ${clock(took)}:`);
for (const { name, outcome, seconds } of outcomes.toSorted((one, other) => other.seconds - one.seconds))
  console.log(`${seconds.toFixed(0).padStart(6)} s  ${name}${outcome === 'green' ? '' : ` (${outcome})`}`);
for (const { name, why, reason } of reds) console.error(`\nred: ${name}\n  ${why}${reason ? `\n  ${reason}` : ''}`);
for (const { name, reason } of forgiven)
  console.log(
    `\nunsteady: ${name}\n  ${reason}\n  Its name stands in ${unsteadyFile} now: commit that, and find the cause.`,
  );

const counted = countResults();
const counts = {
  passed: counted.passed + forgiven.filter(({ kind }) => kind === undefined).length,
  failed: counted.failed - forgiven.filter(({ kind }) => kind === undefined).length,
  unsteady: forgiven.length,
  nearly: chosen.includes('stories') ? readReview().filter(({ kind }) => kind === 'nearly').length : 0,
};
const tests = new Set(['unit', 'stories', 'e2e']);
/** A job of tests whose every red was forgiven is green, unless it fell for another reason than a test. */
const isForgiven = (job) => tests.has(job.stage) && forgiven.length > 0 && counts.failed === 0 && reds.length === 0;
const red = outcomes.filter(
  ({ name, outcome }) => outcome !== 'green' && !isForgiven(jobs.find((job) => job.name === name)),
);
end(
  red.map(({ name }) => name),
  counts,
);

/** Takes back into the run what of the long one was touched since its last stamp; what somebody names is run. */
function takeIn(touched) {
  const reached = storiesReached(touched);
  const rooms = reached === everything ? ['rooms'] : [];
  const named = more.length > 0 ? ordinaryParts : [];
  process.env[wantedParts] ??= [...new Set([...partsTouched(touched), ...rooms, ...named])].join(',');
  process.env[touchedName] ??= asLines(touched);
  process.env[reachedName] ??= asLines(reached);
  const taken = process.env[wantedParts].replaceAll(',', ', ');
  if (touched === everything) console.log('No stamp of a long run is known here: its parts run too.');
  else if (taken) console.log(`Taken in from the long run, since their causes were touched: ${taken}.`);
  else console.log('Nothing was touched since the long run that brings a part of it back.');
}

function asLines(paths) {
  return paths === everything ? everything : paths.join('\n');
}

function clock(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} minutes`;
}

function end(red, { passed, failed, unsteady = 0, nearly = 0 }) {
  if (red.length > 0) console.error(`\nRed: ${red.join(', ')}.`);
  // A job that counts no tests, or died before it could, is one failure.
  const all = red.length > 0 && failed === 0 ? 1 : failed;
  console.log(
    `\n${passed} passed, ${all} failed${unsteady > 0 ? `, ${unsteady} unsteady` : ''}${nearly > 0 ? `, ${nearly} pictures nearly the same` : ''}`,
  );
  process.exit(red.length > 0 || isStopped || all > 0 ? 1 : 0);
}
