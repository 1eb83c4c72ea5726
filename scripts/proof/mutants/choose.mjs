import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * What proves a change, by the files that it changed: paths of test and story files below the root, names of checks.
 * @typedef {{ unit: string[], api: string[], stories: string[], checks: string[], journeys: string[] }} Selection
 */

/** What `npm run try` would run after this change. @param {import('./patches.mjs').Mutant} mutant @returns {Promise<Selection>} */
export async function chooseFor({ changed }, root) {
  const { select } = await import(pathToFileURL(join(root, 'scripts/proof/try/select.mjs')).href).catch(missing);
  const chosen = await select(changed);
  return Object.fromEntries(
    ['unit', 'api', 'stories', 'checks', 'journeys'].map((part) => [part, [...(chosen[part] ?? [])].toSorted()]),
  );
}

function missing(error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  return { select: selectNear };
}

/** Where nothing knows better: the tests and stories of the room of each changed file, and its checks. */
export function selectNear(changed) {
  const rooms = [...new Set(changed.map(dirname))];
  const below = (pattern) => rooms.flatMap((room) => globSync(`${room}/**/${pattern}`));
  const tests = below('*.test.{ts,tsx,mjs}');
  return {
    unit: tests.filter((file) => !file.startsWith('apps/api/')),
    api: tests.filter((file) => file.startsWith('apps/api/')),
    stories: below('*.stories.tsx'),
    checks: [
      'types',
      'format and lint',
      ...(changed.some((file) => file.startsWith('openapi/'))
        ? ['document', 'generated files', 'what is promised']
        : []),
      ...(changed.some((file) => basename(file) === 'index.ts') ? ['doors', 'boundaries'] : []),
    ],
    journeys: [],
  };
}

/** What `npm test` would run besides: every stage that such a change can turn red. */
export function stagesFor({ changed }) {
  const isBelow = (...folders) => changed.some((file) => folders.some((folder) => file.startsWith(folder)));
  const drawn = isBelow('packages/', '.storybook/', 'apps/host/');
  return {
    /** All unit and API tests that were left out before. */
    unit: isBelow('packages/', 'apps/', 'openapi/', 'scripts/'),
    /** The chosen stories with their pictures, from a build. */
    stories: drawn,
    packages: isBelow('packages/'),
    budget: drawn,
    journeys: true,
  };
}
