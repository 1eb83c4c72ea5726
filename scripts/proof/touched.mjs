// What changed since the last long run, and what of the long run it brings back into `npm test`.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts as everyPart } from './parts/index.mjs';

/** Written by the long run, committed with it: the commit that it proved, when, and how long each part took. */
export const stampFile = 'scripts/proof/long-run.json';

/** Everything may have changed. */
export const everything = 'all';

/** So many changed paths are as good as all; they are handed to every test as one text, which has its limit. */
const most = 1000;

/**
 * The paths that differ from the commit of the last long run, those not committed among them; `all` where there was no long run, where this
 * clone does not know its commit, and where they are very many.
 * @returns {string[] | 'all'}
 */
export function touchedPaths(root = process.cwd()) {
  const file = join(root, stampFile);
  if (!existsSync(file)) return everything;
  const { commit } = JSON.parse(readFileSync(file, 'utf8'));
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (git('cat-file', '-e', `${commit}^{commit}`).status !== 0) return everything;
  const changed = git('diff', '--name-only', '--no-renames', commit, '--');
  const added = git('ls-files', '--others', '--exclude-standard');
  if (changed.status !== 0 || added.status !== 0) return everything;
  const paths = `${changed.stdout}\n${added.stdout}`.split('\n').filter((path) => path !== '' && path !== stampFile);
  return paths.length > most ? everything : paths;
}

/**
 * The pieces of the long run that its stamp does not name: a release wants them all.
 * @param {string[]} pieces
 */
export function piecesNotRun(pieces, root = process.cwd()) {
  const file = join(root, stampFile);
  const { seconds = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return pieces.filter((name) => !Object.hasOwn(seconds, name));
}

/** What no test reads: words for people, and what a release itself writes. */
const unread = /^(docs\/|\.changeset\/|\.github\/)|\.md$|^LICENSE$/;

/**
 * What changed since the last long run that a test could see; a release wants nothing.
 * @param {string[] | 'all'} touched
 */
export const unproved = (touched) =>
  touched === everything ? everything : touched.filter((path) => !unread.test(path));

/** What changes how every test runs. */
const ofAll = ['pnpm-lock.yaml', 'package.json'];
/** Tests, stories and journeys: each is run again where it changed, and no other runs it. */
const isTestItself = (path) => /\.(test|stories|e2e)\.(ts|tsx|mjs)$/.test(path);

/**
 * The parts of the long run whose cause was touched. Pure.
 * @param {string[] | 'all'} touched
 */
export function partsTouched(touched, parts = everyPart) {
  if (touched === everything) return Object.keys(parts);
  return Object.keys(parts).filter((name) => {
    const { causes, files = [], isOrdinary } = parts[name];
    const patterns = [...ofAll, ...causes, ...(isOrdinary ? [] : files)].map(toPattern);
    const paths = isOrdinary ? touched.filter((path) => !isTestItself(path)) : touched;
    return paths.some((path) => patterns.some((one) => one.test(path)));
  });
}

/** A folder ends with a slash and stands for all below it; one star stands for a part of a name, two for any folders. */
export function toPattern(cause) {
  const body = cause
    .split('**')
    .map((piece) => piece.split('*').map(RegExp.escape).join('[^/]*'))
    .join('.*');
  return new RegExp(`^${body}${cause.endsWith('/') ? '' : '$'}`);
}
