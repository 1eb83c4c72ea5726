import { results } from '../lib/results.mjs';
import { run, runAside } from '../lib/run.mjs';
import { typeCheck } from '../lib/typeCheck.mjs';

const node = process.execPath;
const colors = process.stdout.isTTY ? [] : ['--colors=off'];
const work = (name, words = []) => [node, ['scripts/proof/work.mjs', name, ...words]];
const vitest = (projects, file, more) => [
  'vitest',
  [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...more,
  ],
];

/**
 * Every job of the proof; `stage` is what people ask for by `--only`. The seconds are those of a quiet machine with two cores: they decide what
 * begins first, no more. `lanes` is how many cores a job fills.
 * @param {{ more?: string[], isLive?: boolean }} asked words for the stage's own tool, and whether a job may write to the terminal as it goes
 * @returns {import('./schedule.mjs').Job[]}
 */
export function proofJobs({ more = [], isLive = false } = {}) {
  const follow = isLive ? run : runAside;
  const job = (stage, name, seconds, [command, args, env], rest = {}) => ({
    name,
    stage,
    seconds,
    lanes: 1,
    ...rest,
    work: () => follow(command, args, env),
  });
  const check = (name, seconds, command, rest) => job('check', name, seconds, command, rest);
  const build = (name, seconds, rest) => job('build', name, seconds, work(name), rest);
  const served = { needs: ['elements', 'host'] };

  return [
    check('generated files', 3, [node, ['scripts/generate.mjs', '--check']]),
    check('types', 70, typeCheck),
    check('format and lint', 30, ['biome', ['ci', ...colors, '--diagnostic-level=warn', '.']]),
    check('boundaries', 25, [node, ['scripts/boundaries.mjs']]),
    check('picture of the districts', 1, [node, ['scripts/districts.mjs', '--check']]),
    check('doors', 1, [node, ['scripts/doors.mjs']]),
    check('addresses', 1, [node, ['scripts/addresses.mjs']]),
    check('document', 6, ['redocly', ['lint', 'openapi/openapi.yaml'], { REDOCLY_TELEMETRY: 'off' }]),
    check('what is promised', 6, [node, ['scripts/specification.mjs', '--check']]),
    build('elements', 8),
    build('host', 40),
    build('storybook', 60, { needs: ['elements'] }),
    ...unitJobs(job, more),
    job('packages', 'packages', 40, [node, ['scripts/packages.mjs']], { after: ['types', 'elements'] }),
    job(
      'stories',
      'stories',
      600,
      [node, ['scripts/stories.mjs', ...more], { CORREDOR_STORY_RESULTS: results.stories }],
      {
        needs: ['storybook'],
        lanes: 2,
      },
    ),
    job('e2e', 'end to end', 600, work('end to end', more), { ...served, lanes: 2 }),
    // Beside other work the dashboard lets parts of its own come late, among those of the next page.
    job('budget', 'budget', 75, [node, ['scripts/budget.mjs']], { ...served, lanes: 2 }),
  ];
}

/** The API's tests have a job of their own, as they fill both cores; what is asked for by name may be of either. */
function unitJobs(job, more) {
  if (more.length > 0) return [job('unit', 'unit', 60, vitest([], results.unit.api, more), { lanes: 2 })];
  return [
    job('unit', 'unit: packages and scripts', 140, vitest(['packages', 'scripts'], results.unit.packages, [])),
    job('unit', 'unit: api', 490, vitest(['api'], results.unit.api, []), { lanes: 2 }),
  ];
}

/** The stages in the order in which people know them; builds come with what needs them. */
export const stages = ['check', 'unit', 'packages', 'stories', 'e2e', 'budget'];

/**
 * The jobs of some stages, with the builds that they need. Pure.
 * @param {import('./schedule.mjs').Job[]} jobs
 * @param {readonly string[]} chosen
 */
export function jobsOf(jobs, chosen) {
  const picked = new Set(jobs.filter(({ stage }) => chosen.includes(stage)));
  // What was picked for its output may need another's.
  for (const { needs = [] } of picked) for (const name of needs) picked.add(jobs.find((one) => one.name === name));
  return jobs.filter((job) => picked.has(job));
}
