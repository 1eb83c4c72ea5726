import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { results } from '../lib/results.mjs';

const listed = new URL('unsteady.json', import.meta.url);
const isOurs = (file) => /^unsteady-.+\.json$/.test(file);
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * A test that was red in company and green alone.
 * @typedef {{ name: string, kind: string, detail: string, verdict: 'green' | 'red' }} Unsteady
 */

/** The names that were unsteady before, and whose cause nobody has mended yet. */
export const listedUnsteady = () => (existsSync(listed) ? read(listed).map(({ name }) => name) : []);

/** How many tests of this run are unsteady so far, over all stages. */
export function unsteadySoFar() {
  if (!existsSync(results.folder)) return 0;
  const files = readdirSync(results.folder).filter(isOurs);
  return files.reduce((sum, file) => sum + read(join(results.folder, file)).length, 0);
}

/**
 * Keeps what of a stage is unsteady. One process writes a stage's file; others may read it meanwhile.
 * @param {string} stage @param {Unsteady[]} all
 */
export function keepUnsteady(stage, all) {
  mkdirSync(results.folder, { recursive: true });
  const file = join(results.folder, `unsteady-${stage}.json`);
  // Whole or not at all.
  writeFileSync(`${file}.new`, JSON.stringify(all, null, 1));
  renameSync(`${file}.new`, file);
}
