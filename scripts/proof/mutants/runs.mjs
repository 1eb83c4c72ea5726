import { relative, resolve } from 'node:path';
import { typeCheck } from '../../lib/typeCheck.mjs';
import { openLiveStorybook, readStories } from '../try/storybook.mjs';

/**
 * Each answers what turned red in the copy: the file of a test or `check`, `budget`, `packages`, with its title and what was said.
 * @typedef {import('./matching.mjs').Failure} Failure
 */

const node = process.execPath;
const checks = {
  types: typeCheck,
  'format and lint': ['biome', ['ci', '--colors=off', '--diagnostic-level=warn', '.']],
  boundaries: [node, ['scripts/boundaries.mjs']],
  'picture of the districts': [node, ['scripts/districts.mjs', '--check']],
  doors: [node, ['scripts/doors.mjs']],
  addresses: [node, ['scripts/addresses.mjs']],
  document: ['redocly', ['lint', 'openapi/openapi.yaml']],
  'generated files': [node, ['scripts/generate.mjs', '--check']],
  'what is promised': [node, ['scripts/specification.mjs', '--check']],
};
/** The checks of `npm run check`, the quickest first. */
export const checkNames = Object.keys(checks).toReversed();

/** As `npm run try` does it: these two look at the changed files only. */
const narrow = {
  'format and lint': (files) => [
    'biome',
    ['ci', '--colors=off', '--diagnostic-level=warn', '--no-errors-on-unmatched', ...files],
  ],
  boundaries: (files) => [
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', '--max-depth', '1', ...files.filter(isCruised)],
  ],
};
const isCruised = (path) => /^(packages|apps|e2e)\/.+\.tsx?$/.test(path);

/** Checks by their names; with changed files those that can be told by these alone look at no others. @returns {Promise<Failure[]>} */
export async function runChecks(copy, names, changed) {
  const failures = [];
  for (const name of checkNames.filter((one) => names.includes(one))) {
    const command = changed && narrow[name] ? narrow[name](changed) : checks[name];
    const { code, said } = await copy.run(...command, { REDOCLY_TELEMETRY: 'off' });
    if (code !== 0) failures.push({ place: 'check', title: name, said });
  }
  return failures;
}

/** Where a stage leaves its results; what an earlier one left there is gone. */
function reportIn(copy, stage) {
  const report = `.build/results/mutant-${stage}.json`;
  copy.forget(report);
  return report;
}

/** Unit and API tests; without files all of them. @returns {Promise<Failure[]>} */
export async function runTests(copy, files, env = {}) {
  const report = reportIn(copy, 'unit');
  const args = ['run', ...files, '--reporter=json', `--outputFile=${report}`, '--passWithNoTests'];
  const { said } = await copy.run('vitest', args, env);
  if (!copy.has(report)) return [{ place: 'vitest', title: 'did not run', said }];
  return JSON.parse(copy.read(report)).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const place = relative(copy.folder, name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    // A file that cannot be loaded proves nothing: no title of it fell.
    if (status === 'failed' && failed.length === 0) return [{ place, title: '', said: message }];
    return failed.map(({ fullName, failureMessages }) => ({ place, title: fullName, said: failureMessages[0] }));
  });
}

/** The stories that there are, as a Storybook with live reload lists them. */
export const listStories = async () => (await readStories(await liveStorybook())).stories;

/**
 * Stories by their ids from a Storybook with live reload, as `npm run try` shows them: no build and no pictures. It stays for the next fault, and follows
 * the files as for somebody who works. @returns {Promise<Failure[]>}
 */
export async function runLiveStories(copy, ids) {
  const url = await liveStorybook();
  const { file } = await readStories(url);
  const report = reportIn(copy, 'stories');
  const grep = `--grep=(${ids.map((id) => RegExp.escape(id)).join('|')})$`;
  const { said } = await copy.run('playwright', ['test', '--config', '.storybook', 'everyStory', '--workers=1', grep], {
    CORREDOR_STORYBOOK: url,
    CORREDOR_STORY_INDEX: resolve(file),
    CORREDOR_STORY_RESULTS: resolve(report),
    CORREDOR_PICTURES: '',
  });
  return copy.has(report) ? readStoryReport(copy, report) : [{ place: 'stories', title: 'did not run', said }];
}

async function liveStorybook() {
  const { url, ready } = await openLiveStorybook();
  if (await ready) return url;
  throw new Error('Storybook did not start; what it said is in .build/try/storybook.log.');
}

/** The stories of these files from a build, with their pictures. @returns {Promise<Failure[]>} */
export async function runStories(copy, files, env = {}) {
  const report = reportIn(copy, 'stories');
  const { code, said } = await copy.runNode('scripts/stories.mjs', files, {
    CORREDOR_STORY_RESULTS: `${copy.folder}/${report}`,
    ...env,
  });
  if (!copy.has(report)) return code === 0 ? [] : [{ place: 'stories', title: 'did not run', said }];
  return readStoryReport(copy, report);
}

const readStoryReport = (copy, report) =>
  readPlaywright(copy, report, 'stories', ([, file = ''], test) => file.replace(/^\.\//, '') || test);

/** End-to-end tests. @returns {Promise<Failure[]>} */
export async function runJourneys(copy, files, env = {}) {
  const report = reportIn(copy, 'e2e');
  const prepared = await prepare(copy);
  if (prepared) return [{ place: 'build', title: 'did not end', said: prepared }];
  const { code, said } = await copy.run('playwright', ['test', ...files], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: `${copy.folder}/${report}`,
    ...env,
  });
  if (!copy.has(report)) return code === 0 ? [] : [{ place: 'e2e', title: 'did not run', said }];
  return readPlaywright(copy, report, 'e2e', (_, file) => `e2e/${file}`);
}

/** @returns {Promise<Failure[]>} */
export async function runBudget(copy, env = {}) {
  const prepared = await prepare(copy);
  if (prepared) return [{ place: 'build', title: 'did not end', said: prepared }];
  return linesOf('budget', await copy.runNode('scripts/budget.mjs', [], env), (line) => line.includes('OVER BUDGET'));
}

/** @returns {Promise<Failure[]>} */
export const runPackages = async (copy) => linesOf('packages', await copy.runNode('scripts/packages.mjs'), () => true);

const linesOf = (place, { code, said }, isMeant) =>
  code === 0
    ? []
    : said.split('\n').flatMap((line) => (line.trim() && isMeant(line) ? [{ place, title: line.trim() }] : []));

/** Builds what the server needs; answers what was said where that failed. */
async function prepare(copy) {
  const work = "import { prepare } from './scripts/lib/build.mjs'; process.exit(await prepare());";
  const { code, said } = await copy.run(node, ['--input-type=module', '--eval', work]);
  return code === 0 ? undefined : said || 'Nothing was said.';
}

/** @param {(around: string[], file: string) => string} placeOf */
function readPlaywright(copy, report, stage, placeOf) {
  const { suites, errors } = JSON.parse(copy.read(report));
  const failedIn = ({ title, suites: inner = [], specs = [] }, outer) => {
    const around = [...outer, title];
    const own = specs.filter(({ ok }) => !ok);
    return [
      ...inner.flatMap((suite) => failedIn(suite, around)),
      ...own.map((spec) => ({
        place: placeOf(around, spec.file),
        title: [...around.slice(1), spec.title].join(' '),
        said: spec.tests[0]?.results[0]?.error?.message,
      })),
    ];
  };
  return [
    ...suites.flatMap((suite) => failedIn(suite, [])),
    ...errors.map(({ message }) => ({ place: stage, title: '', said: message })),
  ];
}
