// Reds of the unit, API and end-to-end tests run once more, alone, when nothing else of ours runs: so each is told as what it is.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { redsOfPlaywright, redsOfVitest, results } from '../lib/results.mjs';
import { run } from '../lib/run.mjs';
import { judge } from './unsteady.mjs';

/** The names that were unsteady once. One leaves only with the commit that mends its cause. */
export const unsteadyFile = 'scripts/proof/unsteady.json';
/** More reds than this are no matter of a busy moment. */
const mostAgain = 20;

const read = (file, otherwise) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise);
export const nameOf = ({ file, title }) => (title ? `${file} > ${title}` : file);

/**
 * Looks again at what was red, and answers what is to be told of it.
 * @param {{ isBusy: boolean }} machine
 * @returns {Promise<{ forgiven: { name: string, kind?: string, reason: string }[], reds: { name: string, why: string, reason: string }[] }>}
 */
export async function lookAgain({ isBusy }) {
  const unit = [results.unit.packages, results.unit.api].flatMap(redsOfVitest);
  const e2e = redsOfPlaywright(results.e2e);
  // The runner of the stories has looked at each of its own in a fresh page.
  const ofStories = read(results.unsteadyStories, []);
  const stories = redsOfPlaywright(results.stories).map((red) => ({ ...red, name: red.title, reason: '' }));
  const first = [...unit, ...e2e];
  if (first.length > mostAgain)
    return { forgiven: [], reds: [...first.map((red) => ({ ...red, name: nameOf(red), reason: '' })), ...stories] };

  const second = new Map([...(await unitAgain(unit)), ...(await endToEndAgain(e2e))]);
  const listed = read(unsteadyFile, []).map(({ name }) => name);
  const forgiven = ofStories.flatMap(({ name, kind, detail, verdict }) =>
    verdict === 'green' ? [{ name, kind, reason: detail }] : [],
  );
  const reds = [...stories];
  for (const red of first) {
    const name = nameOf(red);
    const { verdict, reason } = judge({
      name,
      first: red.why || 'red',
      second: second.get(name),
      isBusy,
      listed,
      soFar: forgiven.length,
    });
    if (verdict === 'green') forgiven.push({ name, reason: `${reason}; at first: ${red.why}` });
    else reds.push({ name, why: red.why, reason });
  }
  return { forgiven, reds };
}

/** What each is at the second look: nothing where it is green. */
async function unitAgain(reds) {
  if (reds.length === 0) return [];
  console.log(`\n== once more, alone: ${reds.length} of the unit and API tests`);
  rmSync(results.unit.again, { force: true });
  const files = [...new Set(reds.map(({ file }) => file))];
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${results.unit.again}`];
  const code = await run('vitest', ['run', '--maxWorkers=1', ...output, ...files]);
  return verdicts(reds, code, existsSync(results.unit.again) ? redsOfVitest(results.unit.again) : []);
}

async function endToEndAgain(reds) {
  if (reds.length === 0) return [];
  console.log(`\n== once more, alone: ${reds.length} of the end-to-end tests`);
  const kept = readFileSync(results.e2e);
  const words = ['scripts/proof/work.mjs', 'end to end', ...reds.map(({ place }) => place)];
  const code = await run(process.execPath, words);
  const again = redsOfPlaywright(results.e2e);
  writeFileSync(results.e2e, kept);
  return verdicts(reds, code, again);
}

function verdicts(reds, code, again) {
  if (code !== 0 && again.length === 0) return reds.map((red) => [nameOf(red), `the second run ended with ${code}`]);
  const still = new Map(again.map((red) => [nameOf(red), red.why || 'red']));
  // A file that cannot be loaded has no titles of its own: all that was red in it still is.
  return reds.map((red) => [nameOf(red), still.get(nameOf(red)) ?? still.get(red.file)]);
}

/** Keeps the names for all runs to come. */
export function listUnsteady(forgiven) {
  if (forgiven.length === 0) return;
  const listed = read(unsteadyFile, []);
  const known = new Set(listed.map(({ name }) => name));
  const fresh = forgiven.filter(({ name }) => !known.has(name));
  const day = new Date().toISOString().slice(0, 10);
  // A story's reason holds its whole page.
  const first = (reason) => reason.split('\n', 1)[0].slice(0, 300);
  const all = [...listed, ...fresh.map(({ name, reason }) => ({ name, since: day, reason: first(reason) }))];
  writeFileSync(unsteadyFile, `${JSON.stringify(all, null, 2)}\n`);
}
