import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { runAside } from '../../lib/run.mjs';
import { typeCheck } from '../../lib/typeCheck.mjs';
import { orderStories, pickWithin } from './pick.mjs';
import { openLiveStorybook, readStories } from './storybook.mjs';
import { leastForStories, live, minute, opening, serverTime, usual } from './times.mjs';

const node = process.execPath;
const commands = {
  boundaries: (files) => ['depcruise', ['--config', '.dependency-cruiser.cjs', '--max-depth', '1', ...files]],
  districts: () => [node, ['scripts/districts.mjs', '--check']],
  doors: () => [node, ['scripts/doors.mjs']],
  addresses: () => [node, ['scripts/addresses.mjs']],
  document: () => ['redocly', ['lint', 'openapi/openapi.yaml'], { REDOCLY_TELEMETRY: 'off' }],
  generated: () => [node, ['scripts/generate.mjs', '--check']],
  promised: () => [node, ['scripts/specification.mjs', '--check']],
};
const isCruised = (path) => /^(packages|apps|e2e)\/.+\.tsx?$/.test(path);
const isTyped = (path) => /\.(ts|tsx|mts|json)$/.test(path) && !path.startsWith('scripts/');

/** The pieces of a try, the long ones first: the server's tests in one lane, all that is light beside them. */
export function jobsFor(chosen, { impact, began }) {
  const jobs = [];
  const add = (name, isWanted, work) => isWanted && jobs.push({ name, work });
  const aside = async (command, args, env) => ({ code: await runAside(command, args, env) });
  const storybook = chosen.stories.length > 0 ? openLiveStorybook() : undefined;
  const stories = () => testStories(chosen.stories, storybook, began);

  add('tests of the server', chosen.api.length > 0, () => testServer(chosen.api, impact));
  if (chosen.api.length === 0) add('stories', storybook, stories);
  add('types', [...chosen.lint, ...chosen.deleted].some(isTyped), () => aside(...typeCheck));
  add('unit tests', chosen.unit.length > 0, () =>
    aside('vitest', ['run', '--maxWorkers=1', '--reporter=dot', ...chosen.unit]),
  );
  add('format and lint', chosen.lint.length > 0, () => aside('biome', lintOf(chosen.lint)));
  for (const name of chosen.checks) {
    const command = commands[name](chosen.lint.filter(isCruised));
    if (name !== 'boundaries' || chosen.lint.some(isCruised)) add(name, true, () => aside(...command));
  }
  if (chosen.api.length > 0) add('stories', storybook, stories);
  return jobs;
}

/** Rules about code look into what it imports, which takes seconds; where no code changed only the format is asked. */
function lintOf(files) {
  const colors = process.stdout.isTTY ? [] : ['--colors=off'];
  const how = files.some((path) => /\.[cm]?[jt]sx?$/.test(path)) ? 'ci' : 'format';
  return [
    how,
    ...colors,
    '--diagnostic-level=warn',
    '--no-errors-on-unmatched',
    '--files-ignore-unknown=true',
    ...files,
  ];
}

async function testServer(files, impact) {
  const cost = (file) => impact?.files[file]?.ms ?? usual.file;
  const { picked, left } = pickWithin(files, serverTime, cost);
  const chosen = picked.length > 0 ? picked : files.slice(0, 1);
  const code = await runAside('vitest', ['run', '--maxWorkers=1', '--project=api', '--reporter=dot', ...chosen]);
  return {
    code,
    left: left.filter((file) => !chosen.includes(file)),
    note: `${chosen.length} of ${files.length} files`,
  };
}

async function testStories(files, opened, began) {
  const { url, ready, isFresh } = await opened;
  if (isFresh)
    console.log(
      'Storybook starts and reads all sources, once: the next time it is there. `npm run try -- --end` ends it.',
    );
  if (!(await ready)) {
    console.error('Storybook did not start; what it said is in .build/try/storybook.log.');
    return { code: 1 };
  }
  const { file, stories } = await readStories(url);
  const ordered = orderStories(files, stories);
  const known = durations();
  const time = Math.max(minute - opening - (performance.now() - began), leastForStories);
  const { picked, left } = pickWithin(ordered, time, ({ id }) => live(known[id]));
  if (picked.length === 0) return { code: 0 };
  const command = [
    'playwright',
    ['test', '--config', '.storybook', 'everyStory', '--workers=1', '--reporter=line', grepFor(picked)],
    { CORREDOR_STORYBOOK: url, CORREDOR_STORY_INDEX: file, CORREDOR_PICTURES: '' },
  ];
  // What is shown for the first time is still to be read, and the page begins anew with each package that is found on the way.
  if (isFresh) await lookOnce(...command);
  const code = await runAside(...command);
  return { code, left: left.map(({ id }) => id), note: `${picked.length} of ${ordered.length}` };
}

const lookOnce = (command, args, env) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env, CORREDOR_PATIENCE: '6' }, stdio: 'ignore' });
    for (const event of ['error', 'close']) child.once(event, resolve);
  });

const grepFor = (stories) => `--grep=(${stories.map(({ id }) => RegExp.escape(id)).join('|')})$`;

/** What each story took in the last whole run, where it has left its report. */
function durations() {
  const file = '.build/results/stories.json';
  if (!existsSync(file)) return {};
  const titles = {};
  const walk = ({ suites = [], specs = [] }) => {
    suites.forEach(walk);
    for (const { title, tests } of specs) titles[title] = tests[0]?.results[0]?.duration ?? usual.story;
  };
  walk(JSON.parse(readFileSync(file, 'utf8')));
  return titles;
}
