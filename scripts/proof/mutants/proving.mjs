import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chooser, pickStories, stagesFor } from './choose.mjs';
import { fallenOf, newIn } from './matching.mjs';
import {
  checkNames,
  runBudget,
  runChecks,
  runJourneys,
  runLiveStories,
  runPackages,
  runStories,
  runTests,
} from './runs.mjs';

/** These leave a build that the next fault must not find. */
const builds = ['stories', 'packages', 'budget', 'journeys', 'long stories', 'long journeys'];
const long = { CORREDOR_LONG: 'all' };

/**
 * What a fault is shown to, step by step, the likeliest first: first what the quick run takes after such a change, then what the whole one takes besides, and
 * the long run where the fault is for it.
 */
async function stepsFor({ mutant, chosen }, { copy, root, stories }) {
  const stages = stagesFor(mutant.changed, chosen);
  const all = (isWanted) => (isWanted ? ['all'] : []);
  const quick = [
    ['tests', chosen.tests, (files) => runTests(copy, files)],
    ['check', chosen.checks, (names) => runChecks(copy, names), (names) => runChecks(copy, names, chosen.changed)],
    ['live stories', () => liveStories(chosen, stories, root), (ids) => runLiveStories(copy, ids)],
  ];
  const whole = [
    ['check', checkNames, (names) => runChecks(copy, names)],
    ['stories', stages.storyFiles, (files) => runStories(copy, files)],
    ['budget', all(stages.budget), () => runBudget(copy)],
    ['packages', all(stages.packages), () => runPackages(copy)],
    ['journeys', stages.journeys, (files) => runJourneys(copy, files)],
    ['tests', all(stages.tests), () => runTests(copy, [])],
  ];
  const rare = [
    ['long tests', chosen.tests, (files) => runTests(copy, files, long)],
    ['long stories', stages.storyFiles, (files) => runStories(copy, files, long)],
    ['long journeys', stages.journeys, (files) => runJourneys(copy, files, long)],
  ];
  const named =
    (level) =>
    ([kind, names, work, afterwards = work]) => ({ level, kind, names, work, afterwards });
  return [
    ...quick.map(named('try')),
    ...whole.map(named('npm test')),
    ...(mutant.isForLong ? rare.map(named('the long run')) : []),
  ];
}

const liveStories = async (chosen, stories, root) =>
  chosen.storyFiles.length > 0 ? pickStories(chosen, await stories(), root).map(({ id }) => id) : [];

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
          .filter(
            ({ place, title }) =>
              name === 'all' || place === name || title === name || title.endsWith(` ${name}`) || title === '',
          )
          .map(({ place, title }) => ({ place, title }));
      writeFileSync(file, JSON.stringify({ key, known }));
    }
    return names.flatMap((name) => known[`${kind} ${name}`]);
  };
}

/** Chooses for each fault what it is shown to, with the fault in the copy; one that no longer applies has nothing. */
export function chooseForAll(mutants, { copy, root }) {
  const choose = chooser(root, copy.commit);
  return mutants.map((mutant) => {
    copy.reset();
    const problem = copy.apply(mutant);
    return { mutant, problem, chosen: problem ? undefined : choose() };
  });
}

/** Runs at once, without any fault, what the quick runs of all these faults take: one start instead of one for each. */
export async function proveGreen(cases, { copy, seen }) {
  const lists = cases.flatMap(({ chosen }) => chosen ?? []);
  const namesOf = (part) => [...new Set(lists.flatMap((one) => one[part]))].toSorted();
  await seen({ kind: 'check', names: namesOf('checks'), work: (names) => runChecks(copy, names) });
  await seen({ kind: 'tests', names: namesOf('tests'), work: (files) => runTests(copy, files) });
}

/** Tries one fault, and stops as soon as the named promise has fallen. */
export async function prove({ mutant, problem, chosen }, world) {
  if (problem) return { level: 'no longer applies', fallen: [], others: [], said: problem };
  const { copy, seen, tell } = world;
  const others = [];
  const known = new Set();
  for (const { level, kind, names: wanted, work, afterwards } of await stepsFor({ mutant, chosen }, world)) {
    const names = (typeof wanted === 'function' ? await wanted() : wanted).filter(
      (name) => !known.has(`${kind} ${name}`),
    );
    if (names.length === 0) continue;
    for (const name of names) known.add(`${kind} ${name}`);
    const before = await seen({ kind, names, work });
    const fallenBefore = fallenOf(mutant.proofs, before);
    if (fallenBefore.length > 0) return { level: 'red before', fallen: fallenBefore, others: [] };
    copy.reset();
    copy.apply(mutant);
    tell(`${level}: ${kind} ${said(names)}`);
    // The server and its tests read the document as one file, and what is made of it.
    if (isOfDocument(mutant)) await copy.runNode('scripts/make.mjs');
    const failures = newIn(await afterwards(names), before);
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
