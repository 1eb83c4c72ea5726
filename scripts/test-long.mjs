// What is long and rare, in pieces of at most twenty minutes: a new entity made in a copy of the tree; every stage with all that npm test leaves
// out; the unit and API tests ten seconds before midnight in three time zones, and on twelve other days. A piece that was green at this commit, or
// at one from which this differs by nothing that a test could see, is not run again: a run that was broken off goes on where it stood. When all are
// green it writes scripts/proof/long-run.json, to be committed. The stages alone prove every part that npm test leaves out: as soon as they are green
// that file names their commit, and npm test goes by it; a release wants the other pieces too.
// What is green so far stands in that file too, so another clone can go on where this one ended.
// --list tells what is open, --only=<part of a name> runs some pieces. What follows "--" are test files, which then run under the other clocks alone.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { install } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { clockResults, longPieces, stagesAreGreen } from './proof/long/pieces.mjs';
import { stampFile, unproved } from './proof/touched.mjs';

const split = process.argv.indexOf('--');
const flags = process.argv.slice(2, split < 0 ? undefined : split);
const words = split < 0 ? [] : process.argv.slice(split + 1);
const only = flags.find((flag) => flag.startsWith('--only='))?.slice('--only='.length);

const isUnitTest = /^(apps|packages)\/.+\.test\.tsx?$/;
/** What unit tests alone run: no other piece sees it. */
const isOfUnitTests = /^(apps|packages)\/.+\.test\.tsx?$|^apps\/api\/src\/testing\//;

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';
const commit = git('rev-parse', 'HEAD');
/** What is not committed is nobody's commit: it is run, but not stamped. */
const isClean = commit !== '' && git('status', '--porcelain', '--', '.', `:!${stampFile}`) === '';

const kept = () => (existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {});
/** As the formatter has it, since it is committed. */
function write(stamp) {
  writeFileSync(stampFile, `${JSON.stringify(stamp, null, 2)}\n`);
  spawnSync('biome', ['format', '--write', stampFile]);
}

/** What is left to do of a piece: nothing where it was green and no test could see what changed since; some files; or all of it. */
function leftOf({ name, again }) {
  const stamp = isClean ? kept().underway?.[name] : undefined;
  const changed = stamp && changedSince(stamp.commit);
  if (!changed) return { isAll: true };
  const seen = again ? changed : changed.filter((path) => !isOfUnitTests.test(path));
  if (!seen.every((path) => isUnitTest.test(path))) return { isAll: true };
  const files = [...(stamp.red ?? []), ...seen].filter((path) => existsSync(path));
  return files.length > 0 ? { files: [...new Set(files)] } : { stamp };
}

/** The paths that differ and that a test could see; undefined where that commit is not known here. */
function changedSince(other) {
  if (spawnSync('git', ['cat-file', '-e', `${other}^{commit}`]).status !== 0) return undefined;
  const paths = git('diff', '--name-only', '--no-renames', other, commit).split('\n').filter(Boolean);
  return unproved(paths.filter((path) => path !== stampFile));
}

const pieces = longPieces({ words });
const wanted = pieces.filter(({ name }) => !only || name.includes(only));
if (flags.includes('--list')) {
  for (const piece of pieces) {
    const { stamp, files } = leftOf(piece);
    console.log(`${stamp ? 'green ' : 'open  '} ${piece.name}${files ? `: ${files.length} files` : ''}`);
  }
  process.exit(0);
}

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    isStopped = true;
  });
if ((await install()) !== 0) process.exit(1);
const red = [];
for (const piece of wanted) {
  if (isStopped) break;
  const { name, env } = piece;
  const left = words.length > 0 ? { isAll: true } : leftOf(piece);
  if (left.stamp) {
    console.log(`== ${name}: green at this commit`);
    continue;
  }
  console.log(`\n== ${name}${left.files ? `: ${left.files.join(', ')}` : ''}`);
  rmSync(clockResults, { force: true });
  const start = Date.now();
  const code = await run(...(left.files ? piece.again(left.files) : piece.command), env());
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`== ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  if (code !== 0) red.push(name);
  if (isClean && words.length === 0 && !isStopped) note(piece, { isGreen: code === 0, isAll: left.isAll, seconds });
}

const stamps = pieces.map((piece) => [piece.name, leftOf(piece).stamp]);
const open = stamps.filter(([, stamp]) => !stamp).map(([name]) => name);
if (red.length > 0) console.error(`\nRed: ${red.join('; ')}.`);
if (words.length === 0) {
  if (!isClean) console.log('\nThe tree holds changes that are not committed: nothing is stamped.');
  else if (open.length > 0) {
    if (stagesAreGreen(stamps)) noteStages();
    console.log(
      `\n${pieces.length - open.length} of ${pieces.length} pieces are green at this commit; ${stampFile} says which.`,
    );
  } else writeStamp();
}
process.exit(red.length > 0 || isStopped ? 1 : 0);

/** Keeps that a piece is green, or which of its files are not. */
function note({ name }, { isGreen, isAll, seconds }) {
  const stamp = kept();
  const before = isAll ? undefined : stamp.underway?.[name];
  const red = isGreen ? [] : redFiles();
  // Of a run that left no results nothing is known.
  if (!isGreen && red.length === 0) return;
  const piece = { commit, seconds: seconds + (before?.seconds ?? 0), ...(red.length > 0 && { red }) };
  write({ ...stamp, underway: { ...stamp.underway, [name]: piece } });
}

/** The test files that were red, by what the run under another clock has left. */
function redFiles() {
  if (!existsSync(clockResults)) return [];
  const { testResults } = JSON.parse(readFileSync(clockResults, 'utf8'));
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative('.', name));
}

/** What a change is measured against from now on, with the pieces that are green there. */
function proof() {
  const green = stamps.filter(([, stamp]) => stamp);
  const seconds = Object.fromEntries(green.map(([name, stamp]) => [name, stamp.seconds]));
  return { commit, day: new Date().toISOString().slice(0, 10), seconds };
}

function noteStages() {
  write({ ...proof(), underway: kept().underway });
  console.log(`\nThe stages are green: commit ${stampFile}, and npm test goes by it.`);
}

function writeStamp() {
  write(proof());
  console.log(
    `\nAll ${pieces.length} pieces are green. Commit ${stampFile}: from now on it is what a change is measured against.`,
  );
}
