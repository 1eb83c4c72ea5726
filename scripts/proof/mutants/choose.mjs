import { existsSync, readFileSync } from 'node:fs';
import { changesSince } from '../try/changes.mjs';
import { readImpact } from '../try/impact.mjs';
import { orderStories, pickWithin } from '../try/pick.mjs';
import { select } from '../try/select.mjs';
import { leastForStories, live, minute, opening, serverTime, usual } from '../try/times.mjs';

/**
 * What proves a change, by the files that it changed and by nothing else.
 * @typedef {{ changed: string[], tests: string[], checks: string[], storyFiles: string[], storyTime: number, journeys: string[] }} Chosen
 */

/** What `npm run try` gives the stories alone, once types and lint have looked, and after the tests of the server. */
const storyTime = { alone: minute - opening - 5000, after: leastForStories };
/** Of what `npm test` runs whole, so much that is nearest: the rest of it has not more to say of a change so small. */
const most = { storyFiles: 30, journeys: 6 };
const checkNames = {
  generated: 'generated files',
  promised: 'what is promised',
  districts: 'picture of the districts',
};

/** Answers how to choose for the copy as it is, with a fault in it; what the last whole run noted is that of the repository. */
export function chooser(root, commit) {
  const impact = readImpact(root);
  /** @returns {Chosen} */
  return () => {
    const changes = changesSince(commit, '.');
    const chosen = select(changes, { root: '.', impact });
    const { picked } = pickWithin(chosen.api, serverTime, (file) => impact?.files[file]?.ms ?? usual.file);
    const server = picked.length > 0 ? picked : chosen.api.slice(0, 1);
    return {
      changed: changes.filter(({ isDeleted }) => !isDeleted).map(({ path }) => path),
      tests: [...chosen.unit, ...server],
      checks: ['types', 'format and lint', ...chosen.checks.map((name) => checkNames[name] ?? name)],
      storyFiles: chosen.stories,
      storyTime: server.length > 0 ? storyTime.after : storyTime.alone,
      journeys: chosen.journeys.slice(0, most.journeys),
    };
  };
}

/** The stories that fit in a try. */
export function pickStories({ storyFiles, storyTime: time }, stories, root) {
  const known = durations(`${root}/.build/results/stories.json`);
  return pickWithin(orderStories(storyFiles, stories), time, ({ id }) => live(known[id])).picked;
}

function durations(file) {
  if (!existsSync(file)) return {};
  const testsIn = ({ suites = [], specs = [] }) => [...suites.flatMap(testsIn), ...specs];
  return Object.fromEntries(
    testsIn(JSON.parse(readFileSync(file, 'utf8'))).map(({ title, tests }) => [title, tests[0]?.results[0]?.duration]),
  );
}

/** What `npm test` would run besides: every stage that such a change can turn red. */
export function stagesFor(changed, { storyFiles, journeys }) {
  const isBelow = (...folders) => changed.some((file) => folders.some((folder) => file.startsWith(folder)));
  const isShown = isBelow('packages/', '.storybook/', 'apps/host/');
  return {
    storyFiles: isShown ? storyFiles.slice(0, most.storyFiles) : [],
    packages: isBelow('packages/'),
    budget: isBelow('packages/', 'apps/host/'),
    journeys,
    /** All unit and API tests: those that were left out before. */
    tests: isBelow('packages/', 'apps/', 'openapi/', 'scripts/'),
  };
}
