import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const git = (root, ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
const gitOr = (fallback, root, ...args) => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return fallback;
  }
};

/** What the changes are told against: where this work left the main line, else the last commit. */
export const baseOf = (root = '.') => gitOr('HEAD', root, 'merge-base', 'HEAD', 'origin/main').trim();

/** Every file that differs from the base, committed or not, new and deleted ones too. */
export function changesSince(base, root = '.') {
  const differing = git(root, 'diff', '--name-only', '--no-renames', '-z', base).split('\0');
  const fresh = git(root, 'ls-files', '--others', '--exclude-standard', '-z').split('\0');
  return [...new Set([...differing, ...fresh])]
    .filter(Boolean)
    .sort()
    .map((path) => ({ path, isDeleted: !existsSync(join(root, path)) }));
}

/**
 * The lines of a file, as it was in a commit, that have changed since. What was put in stands at the line before it.
 * Undefined where that commit is not there or did not know the file.
 */
export function linesChangedSince(commit, path, root = '.') {
  if (gitOr(undefined, root, 'cat-file', '-e', `${commit}:${path}`) === undefined) return undefined;
  const diff = gitOr(undefined, root, 'diff', '-U0', '--no-renames', '--no-color', commit, '--', path);
  if (diff === undefined) return undefined;
  const lines = new Set();
  for (const [, first, count = '1'] of diff.matchAll(/^@@ -(\d+)(?:,(\d+))? \+/gm))
    for (let line = Number(first); line < Number(first) + Math.max(Number(count), 1); line += 1) lines.add(line);
  return [...lines];
}
