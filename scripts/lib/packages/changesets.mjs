import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseChangesetFile } from '@changesets/parse';

/** The changes that wait for a release: `{ file, summary, releases: [{ name, type }] }`. */
export const waitingChanges = (root = '.') =>
  globSync('.changeset/*.md', { cwd: root })
    .filter((file) => !file.endsWith('README.md'))
    .map((file) => ({ file, ...parseChangesetFile(readFileSync(join(root, file), 'utf8')) }));

/** The names of the packages that are published. */
export const publishedNames = (root = '.') =>
  globSync('packages/*/package.json', { cwd: root })
    .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')))
    .filter((manifest) => manifest.publishConfig)
    .map(({ name }) => name);

/** What is wrong with them: a package that is not published, or nothing said in a partner's words. */
export function problemsOf(changes, published) {
  return changes.flatMap(({ file, summary, releases }) => [
    ...releases.filter(({ name }) => !published.includes(name)).map(({ name }) => `${file}: ${name} is not published.`),
    ...(releases.length === 0 ? [`${file} names no package.`] : []),
    ...(summary === '' ? [`${file} says nothing.`] : []),
    ...(summary.includes('\n') ? [`${file} says it in more than one line.`] : []),
  ]);
}

/** How big the next release of a package is: `major`, `minor`, `patch`, or undefined where nothing waits. */
export const nextRelease = (changes, name) =>
  ['major', 'minor', 'patch'].find((type) =>
    changes.some(({ releases }) => releases.some((release) => release.name === name && release.type === type)),
  );
