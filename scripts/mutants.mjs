// Puts each fault of scripts/mutants into a copy of the repository, one after the other, and asks whether the proof sees it: green before, red
// after, by the tests that the changed files choose. Goes on where it was interrupted. --only=a,b takes some; --again forgets what was seen.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { codeKey, openCopy } from './proof/mutants/copy.mjs';
import { faultsOfSet, hashOf, readMutants } from './proof/mutants/patches.mjs';
import { chooseForAll, greenBefore, keptResult, prove, proveGreen } from './proof/mutants/proving.mjs';
import { listStories } from './proof/mutants/runs.mjs';
import { endStorybook } from './proof/try/storybook.mjs';

const arguments_ = process.argv.slice(2).filter((argument) => argument !== '--');
const only = arguments_.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const isLoud = arguments_.includes('--loud');
const root = process.cwd();
const folder = join(root, '.build/mutants');

if ((await install()) !== 0) process.exit(1);
const mutants = readMutants(only?.split(','));
if (arguments_.includes('--again')) rmSync(folder, { recursive: true, force: true });
const ofSet = faultsOfSet(mutants);
for (const fault of ofSet) console.error(fault);

const code = codeKey(root);
const begin = performance.now();
const cases = mutants.map((mutant) => {
  const kept = keptResult(folder, mutant);
  const key = hashOf(mutant.text, code);
  return { mutant, key, kept, known: kept.read(key) };
});
const left = cases.filter(({ known }) => !known).map(({ mutant }) => mutant);
// Nothing is copied where nothing is left to try.
const world = left.length > 0 ? await openWorld() : undefined;
const chosen = world ? chooseForAll(left, world) : [];
if (world) await proveGreen(chosen, world);

const levels = ['try', 'npm test', 'the long run'];
const results = [];
for (const { mutant, key, kept, known } of cases) {
  const start = performance.now();
  const found = known ?? {
    key,
    ...(await prove(
      chosen.find((one) => one.mutant === mutant),
      world,
    )),
  };
  const result = { seconds: Math.round((performance.now() - start) / 1000), ...found };
  // What nobody saw is tried again: a test may have been written meanwhile, or the machine may have failed.
  if (!known && levels.includes(result.level)) kept.write(result);
  results.push(result);
  console.log(lineOf(mutant, result, known));
}
world?.copy.reset();
world?.copy.restoreBuilt();
if (world) endStorybook();

const caughtBy = (level) => results.filter((one) => one.level === level).length;
const caught = levels.reduce((sum, level) => sum + caughtBy(level), 0);
const minutes = Math.round((performance.now() - begin) / 6000) / 10;
console.log(
  `\n${caught} of ${mutants.length} caught: ${levels.map((level) => `${caughtBy(level)} by ${level}`).join(', ')}; in ${minutes} minutes.`,
);
process.exit(caught === mutants.length && ofSet.length === 0 ? 0 : 1);

/** The copy, what is red in it without a fault, and its stories, which are listed once. */
async function openWorld() {
  const tell = isLoud ? (text) => console.log(`  ${text}`) : () => {};
  const copy = await openCopy(root);
  let stories;
  const list = () => {
    copy.reset();
    return listStories();
  };
  return {
    ...{ copy, root, tell },
    seen: greenBefore(code, `${folder}/green.json`, { copy, tell }),
    stories: () => (stories ??= list()),
  };
}

function lineOf({ name, proofs, isForLong }, { level, fallen = [], others = [], said, seconds }, known) {
  const time = known ? 'seen before' : `${seconds} s`;
  if (level === 'no longer applies') return `${name}: RED, it no longer applies: ${said}`;
  if (level === 'red before') return `${name}: RED without the fault already: ${fallen[0].place} > ${fallen[0].title}`;
  if (level === 'nobody') {
    const what = others.map(({ place, title }) => `\n    ${place} > ${title}`).join('');
    const why =
      proofs.length === 0
        ? 'it names no proof'
        : `what it names stayed green: ${proofs.map(({ place, title }) => `${place} > ${title}`).join(', ')}`;
    return `${name}: NOT CAUGHT (${time}); ${why}${what && `; red was${what}`}`;
  }
  const note = isForLong && level !== 'the long run' ? ', although it says that only the long run can' : '';
  return `${name}: caught by ${level}${note} (${time}): ${fallen[0].place} > ${fallen[0].title}`;
}
