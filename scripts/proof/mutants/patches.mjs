import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * A fault on purpose, as scripts/mutants/README.md describes it.
 * @typedef {{ name: string, file: string, text: string, fault: string, promise: string, proofs: Proof[], kind: string,
 *   origin: string, isForLong: boolean, changed: string[] }} Mutant
 * A place that proves the promise: a test file, a story file, or `check`, `budget` or `packages`.
 * @typedef {{ place: string, title: string, said: string }} Proof
 */

/** Every fault, or those that are named. */
export function readMutants(names = []) {
  const files = globSync('scripts/mutants/*.patch').toSorted();
  const all = files.map((file) => readMutant(file, readFileSync(file, 'utf8')));
  const unknown = names.filter((name) => !all.some((one) => one.name === name));
  if (unknown.length > 0) throw new Error(`There is no scripts/mutants/${unknown.join('.patch, ')}.patch.`);
  return names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;
}

/** @returns {Mutant} */
export function readMutant(file, text) {
  const [head] = text.split(/^diff --git /m);
  const said = (key) => [...head.matchAll(new RegExp(`^${key}: *(.*)$`, 'gm'))].map(([, value]) => value.trim());
  const lacking = ['fault', 'promise', 'kind', 'origin'].filter((key) => !said(key)[0]);
  if (lacking.length > 0) throw new Error(`${file} does not say its ${lacking.join(', ')}.`);
  return {
    ...{ name: basename(file, '.patch'), file, text },
    ...{ fault: said('fault')[0], promise: said('promise')[0], kind: said('kind')[0], origin: said('origin')[0] },
    proofs: said('proof').map(readProof),
    isForLong: said('level')[0] === 'long',
    changed: [...new Set([...text.matchAll(/^(?:---|\+\+\+) [ab]\/(.+)$/gm)].map(([, path]) => path))],
  };
}

function readProof(line) {
  const [place = '', title = '', ...said] = line.split(' > ').map((part) => part.trim());
  const rest = said.join(' > ');
  // A name of a check is followed by what it has to say; the title of a test may have such signs itself.
  return place === 'check'
    ? { place, title, said: rest }
    : { place, title: [title, rest].filter(Boolean).join(' > '), said: '' };
}

/** What a fault's result depends on besides the code: its text. */
export const hashOf = (...texts) => createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);

/** What is wrong with the set as a whole: at most three faults wait for the long run, and none about what must never slip through. */
export function faultsOfSet(mutants) {
  const rare = mutants.filter(({ isForLong }) => isForLong);
  return [
    ...(rare.length > 3 ? [`${rare.length} faults are for the long run alone; three may be.`] : []),
    ...mutants.flatMap(({ name, proofs }) =>
      proofs.flatMap(({ place }) =>
        ['check', 'budget', 'packages'].includes(place) || existsSync(place) ? [] : [`${name}: there is no ${place}.`],
      ),
    ),
  ];
}
