import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { madeFiles } from '../../lib/madeFiles.mjs';

const isCode = (path) => /\.(ts|tsx|mts|mjs|mdx)$/.test(path) && !/\.d\.m?ts$/.test(path);
const isHeld = (path) => /^(packages|apps|scripts|e2e|\.storybook)\//.test(path);

/** Every file of the project that is there: those of git, new ones that it does not ignore, and those that commands make. */
export function listFiles(root = '.') {
  const told = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return [...new Set([...told.split('\0'), ...listMade(root)])].filter((path) => path && existsSync(join(root, path)));
}

/** The files that are made of the document and of the elements' contract, as far as they are there. */
export const listMade = (root = '.') =>
  globSync(
    madeFiles.map((path) => (path.endsWith('/') ? `${path}*` : path)),
    { cwd: root },
  );

/**
 * Which file runs which other, by their imports. Types are left out: the compiler follows them. A room is entered through its list of names, and
 * whoever takes one name of it depends on that name's file alone: `handedOn` tells those files. Files that are `gone` are still looked for where
 * somebody names them.
 */
export function readGraph(root = '.', files = listFiles(root), gone = []) {
  const known = new Set([...files, ...gone]);
  const entries = entriesOf(root, files);
  const parsed = new Map();
  for (const file of files)
    if (isHeld(file) && isCode(file)) parsed.set(file, parse(readFileSync(join(root, file), 'utf8')));

  const find = (from, wanted) => {
    if (!wanted.startsWith('.')) return entries.get(wanted);
    const path = normalize(join(dirname(from), wanted.split('?')[0]));
    return known.has(path) ? path : undefined;
  };
  /** The file in which a name is written that another file hands on. */
  const home = (file, name, seen = new Set()) => {
    const onward = parsed.get(file)?.handsOn.get(name);
    const next = onward && find(file, onward.from);
    if (!next || seen.has(next)) return file;
    return home(next, onward.name, seen.add(next));
  };

  const takenBy = new Map();
  const note = (from, to) => {
    if (from === to) return;
    if (!takenBy.has(to)) takenBy.set(to, new Set());
    takenBy.get(to).add(from);
  };
  // A room's list itself is only an address; what it hands on is taken by whoever asks for it.
  for (const [file, { imports, reads }] of parsed) {
    for (const { from, names } of imports) {
      const to = find(file, from);
      if (!to) continue;
      if (names) for (const name of names) note(file, home(to, name));
      else {
        note(file, to);
        for (const name of parsed.get(to)?.handsOn.keys() ?? []) note(file, home(to, name));
      }
    }
    for (const path of reads) if (find(file, path)) note(file, find(file, path));
  }
  /** What each list of names hands on: whoever changes the list may have changed whose name it is. */
  const handedOn = (file) => [...(parsed.get(file)?.handsOn.keys() ?? [])].map((name) => home(file, name));
  return { files, takenBy, handedOn };
}

/** The files that run one of these, directly or through others, each with its distance; `isWall` stops the way up. */
export function reach({ takenBy }, changed, isWall = () => false) {
  const distance = new Map(changed.map((path) => [path, 0]));
  const queue = [...changed];
  for (const path of queue) {
    if (isWall(path)) continue;
    for (const user of takenBy.get(path) ?? []) {
      if (distance.has(user)) continue;
      distance.set(user, distance.get(path) + 1);
      queue.push(user);
    }
  }
  return distance;
}

/** What packages are entered by: `@corredor/core/dates` is `packages/core/src/basics/dates/index.ts`. */
function entriesOf(root, files) {
  const entries = new Map();
  for (const file of files) {
    if (!/^(packages|apps)\/[^/]+\/package\.json$/.test(file)) continue;
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    for (const [entry, path] of Object.entries(exports))
      if (typeof path === 'string') entries.set(join(name, entry), normalize(join(dirname(file), path)));
  }
  return entries;
}

const fromClause = /^[ \t]*(import|export)\s+(type\s+)?([^'";]*?)\s*from\s*['"]([^'"]+)['"]/gm;
const bareImport = /^[ \t]*import\s*['"]([^'"]+)['"]/gm;
const lateImport = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const readFile = /\bnew URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url\s*\)/g;

function parse(text) {
  const imports = [];
  const handsOn = new Map();
  for (const [, kind, isType, clause, from] of text.matchAll(fromClause)) {
    if (isType) continue;
    const names = namesIn(clause);
    if (kind === 'import') imports.push({ from, names: names?.map(([name]) => name) });
    else if (names) for (const [name, as] of names) handsOn.set(as, { from, name });
    else imports.push({ from });
  }
  for (const pattern of [bareImport, lateImport]) for (const [, from] of text.matchAll(pattern)) imports.push({ from });
  return { imports, handsOn, reads: [...text.matchAll(readFile)].map(([, path]) => path) };
}

/** The names of `{ A, B as C }`, each with the name that it gets; none where all of it is taken. */
function namesIn(clause) {
  if (clause.includes('*')) return undefined;
  const names = [];
  const [, list = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  const own = clause
    .replace(/\{[^}]*\}/, '')
    .replaceAll(',', ' ')
    .trim();
  if (own) names.push(['default', own]);
  for (const one of list.split(',')) {
    const words = one.trim();
    if (!words || words.startsWith('type ')) continue;
    const [name, as = name] = words.split(/\s+as\s+/);
    names.push([name, as]);
  }
  return names;
}
