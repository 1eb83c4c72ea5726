import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chooseFor, stagesFor } from './choose.mjs';
import { fallenOf, newIn } from './matching.mjs';
import { checkNames, runBudget, runChecks, runJourneys, runPackages, runStories, runTests } from './runs.mjs';

/** These leave a build that the next fault must not find. */
const builds = ['stories', 'packages', 'budget', 'journeys', 'long stories', 'long journeys'];
const long = { CORREDOR_LONG: 'all' };

/**
 * What a fault is shown to, step by step: first what the quick run takes after such a change, then what the whole one takes besides, and
 * the long run where the fault is for it.
 */
async function stepsFor(mutant, copy, root) {
  const chosen = await chooseFor(mutant, root);
  const stages = stagesFor(mutant);
  const tests = [...chosen.unit, ...chosen.api];
  const all = (isWanted) => (isWanted ? ['all'] : []);
  const quick = [
    ['check', chosen.checks, (names) => runChecks(copy, names)],
    ['tests', tests, (files) => runTests(copy, files)],
  ];
  const whole = [
    ['check', checkNames, (names) => runChecks(copy, names)],
    ['stories', stages.stories ? chosen.stories : [], (files) => runStories(copy, files)],
    ['packages', all(stages.packages), () => runPackages(copy)],
    ['budget', all(stages.budget), () => runBudget(copy)],
    ['journeys', chosen.journeys, (files) => runJourneys(copy, files)],
    ['tests', all(stages.unit), () => runTests(copy, [])],
  ];
  const rare = [
    ['long tests', tests, (files) => runTests(copy, files, long)],
    ['long stories', chosen.stories, (files) => runStories(copy, files, long)],
    ['long journeys', chosen.journeys, (files) => runJourneys(copy, files, long)],
  ];
  const known = new Set();
  const named = (level) => (step) => ({ level, kind: step[0], names: step[1], work: step[2] });
  return [
    ...quick.map(named('try')),
    ...whole.map(named('npm test')),
    ...(mutant.isForLong ? rare.map(named('the long run')) : []),
  ].flatMap((step) => {
    const names = step.names.filter((name) => !known.has(`${step.kind} ${name}`));
    for (const name of names) known.add(`${step.kind} ${name}`);
    return names.length > 0 ? [{ ...step, names }] : [];
  });
}

/**
 * What is red without any fault, remembered by what was run: each test file, story file and stage runs once in the unchanged copy.
 * @param {string} key the state of the code
 */
export function greenBefore(key, file, { copy, tell }) {
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { known } = kept.key === key ? kept : { known: {} };
  return async ({ kind, names, work }) => {
    const asked = names.filter((name) => !Object.hasOwn(known, `${kind} ${name}`));
    if (asked.length > 0) {
      tell(`green before: ${kind} ${said(asked)}`);
      copy.reset();
      copy.restoreBuilt();
      const failures = await work(asked);
      if (builds.includes(kind)) copy.keepBuilt();
      for (const name of asked)
        known[`${kind} ${name}`] = failures
          .filter(({ place, title }) => name === 'all' || place === name || title === name || title === '')
          .map(({ place, title }) => ({ place, title }));
      writeFileSync(file, JSON.stringify({ key, known }));
    }
    return names.flatMap((name) => known[`${kind} ${name}`]);
  };
}

/** Runs at once, without any fault, what the quick runs of all these faults take: one start instead of one for each. */
export async function proveGreen(mutants, { copy, seen, root }) {
  const steps = (await Promise.all(mutants.map((one) => stepsFor(one, copy, root))))
    .flat()
    .filter(({ level }) => level === 'try');
  for (const [, same] of Map.groupBy(steps, ({ kind }) => kind))
    await seen({ ...same[0], names: [...new Set(same.flatMap(({ names }) => names))].toSorted() });
}

/** Tries one fault, and stops as soon as the named promise has fallen. */
export async function prove(mutant, { copy, seen, root, tell }) {
  const others = [];
  for (const step of await stepsFor(mutant, copy, root)) {
    const { level, kind, names, work } = step;
    const before = await seen(step);
    const fallenBefore = fallenOf(mutant.proofs, before);
    if (fallenBefore.length > 0) return { level: 'red before', fallen: fallenBefore, others: [] };
    copy.reset();
    const problem = copy.apply(mutant);
    if (problem) return { level: 'no longer applies', fallen: [], others: [], said: problem };
    tell(`${level}: ${kind} ${said(names)}`);
    // The server and its tests read the document as one file.
    if (isOfDocument(mutant)) await copy.runNode('scripts/generate.mjs', ['--check']);
    const failures = newIn(await work(names), before);
    if (isOfDocument(mutant) || builds.includes(kind)) copy.restoreBuilt();
    const fallen = fallenOf(mutant.proofs, failures);
    if (fallen.length > 0) return { level, fallen: fallen.map(short), others: others.map(short) };
    others.push(...failures);
  }
  return { level: 'nobody', fallen: [], others: others.map(short) };
}

const isOfDocument = ({ changed }) => changed.some((file) => file.startsWith('openapi/'));
const said = (names) => (names.length > 3 ? names.length : names.join(', '));
const short = ({ place, title, said: told = '' }) => ({ place, title, said: told.slice(0, 2000) });

/** The result that is kept from run to run, so that a run that was interrupted goes on. */
export function keptResult(folder, { name }) {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${name}.json`;
  return {
    read: (key) => {
      const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
      return kept?.key === key ? kept : undefined;
    },
    write: (result) => writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`),
  };
}
