// What is long and rare, in pieces of at most twenty minutes: a new entity made in a copy of the tree; every stage with all that npm test leaves
// out; the unit and API tests ten seconds before midnight in three time zones, and on twelve other days. A piece that was green at this commit, or
// at one from which this differs by nothing that a test could see, is not run again: a run that was broken off goes on where it stood. When all are
// green it writes scripts/proof/long-run.json, to be committed.
// What is green so far stands in that file too, so another clone can go on where this one ended.
// --list tells what is open, --only=<part of a name> runs some pieces. What follows "--" are test files, which then run under the other clocks alone.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { install } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { longPieces } from './proof/long/pieces.mjs';
import { stampFile, unproved } from './proof/touched.mjs';

const split = process.argv.indexOf('--');
const flags = process.argv.slice(2, split < 0 ? undefined : split);
const words = split < 0 ? [] : process.argv.slice(split + 1);
const only = flags.find((flag) => flag.startsWith('--only='))?.slice('--only='.length);

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';
const commit = git('rev-parse', 'HEAD');
/** What is not committed is nobody's commit: it is run, but not stamped. */
const isClean = commit !== '' && git('status', '--porcelain', '--', '.', `:!${stampFile}`) === '';

const kept = () => (existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {});
const write = (stamp) => writeFileSync(stampFile, `${JSON.stringify(stamp, null, 2)}\n`);

function stampOf(name) {
  const stamp = isClean ? kept().underway?.[name] : undefined;
  return stamp && isLike(stamp.commit) ? stamp : undefined;
}

/** Whether a test could see nothing of what differs between that commit and this one. */
function isLike(other) {
  if (other === commit) return true;
  if (spawnSync('git', ['cat-file', '-e', `${other}^{commit}`]).status !== 0) return false;
  const paths = git('diff', '--name-only', '--no-renames', other, commit).split('\n').filter(Boolean);
  return unproved(paths.filter((path) => path !== stampFile)).length === 0;
}

const pieces = longPieces({ words });
const wanted = pieces.filter(({ name }) => !only || name.includes(only));
if (flags.includes('--list')) {
  for (const { name } of pieces) console.log(`${stampOf(name) ? 'green ' : 'open  '} ${name}`);
  process.exit(0);
}

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    isStopped = true;
  });
if ((await install()) !== 0) process.exit(1);
const red = [];
for (const { name, command, env } of wanted) {
  if (isStopped) break;
  if (words.length === 0 && stampOf(name)) {
    console.log(`== ${name}: green at this commit`);
    continue;
  }
  console.log(`\n== ${name}`);
  const start = Date.now();
  const code = await run(...command, env());
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`== ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  if (code !== 0) red.push(name);
  else if (isClean && words.length === 0) keep(name, { commit, seconds });
}

const stamps = pieces.map(({ name }) => [name, stampOf(name)]);
const open = stamps.filter(([, stamp]) => !stamp).map(([name]) => name);
if (red.length > 0) console.error(`\nRed: ${red.join('; ')}.`);
if (words.length === 0) {
  if (!isClean) console.log('\nThe tree holds changes that are not committed: nothing is stamped.');
  else if (open.length > 0)
    console.log(
      `\n${pieces.length - open.length} of ${pieces.length} pieces are green at this commit; ${stampFile} says which.`,
    );
  else writeStamp();
}
process.exit(red.length > 0 || isStopped ? 1 : 0);

function keep(name, piece) {
  const stamp = kept();
  write({ ...stamp, underway: { ...stamp.underway, [name]: piece } });
}

function writeStamp() {
  const seconds = Object.fromEntries(stamps.map(([name, stamp]) => [name, stamp.seconds]));
  write({ commit, day: new Date().toISOString().slice(0, 10), seconds });
  console.log(
    `\nAll ${pieces.length} pieces are green. Commit ${stampFile}: from now on it is what a change is measured against.`,
  );
}
